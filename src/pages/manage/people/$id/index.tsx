import { useParams } from 'umi';
import { StudioFrame } from '@/features/studio/frame/StudioFrame';
import { PersonScreen } from '@/features/studio/people/PersonScreen';

export default function ManagePersonPage() {
  const { id = '' } = useParams();
  return (
    <StudioFrame place="people">
      <PersonScreen key={id} id={id} />
    </StudioFrame>
  );
}
