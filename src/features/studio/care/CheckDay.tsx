import type { ManagedItem } from 'contract/manage/content';
import { formatDate, isOverdue } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './Care.module.css';

/** Shows the day by which an item is to be checked, marked if it has passed. */
export function CheckDay({ item: { checkBy } }: { item: Pick<ManagedItem, 'checkBy'> }) {
  const { t } = useTranslation('contentCare');
  if (checkBy === null) return <span className={styles.missing}>–</span>;
  const isPassed = isOverdue(checkBy);
  return (
    <span className={styles.day}>
      <time dateTime={checkBy}>{formatDate(checkBy)}</time>{' '}
      {isPassed && <span className={styles.overdue}>{t('check.overdue')}</span>}
    </span>
  );
}
