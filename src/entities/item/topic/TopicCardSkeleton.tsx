import { Skeleton, SkeletonLines } from '../../../ui/states/Skeleton';
import card from './TopicCard.module.css';
import styles from './TopicCardSkeleton.module.css';

interface TopicCardSkeletonProps {
  /** Width of the name as a CSS length. */
  name: string;
  /** Number of items in the card, up to five. */
  items: number;
}

/** Widths of the titles and the summaries of items. */
const ITEMS = [
  ['62%', '92%'],
  ['46%', '84%'],
  ['58%', '76%'],
  ['40%', '88%'],
  ['52%', '80%'],
];

/** Renders the skeleton of a topic card. */
export const TopicCardSkeleton = ({ name, items }: TopicCardSkeletonProps) => (
  <li className={card.frame}>
    <div className={card.card}>
      <div className={card.head}>
        <Skeleton width="44px" height="44px" />
        <div className={styles.words}>
          <Skeleton width={name} height="24px" />
          <Skeleton width="64px" height="13px" />
        </div>
      </div>
      <div className={card.items}>
        {ITEMS.slice(0, items).map((widths) => (
          <div key={widths[0]} className={styles.item}>
            <SkeletonLines widths={widths} height="14px" />
          </div>
        ))}
      </div>
      <div className={card.foot}>
        <Skeleton width="40%" height="24px" />
        <Skeleton width="30%" height="13px" />
      </div>
    </div>
  </li>
);
