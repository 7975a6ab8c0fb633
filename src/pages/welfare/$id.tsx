import { useParams } from 'umi';
import { BenefitPage } from '@/features/welfare/BenefitPage';

export default function BenefitDetailPage() {
  const { id = '' } = useParams<'id'>();
  return <BenefitPage id={id} />;
}
