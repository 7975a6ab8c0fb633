import { Skeleton, SkeletonLines } from '@/ui/states/Skeleton';
import card from '@/entities/item/topic/TopicCard.module.css';
import frame from './PersonnelOverview.module.css';
import styles from './OverviewSkeleton.module.css';

const TOPICS = ['36%', '28%', '48%', '40%', '30%', '34%'];
const SIDE_SECTIONS = ['72px', '64px', '80px'];

/** Renders the skeleton of the overview: cards of topics and side boxes. */
export const OverviewSkeleton = () => (
  <div className={frame.frame} aria-hidden="true">
    <div className={frame.topics}>
      <div className={styles.jumps} />
      <ul className={frame.cards}>
        {TOPICS.map((width) => (
          <li key={width} className={card.frame}>
            <div className={card.card}>
              <div className={card.head}>
                <Skeleton width="44px" height="44px" />
                <Skeleton width={width} height="24px" />
              </div>
              <div className={styles.stack}>
                <SkeletonLines widths={['62%', '92%', '54%', '84%']} height="16px" />
              </div>
              <div className={card.foot}>
                <Skeleton width="40%" height="24px" />
              </div>
            </div>
          </li>
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
