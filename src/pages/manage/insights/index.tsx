import { StudioFrame } from '@/features/studio/frame/StudioFrame';
import { InsightsScreen } from '@/features/studio/insights/InsightsScreen';

export default function ManageInsightsPage() {
  return (
    <StudioFrame place="insights">
      <InsightsScreen />
    </StudioFrame>
  );
}
