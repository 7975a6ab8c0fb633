import { useParams } from 'umi';
import { usePreviewToken } from '@/entities/item/preview/usePreviewToken';
import { ServicePreview } from '@/features/service/ServicePreview';

export default function ServicePreviewPage() {
  const { id = '' } = useParams<'id'>();
  const token = usePreviewToken();
  return <ServicePreview id={id} token={token} />;
}
