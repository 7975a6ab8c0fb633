import { useParams, useSearchParams } from 'umi';
import { ServicePreview } from '@/features/servicehall/ServicePreview';

export default function ServicePreviewPage() {
  const { id = '' } = useParams<'id'>();
  const [params] = useSearchParams();
  return <ServicePreview id={id} token={params.get('token') ?? undefined} />;
}
