import { ManageSearchScreen } from '@/features/manage-search/ManageSearchScreen';

export default function ManageSearchPage() {
  return <ManageSearchScreen />;
}
