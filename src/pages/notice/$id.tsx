import { useParams } from 'umi';
import { NoticePage } from '@/features/notice/page/NoticePage';

export default function NoticeDetailPage() {
  const { id = '' } = useParams<'id'>();
  return <NoticePage id={id} />;
}
