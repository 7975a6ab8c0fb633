import { NotBuiltYet } from '@/ui/NotBuiltYet';

export default function InformationPage() {
  return <NotBuiltYet area="information" />;
}
