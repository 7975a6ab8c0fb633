import { StudioFrame } from '@/features/studio/frame/StudioFrame';
import { TransferScreen } from '@/features/studio/transfer/TransferScreen';

export default function ManageTransferPage() {
  return (
    <StudioFrame place="transfer">
      <TransferScreen />
    </StudioFrame>
  );
}
