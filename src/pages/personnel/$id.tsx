import { NotBuiltYet } from '@/ui/NotBuiltYet';

export default function PersonnelItemPage() {
  return <NotBuiltYet area="personnel" />;
}
