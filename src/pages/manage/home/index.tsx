import { StudioFrame } from '@/features/studio/frame/StudioFrame';
import { HomePlaceScreen } from '@/features/studio/home/HomePlaceScreen';

export default function ManageHomePage() {
  return (
    <StudioFrame place="home">
      <HomePlaceScreen />
    </StudioFrame>
  );
}
