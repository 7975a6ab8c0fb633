import { WelfareScreen } from '@/features/benefit/WelfareScreen';

export default function WelfarePage() {
  return <WelfareScreen />;
}
