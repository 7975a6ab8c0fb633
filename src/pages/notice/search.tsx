import { NoticeSearch } from '@/features/notice/NoticeSearch';

export default function NoticeSearchPage() {
  return <NoticeSearch />;
}
