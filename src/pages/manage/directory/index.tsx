import { DirectoryScreen } from '@/features/studio/directory/DirectoryScreen';
import { StudioFrame } from '@/features/studio/frame/StudioFrame';

export default function ManageDirectoryPage() {
  return (
    <StudioFrame place="directory">
      <DirectoryScreen />
    </StudioFrame>
  );
}
