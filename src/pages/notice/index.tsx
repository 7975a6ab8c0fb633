import { NoticeBoard } from '@/features/notice/NoticeBoard';

export default function NoticesPage() {
  return <NoticeBoard />;
}
