import { SearchAdminScreen } from '@/features/search-admin/SearchAdminScreen';
import { StudioFrame } from '@/features/studio/frame/StudioFrame';

export default function ManageSearchPage() {
  return (
    <StudioFrame place="search">
      <SearchAdminScreen />
    </StudioFrame>
  );
}
