import { ServiceHall } from '@/features/servicehall/ServiceHall';

export default function ServiceHallPage() {
  return <ServiceHall />;
}
