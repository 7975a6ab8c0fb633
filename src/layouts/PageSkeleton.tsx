import { useTranslation } from '@/lib/i18n/useTranslation';
import { Skeleton } from '@/ui/states/Skeleton';
import styles from './PageSkeleton.module.css';

/** Placeholder for the content while the code of the first page loads. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={`content ${styles.page}`} aria-busy="true">
      <span role="status" className="visually-hidden">
        {t('nav.loading')}
      </span>
      <Skeleton width="280px" height="34px" />
      <Skeleton width="460px" height="16px" />
    </div>
  );
}
