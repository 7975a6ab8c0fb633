import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './ReviewCount.module.css';
import { useReviewCount } from './useReviewCount';

/** Number of drafts that wait for the person, beside the name of the place. Renders nothing for none. */
export function ReviewCount() {
  const { t } = useTranslation('reviews');
  const count = useReviewCount().data?.total ?? 0;
  if (!count) return null;
  const formatted = formatNumber(count);
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{formatted}</span>
      <span className="visually-hidden">{t('waitingFor', { count, formatted })}</span>
    </span>
  );
}
