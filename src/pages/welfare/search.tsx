import { WelfareSearchScreen } from '@/features/benefit/WelfareSearchScreen';

export default function WelfareSearchPage() {
  return <WelfareSearchScreen />;
}
