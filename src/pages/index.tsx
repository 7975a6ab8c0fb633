import { HomeScreen } from '@/features/home/HomeScreen';

export default function HomePage() {
  return <HomeScreen />;
}
