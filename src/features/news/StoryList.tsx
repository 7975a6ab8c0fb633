import type { NewsCard } from 'contract/welfare';
import { Skeleton, SkeletonLines } from '@/ui/states/Skeleton';
import { StoryCard } from './StoryCard';
import card from './StoryCard.module.css';
import styles from './StoryList.module.css';

/** Number of stories that fit on a screen of 1,000 px; pictures of further stories load lazily. */
const FIRST_STORIES = 4;

interface StoryListProps {
  /** True if the first story is the lead, shown large. */
  lead: boolean;
}

export function StoryList({ stories, label, lead }: StoryListProps & { stories: readonly NewsCard[]; label: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {stories.map((story, place) => (
        <StoryCard key={story.id} story={story} lead={lead && place === 0} lazy={place >= FIRST_STORIES} />
      ))}
    </ul>
  );
}

/** Renders the skeleton of the list. */
export function StoryListSkeleton({ lead }: StoryListProps) {
  return (
    <div className={styles.list} aria-hidden="true">
      {Array.from({ length: FIRST_STORIES }, (_, place) => (
        <div key={place} className={card.story} data-lead={lead && place === 0}>
          <div className={styles.picture}>
            <Skeleton height="100%" />
          </div>
          <div className={styles.lines}>
            <Skeleton width="60%" height="18px" />
            <SkeletonLines widths={['90%', '75%']} height="14px" />
          </div>
        </div>
      ))}
    </div>
  );
}
