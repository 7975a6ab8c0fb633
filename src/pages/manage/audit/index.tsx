import { AuditScreen } from '@/features/studio/audit/AuditScreen';
import { StudioFrame } from '@/features/studio/frame/StudioFrame';

export default function ManageAuditPage() {
  return (
    <StudioFrame place="audit">
      <AuditScreen />
    </StudioFrame>
  );
}
