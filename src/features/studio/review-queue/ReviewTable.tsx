import type { ReviewEntry, ReviewList } from 'contract/manage/review';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AreaIcon } from '@/entities/area/AreaIcon';
import { ReviewPerson, ReviewPlace, ReviewStateTag, ReviewTitle, ReviewWaiting } from './ReviewFacts';
import styles from './ReviewTable.module.css';

interface ReviewTableProps {
  entries: readonly ReviewEntry[];
  list: ReviewList;
}

/** Table of drafts in the queue. The link of the title covers its row. */
export function ReviewTable({ entries, list }: ReviewTableProps) {
  const { t } = useTranslation('reviewing');
  const isDecided = list === 'decided';
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t(`list.${list}`)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('column.item')}</th>
            <th scope="col">{t(isDecided ? 'column.decision' : 'column.submitted')}</th>
            <th scope="col" className={styles.noteColumn}>
              {t('column.note')}
            </th>
            <th scope="col" className={styles.last}>
              {t(list === 'waiting' ? 'column.waiting' : 'column.state')}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, index) => (
            <ReviewRow key={`${entry.area} ${entry.id} ${index}`} entry={entry} list={list} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ReviewRow({ entry, list }: { entry: ReviewEntry; list: ReviewList }) {
  const { t } = useTranslation('reviewing');
  const note = (list === 'decided' ? entry.decision : entry.submitted)?.note;
  return (
    <tr className={styles.row}>
      <td>
        <div className={styles.item}>
          <AreaIcon area={entry.area} size="small" />
          <div>
            <ReviewTitle entry={entry} />
            <ReviewPlace entry={entry} />
          </div>
        </div>
      </td>
      <td className={styles.person}>
        <ReviewPerson entry={entry} />
      </td>
      <td>{note ? <p className={`clamped ${styles.note}`}>{note}</p> : <span className="second">{t('noNote')}</span>}</td>
      <td className={styles.last}>{list === 'waiting' ? <ReviewWaiting entry={entry} /> : <ReviewStateTag entry={entry} />}</td>
    </tr>
  );
}
