import { NotBuiltYet } from '@/ui/NotBuiltYet';

export default function NoticePage() {
  return <NotBuiltYet area="notice" />;
}
