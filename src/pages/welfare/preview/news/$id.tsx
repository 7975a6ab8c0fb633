import { useParams, useSearchParams } from 'umi';
import { NewsPreview } from '@/features/news/NewsPreview';

export default function NewsPreviewPage() {
  const { id = '' } = useParams<'id'>();
  const [params] = useSearchParams();
  return <NewsPreview id={id} token={params.get('token') ?? undefined} />;
}
