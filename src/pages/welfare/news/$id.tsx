import { NotBuiltYet } from '@/ui/NotBuiltYet';

export default function NewsPage() {
  return <NotBuiltYet area="news" />;
}
