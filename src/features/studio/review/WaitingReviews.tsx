import { Link } from 'umi';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { MANAGE_REVIEWS_PATH } from '@/lib/paths';
import { Icon } from '@/ui/primitives/Icon';
import styles from './WaitingReviews.module.css';

/** Line of My work that leads to the drafts that wait for the person. Renders nothing for none. */
export function WaitingReviews({ count }: { count: number }) {
  const { t } = useTranslation('reviews');
  if (!count) return null;
  return (
    <p className={styles.line}>
      <Icon name="eye" />
      <Link className={`cover-link ${styles.link}`} to={MANAGE_REVIEWS_PATH}>
        {t('work', { count, formatted: formatNumber(count) })}
      </Link>
      <Icon name="chevron-right" />
    </p>
  );
}
