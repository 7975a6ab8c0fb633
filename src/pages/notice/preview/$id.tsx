import { useParams } from 'umi';
import { usePreviewToken } from '@/entities/item/preview/usePreviewToken';
import { NoticePreview } from '@/features/notice/page/NoticePreview';

export default function NoticePreviewPage() {
  const { id = '' } = useParams<'id'>();
  const token = usePreviewToken();
  return <NoticePreview id={id} token={token} />;
}
