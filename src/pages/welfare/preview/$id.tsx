import { useParams, useSearchParams } from 'umi';
import { BenefitPreview } from '@/features/benefit/BenefitPreview';

export default function BenefitPreviewPage() {
  const { id = '' } = useParams<'id'>();
  const [params] = useSearchParams();
  return <BenefitPreview id={id} token={params.get('token') ?? undefined} />;
}
