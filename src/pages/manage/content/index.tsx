import { BulkCare } from '@/features/studio/bulk/BulkCare';
import { ContentScreen } from '@/features/studio/content/ContentScreen';
import { StudioFrame } from '@/features/studio/frame/StudioFrame';

export default function ManageContentPage() {
  return (
    <StudioFrame place="content" offersNew>
      <ContentScreen Around={BulkCare} />
    </StudioFrame>
  );
}
