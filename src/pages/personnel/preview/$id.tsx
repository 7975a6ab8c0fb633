import { useParams } from 'umi';
import { usePreviewToken } from '@/entities/item/preview/usePreviewToken';
import { PersonnelItemPreview } from '@/features/personnel/PersonnelItemPreview';

export default function PersonnelPreviewPage() {
  const { id = '' } = useParams<'id'>();
  const token = usePreviewToken();
  return <PersonnelItemPreview id={id} token={token} />;
}
