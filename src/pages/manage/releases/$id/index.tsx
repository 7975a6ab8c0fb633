import { useParams } from 'umi';
import { ReleaseScreen } from '@/features/studio/releases/ReleaseScreen';
import { StudioFrame } from '@/features/studio/frame/StudioFrame';

export default function ReleasePage() {
  const { id = '' } = useParams<'id'>();
  return (
    <StudioFrame place="releases">
      <ReleaseScreen key={id} id={id} />
    </StudioFrame>
  );
}
