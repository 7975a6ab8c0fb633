import { NewsScreen } from '@/features/news/NewsScreen';

export default function WelfareNewsPage() {
  return <NewsScreen />;
}
