import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './UnreadMark.module.css';

/** Shows a dot before the title of an unread notice. It is in the margin, so that titles stay aligned. */
export function UnreadMark() {
  const { t } = useTranslation('notice');
  return (
    <>
      <span className={styles.dot} aria-hidden="true" />
      <span className="visually-hidden">{t('unread')} </span>
    </>
  );
}
