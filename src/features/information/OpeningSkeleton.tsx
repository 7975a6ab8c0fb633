import { TopicCardSkeleton } from '@/entities/item/topic/TopicCardSkeleton';
import styles from './ShelfOpening.module.css';

const NAMES = ['52%', '40%', '60%'];
const ITEMS_OF_CARD = 4;

/** Renders the skeleton of the opening page. */
export const OpeningSkeleton = () => (
  <div className={styles.frame}>
    <ul aria-hidden="true" className={styles.cards}>
      {NAMES.map((name) => (
        <TopicCardSkeleton key={name} name={name} items={ITEMS_OF_CARD} />
      ))}
    </ul>
    <div />
  </div>
);
