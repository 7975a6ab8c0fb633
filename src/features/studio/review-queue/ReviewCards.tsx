import type { ReviewEntry, ReviewList } from 'contract/manage/review';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AreaIcon } from '@/entities/area/AreaIcon';
import styles from './ReviewCards.module.css';
import { ReviewPerson, ReviewPlace, ReviewStateTag, ReviewTitle, ReviewWaiting } from './ReviewFacts';

interface ReviewCardsProps {
  entries: readonly ReviewEntry[];
  list: ReviewList;
}

/** Cards of drafts in the queue, for phones. The link of the title covers its card. */
export function ReviewCards({ entries, list }: ReviewCardsProps) {
  const { t } = useTranslation('reviewing');
  return (
    <ul className={styles.cards} aria-label={t(`list.${list}`)}>
      {entries.map((entry, index) => {
        const note = (list === 'decided' ? entry.decision : entry.submitted)?.note;
        return (
          <li key={`${entry.area} ${entry.id} ${index}`} className={styles.card}>
            <AreaIcon area={entry.area} size="small" />
            <div className={styles.words}>
              <ReviewTitle entry={entry} />
              <ReviewPlace entry={entry} />
              {note && <p className={`clamped ${styles.note}`}>{note}</p>}
            </div>
            <p className={styles.foot}>
              <span>
                <ReviewPerson entry={entry} />
              </span>
              {list === 'waiting' ? <ReviewWaiting entry={entry} /> : <ReviewStateTag entry={entry} />}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
