import { NotBuiltYet } from '@/ui/NotBuiltYet';

export default function WelfareNewsPage() {
  return <NotBuiltYet area="news" />;
}
