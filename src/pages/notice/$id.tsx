import { useParams } from 'umi';
import { NoticePage } from '@/features/notice/NoticePage';

export default function NoticeDetailPage() {
  const { id = '' } = useParams<'id'>();
  return <NoticePage id={id} />;
}
