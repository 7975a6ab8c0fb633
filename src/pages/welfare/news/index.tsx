import { NewsScreen } from '@/features/welfare/NewsScreen';

export default function WelfareNewsPage() {
  return <NewsScreen />;
}
