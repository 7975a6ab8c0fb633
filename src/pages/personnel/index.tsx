import { NotBuiltYet } from '@/ui/NotBuiltYet';

export default function PersonnelPage() {
  return <NotBuiltYet area="personnel" />;
}
