import { ReleasesScreen } from '@/features/studio/releases/ReleasesScreen';
import { StudioFrame } from '@/features/studio/frame/StudioFrame';

export default function ReleasesPage() {
  return (
    <StudioFrame place="releases">
      <ReleasesScreen />
    </StudioFrame>
  );
}
