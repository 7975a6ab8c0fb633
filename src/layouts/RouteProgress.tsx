import { isRouteLoading, onRouteLoading } from '@/lib/browser/route-progress';
import { useStore } from '@/lib/browser/useStore';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './RouteProgress.module.css';

/** Shows a thin line at the top of the page while the next page is loading. */
export function RouteProgress() {
  const { t } = useTranslation();
  const loading = useStore(onRouteLoading, isRouteLoading);
  return loading ? <div className={styles.line} role="progressbar" aria-label={t('nav.loading')} /> : null;
}
