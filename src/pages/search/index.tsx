import { NotBuiltYet } from '@/ui/NotBuiltYet';

export default function SearchPage() {
  return <NotBuiltYet area="search" />;
}
