import { useParams } from 'umi';
import { areaNamed } from 'contract/core/areas';
import { NotFound } from '@/entities/item/page/NotFound';
import { StudioFrame } from '@/features/studio/frame/StudioFrame';
import { HistoryScreen } from '@/features/studio/history/HistoryScreen';

export default function ManageHistoryPage() {
  const { area: name, id = '' } = useParams<'area' | 'id'>();
  const area = areaNamed(name);
  return <StudioFrame place="content">{area ? <HistoryScreen area={area} id={id} /> : <NotFound />}</StudioFrame>;
}
