import { WelfareSearchScreen } from '@/features/welfare/WelfareSearchScreen';

export default function WelfareSearchPage() {
  return <WelfareSearchScreen />;
}
