import { NoticeBoard } from '@/features/notice/list/NoticeBoard';

export default function NoticesPage() {
  return <NoticeBoard />;
}
