import { StudioFrame } from '@/features/studio/frame/StudioFrame';
import { StructureScreen } from '@/features/studio/structure-place/StructureScreen';

export default function ManageStructurePage() {
  return (
    <StudioFrame place="structure">
      <StructureScreen />
    </StudioFrame>
  );
}
