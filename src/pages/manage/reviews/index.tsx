import { StudioFrame } from '@/features/studio/frame/StudioFrame';
import { ReviewsScreen } from '@/features/studio/review-queue/ReviewsScreen';

export default function ManageReviewsPage() {
  return (
    <StudioFrame place="reviews">
      <ReviewsScreen />
    </StudioFrame>
  );
}
