import { SeeAsScreen } from '@/features/see-as/SeeAsScreen';
import { StudioFrame } from '@/features/studio/frame/StudioFrame';

export default function SeeAsPage() {
  return (
    <StudioFrame place="seeAs">
      <SeeAsScreen />
    </StudioFrame>
  );
}
