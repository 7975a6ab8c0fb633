import { useParams } from 'umi';
import { areaNamed } from 'contract/core/areas';
import { NotFound } from '@/entities/item/page/NotFound';
import { StudioFrame } from '@/features/studio/frame/StudioFrame';
import { ReviewScreen } from '@/features/studio/review-page/ReviewScreen';

export default function ManageReviewPage() {
  const { area: name, id = '' } = useParams<'area' | 'id'>();
  const area = areaNamed(name);
  return (
    <StudioFrame place="reviews" ownBar={area && 'wide'}>
      {area ? <ReviewScreen key={`${area} ${id}`} area={area} id={id} /> : <NotFound />}
    </StudioFrame>
  );
}
