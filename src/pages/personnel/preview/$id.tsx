import { useParams, useSearchParams } from 'umi';
import { PersonnelItemPreview } from '@/features/personnel/PersonnelItemPreview';

export default function PersonnelPreviewPage() {
  const { id = '' } = useParams<'id'>();
  const [params] = useSearchParams();
  return <PersonnelItemPreview id={id} token={params.get('token') ?? undefined} />;
}
