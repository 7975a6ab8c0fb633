import { StudioFrame } from '@/features/studio/frame/StudioFrame';
import { WorkScreen } from '@/features/studio/my-work/WorkScreen';

export default function ManagePage() {
  return (
    <StudioFrame place="work">
      <WorkScreen />
    </StudioFrame>
  );
}
