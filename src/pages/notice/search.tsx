import { NoticeSearch } from '@/features/notice/list/NoticeSearch';

export default function NoticeSearchPage() {
  return <NoticeSearch />;
}
