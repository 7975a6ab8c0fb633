import { NotBuiltYet } from '@/ui/NotBuiltYet';

export default function WelfarePage() {
  return <NotBuiltYet area="benefit" />;
}
