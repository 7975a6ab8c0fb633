import { useParams } from 'umi';
import { ServicePage } from '@/features/service/ServicePage';

export default function ServiceDetailPage() {
  const { id = '' } = useParams<'id'>();
  return <ServicePage id={id} />;
}
