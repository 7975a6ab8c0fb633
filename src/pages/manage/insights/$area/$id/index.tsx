import { useParams } from 'umi';
import { areaNamed } from 'contract/core/areas';
import { NotFound } from '@/entities/item/page/NotFound';
import { StudioFrame } from '@/features/studio/frame/StudioFrame';
import { ItemInsightsScreen } from '@/features/studio/insights/ItemInsightsScreen';

export default function ManageItemInsightsPage() {
  const { area: name, id = '' } = useParams<'area' | 'id'>();
  const area = areaNamed(name);
  return <StudioFrame place="insights">{area ? <ItemInsightsScreen area={area} id={id} /> : <NotFound />}</StudioFrame>;
}
