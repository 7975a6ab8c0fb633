import { useParams } from 'umi';
import { usePreviewToken } from '@/entities/item/preview/usePreviewToken';
import { NewsPreview } from '@/features/news/NewsPreview';

export default function NewsPreviewPage() {
  const { id = '' } = useParams<'id'>();
  const token = usePreviewToken();
  return <NewsPreview id={id} token={token} />;
}
