import { FavouritesScreen } from '@/features/favourites/FavouritesScreen';

export default function FavouritesPage() {
  return <FavouritesScreen />;
}
