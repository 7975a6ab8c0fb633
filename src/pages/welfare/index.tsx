import { WelfareScreen } from '@/features/welfare/WelfareScreen';

export default function WelfarePage() {
  return <WelfareScreen />;
}
