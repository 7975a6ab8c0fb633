import { useParams } from 'umi';
import { BenefitPage } from '@/features/benefit/BenefitPage';

export default function BenefitDetailPage() {
  const { id = '' } = useParams<'id'>();
  return <BenefitPage id={id} />;
}
