import { useTranslation } from '@/lib/useTranslation';
import type { WindowState } from './benefit-window';
import styles from './WindowTag.module.css';

/** Whether a benefit can be claimed now. */
export function WindowTag({ state }: { state: WindowState }) {
  const { t } = useTranslation('welfare');
  return (
    <span className={`tag ${styles.tag}`} data-state={state}>
      {t(`window.${state}`)}
    </span>
  );
}
