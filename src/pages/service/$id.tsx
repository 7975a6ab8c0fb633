import { useParams } from 'umi';
import { ServicePage } from '@/features/servicehall/ServicePage';

export default function ServiceDetailPage() {
  const { id = '' } = useParams<'id'>();
  return <ServicePage id={id} />;
}
