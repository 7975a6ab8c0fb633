import { useParams, useSearchParams } from 'umi';
import { NoticePreview } from '@/features/notice/page/NoticePreview';

export default function NoticePreviewPage() {
  const { id = '' } = useParams<'id'>();
  const [params] = useSearchParams();
  return <NoticePreview id={id} token={params.get('token') ?? undefined} />;
}
