import { useEffect, type MouseEvent } from 'react';
import { loginStartPath, SIGNED_IN_PATH } from '@/lib/paths';
import { followSession, goToLogin } from '@/lib/session/session-end';
import { isSignedIn } from '@/lib/session/session';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { SessionDialog } from './SessionDialog';

/** How often the cookies are looked at, in milliseconds, for a browser that does not tell its tabs of each other. */
const LOOK_MS = 1000;
const WINDOW = 'portico-sign-in';

/** The session has expired over unsaved work: signing in happens in a window of its own, and the page goes on where it was. */
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

/** A small window where there is room for one; a browser that opens none follows the link. */
function openBeside(event: MouseEvent<HTMLAnchorElement>): void {
  const opened = window.open(event.currentTarget.href, WINDOW, 'popup,width=520,height=720');
  if (opened) event.preventDefault();
}
