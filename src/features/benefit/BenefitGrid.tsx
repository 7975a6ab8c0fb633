import type { BenefitCard as Card } from 'contract/welfare';
import { Skeleton, SkeletonLines } from '@/ui/states/Skeleton';
import { BenefitCard } from './BenefitCard';
import card from './BenefitCard.module.css';
import styles from './BenefitGrid.module.css';

/** Number of cards that fit on a screen of 1,000 px; pictures of further cards load lazily. */
const FIRST_CARDS = 6;

export function BenefitGrid({ benefits, label }: { benefits: readonly Card[]; label: string }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {benefits.map((benefit, place) => (
        <BenefitCard key={benefit.id} benefit={benefit} lazy={place >= FIRST_CARDS} />
      ))}
    </ul>
  );
}

/** Renders the skeleton of the grid. */
export function BenefitGridSkeleton() {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: FIRST_CARDS }, (_, place) => (
        <div key={place} className={card.card}>
          <div className={styles.picture}>
            <Skeleton height="100%" />
          </div>
          <div className={styles.lines}>
            <Skeleton width="60%" height="18px" />
            <SkeletonLines widths={['80%', '70%']} height="14px" />
            <Skeleton width="50%" height="22px" round />
          </div>
        </div>
      ))}
    </div>
  );
}
