import { NotBuiltYet } from '@/ui/NotBuiltYet';

export default function NoticesPage() {
  return <NotBuiltYet area="notice" />;
}
