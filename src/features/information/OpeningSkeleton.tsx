import { TopicCardSkeleton } from '@/entities/item/topic/TopicCardSkeleton';
import styles from './ShelfOpening.module.css';

const NAMES = ['52%', '40%', '60%'];
const ITEMS_OF_CARD = 5;

/** Renders the skeleton of the opening page. */
export const OpeningSkeleton = () => (
  <ul aria-hidden="true" className={styles.cards} data-count={NAMES.length}>
    {NAMES.map((name) => (
      <TopicCardSkeleton key={name} name={name} items={ITEMS_OF_CARD} />
    ))}
  </ul>
);
