import { useTranslation } from '@/lib/i18n/useTranslation';
import type { WindowState } from './benefit-window';
import styles from './ClaimPeriodTag.module.css';

/** Shows whether a benefit can be claimed now. */
export function ClaimPeriodTag({ state }: { state: WindowState }) {
  const { t } = useTranslation('welfare');
  return (
    <span className={`tag ${styles.tag}`} data-state={state}>
      {t(`window.${state}`)}
    </span>
  );
}
