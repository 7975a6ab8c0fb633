import { StudioFrame } from '@/features/studio/frame/StudioFrame';
import { PeopleScreen } from '@/features/studio/people/PeopleScreen';

export default function ManagePeoplePage() {
  return (
    <StudioFrame place="people">
      <PeopleScreen />
    </StudioFrame>
  );
}
