import { SearchAdminScreen } from '@/features/search-admin/SearchAdminScreen';

export default function ManageSearchPage() {
  return <SearchAdminScreen />;
}
