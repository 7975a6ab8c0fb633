import '@/lib/i18n/texts/session';
import { useEffect, type MouseEvent } from 'react';
import { loginStartPath, SIGNED_IN_PATH } from '@/lib/paths';
import { followSession, goToLogin } from '@/lib/session/session-end';
import { isSignedIn } from '@/lib/session/session';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { SessionDialog } from './SessionDialog';

/** Interval at which the cookies are checked, in milliseconds, for browsers that do not notify other tabs of the sign-in. */
const LOOK_MS = 1000;
const WINDOW = 'portico-sign-in';

/**
 * Dialog for a session that expired while there is unsaved work. The person signs in in a separate window and then continues on
 * this page.
 */
export function SignInAgain() {
  const { t } = useTranslation('session');
  useEffect(() => {
    const timer = window.setInterval(() => {
      if (isSignedIn()) followSession('signed-in');
    }, LOOK_MS);
    return () => {
      window.clearInterval(timer);
    };
  }, []);
  return (
    <SessionDialog icon="clock" title={t('again.title')} text={<p>{t('again.text')}</p>} covers>
      <a
        className="button button-primary"
        href={loginStartPath(SIGNED_IN_PATH)}
        target={WINDOW}
        rel="opener"
        onClick={openBeside}
      >
        {t('again.signIn')}
      </a>
      <button type="button" className="button" onClick={goToLogin}>
        {t('again.leave')}
      </button>
    </SessionDialog>
  );
}

/** Opens the link in a popup window. If the browser blocks it, the link is followed as usual. */
function openBeside(event: MouseEvent<HTMLAnchorElement>): void {
  const opened = window.open(event.currentTarget.href, WINDOW, 'popup,width=520,height=720');
  if (opened) event.preventDefault();
}
