import { FavouritesScreen } from '@/features/favourite/FavouritesScreen';

export default function FavouritesPage() {
  return <FavouritesScreen />;
}
