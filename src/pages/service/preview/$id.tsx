import { useParams, useSearchParams } from 'umi';
import { ServicePreview } from '@/features/service/ServicePreview';

export default function ServicePreviewPage() {
  const { id = '' } = useParams<'id'>();
  const [params] = useSearchParams();
  return <ServicePreview id={id} token={params.get('token') ?? undefined} />;
}
