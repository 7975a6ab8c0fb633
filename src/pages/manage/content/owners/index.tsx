import { OwnersScreen } from '@/features/studio/owners/OwnersScreen';
import { StudioFrame } from '@/features/studio/frame/StudioFrame';

export default function ManageOwnersPage() {
  return (
    <StudioFrame place="content">
      <OwnersScreen />
    </StudioFrame>
  );
}
