import { NotBuiltYet } from '@/ui/NotBuiltYet';

export default function BenefitPage() {
  return <NotBuiltYet area="benefit" />;
}
