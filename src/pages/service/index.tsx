import { ServiceHall } from '@/features/service/ServiceHall';

export default function ServiceHallPage() {
  return <ServiceHall />;
}
