import { SearchAdminScreen } from '@/features/search-admin/SearchAdminScreen';
import { NewItemDialog } from '@/features/studio/new-item/NewItemDialog';
import { StudioFrame } from '@/features/studio/frame/StudioFrame';

export default function ManageSearchPage() {
  return (
    <StudioFrame place="search">
      <SearchAdminScreen newItemForm={(title, onClose) => <NewItemDialog title={title} onClose={onClose} />} />
    </StudioFrame>
  );
}
