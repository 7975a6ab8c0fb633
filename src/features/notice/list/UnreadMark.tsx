import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './UnreadMark.module.css';

/** The dot before the title of what has not been read, in the margin so that titles stay in line. */
export function UnreadMark() {
  const { t } = useTranslation('notice');
  return (
    <>
      <span className={styles.dot} aria-hidden="true" />
      <span className="visually-hidden">{t('unread')} </span>
    </>
  );
}
