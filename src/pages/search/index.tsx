import { SearchScreen } from '@/features/search/SearchScreen';

export default function SearchPage() {
  return <SearchScreen />;
}
