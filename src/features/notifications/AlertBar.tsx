import { useCallback } from 'react';
import { Link } from 'umi';
import type { UserInfo } from 'contract/session';
import { itemPath } from 'contract/core/paths';
import { useIsAlertMissingOnHome } from '@/entities/home/alert-on-home';
import { dismissAlert } from '@/entities/notice/inbox';
import { homePath, MANAGE_PATH } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import { revealFocusAbove } from '@/ui/primitives/reveal';
import { useHeightToken } from '@/ui/primitives/useHeightToken';
import { usePlacedAlert } from './usePlacedAlert';
import styles from './AlertBar.module.css';

/** Shows the current urgent notice on every page except its own and, while it has to be confirmed, the home page, until it is dismissed. */
export function AlertBar({ user, pathname }: { user: UserInfo | null; pathname: string }) {
  const { t } = useTranslation();
  const { alert, placed, remove } = usePlacedAlert(user?.id ?? '', pathname);
  const isMissingOnHome = useIsAlertMissingOnHome();
  const measured = useHeightToken('--height-alert');
  const floating = useCallback(
    (bar: HTMLElement | null) => {
      if (!bar) return;
      revealFocusAbove(bar);
      return measured(bar);
    },
    [measured],
  );
  if (!alert || pathname === itemPath('notice', alert.id)) return null;
  // In the studio, a floating bar would cover what the person is working on.
  if (!placed && pathname.startsWith(MANAGE_PATH)) return null;
  // The home page lists it first among what there is to do.
  if (pathname === homePath && !isMissingOnHome && alert.mustRead && !alert.acknowledged) return null;
  const { id, title, locale } = alert;
  return (
    <aside ref={placed ? undefined : floating} className={styles.bar} data-placed={placed} aria-label={t('alert.name')}>
      <Icon name="warning" />
      <p role={placed ? undefined : 'alert'} className={styles.text}>
        <strong className={styles.word}>{t('alert.urgent')}</strong>{' '}
        <Link to={itemPath('notice', id)} className={styles.link} lang={locale}>
          {title}
        </Link>
      </p>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={t('alert.dismiss')}
        onClick={() => {
          // The button is removed with the bar.
          document.querySelector('main')?.focus({ preventScroll: true });
          remove();
          void dismissAlert(id);
        }}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
