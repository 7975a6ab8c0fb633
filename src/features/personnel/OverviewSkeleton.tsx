import { Skeleton, SkeletonLines } from '@/ui/states/Skeleton';
import { TopicCardSkeleton } from '@/entities/item/topic/TopicCardSkeleton';
import frame from './PersonnelOverview.module.css';
import styles from './OverviewSkeleton.module.css';

const TOPICS = ['36%', '28%', '48%', '40%', '30%', '34%'];
const ITEMS_OF_CARD = 2;
const SIDE_SECTIONS = ['72px', '64px', '80px'];

/** Renders the skeleton of the overview: cards of topics and side boxes. */
export const OverviewSkeleton = () => (
  <div className={frame.frame} aria-hidden="true">
    <div className={frame.topics}>
      <div className={styles.jumps} />
      <ul className={frame.cards}>
        {TOPICS.map((width) => (
          <TopicCardSkeleton key={width} name={width} items={ITEMS_OF_CARD} />
        ))}
      </ul>
    </div>
    <div className={frame.side}>
      {SIDE_SECTIONS.map((width) => (
        <div key={width} className={styles.stack}>
          <Skeleton width={width} height="13px" />
          <SkeletonLines widths={['80%', '64%', '72%', '58%']} height="16px" />
        </div>
      ))}
    </div>
  </div>
);
