import { useParams } from 'umi';
import { PersonnelItemPage } from '@/features/personnel/PersonnelItemPage';

export default function PersonnelDetailPage() {
  const { id = '' } = useParams<'id'>();
  return <PersonnelItemPage id={id} />;
}
