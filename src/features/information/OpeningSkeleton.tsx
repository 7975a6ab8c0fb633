import { Skeleton, SkeletonLines } from '@/ui/states/Skeleton';
import card from '@/entities/item/topic/TopicCard.module.css';
import styles from './ShelfOpening.module.css';

const CARDS = ['52%', '40%', '60%'];
const LINES = ['62%', '84%', '46%', '90%', '58%', '76%', '40%', '88%'];

/** Renders the skeleton of the opening page. */
export const OpeningSkeleton = () => (
  <div aria-hidden="true">
    <ul className={styles.cards} data-count={CARDS.length}>
      {CARDS.map((width) => (
        <li key={width} className={card.frame}>
          <div className={card.card}>
            <div className={card.head}>
              <Skeleton width="44px" height="44px" />
              <Skeleton width={width} height="24px" />
            </div>
            <div className={styles.waiting}>
              <SkeletonLines widths={LINES} height="16px" />
            </div>
            <div className={card.foot}>
              <Skeleton width="40%" height="24px" />
              <Skeleton width="30%" height="13px" />
            </div>
          </div>
        </li>
      ))}
    </ul>
  </div>
);
