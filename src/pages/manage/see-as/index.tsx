import { SeeAsScreen } from '@/features/studio/see-as/SeeAsScreen';
import { StudioFrame } from '@/features/studio/frame/StudioFrame';

export default function SeeAsPage() {
  return (
    <StudioFrame place="seeAs">
      <SeeAsScreen />
    </StudioFrame>
  );
}
