import { useParams } from 'umi';
import { usePreviewToken } from '@/entities/item/preview/usePreviewToken';
import { BenefitPreview } from '@/features/benefit/BenefitPreview';

export default function BenefitPreviewPage() {
  const { id = '' } = useParams<'id'>();
  const token = usePreviewToken();
  return <BenefitPreview id={id} token={token} />;
}
