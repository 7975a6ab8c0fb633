import { history } from 'umi';
import { loginPath, SIGN_IN_PATH } from './paths';
import { clearSession } from './session';
import { announce, onSessionEvent } from './session-events';

/** To the login page, which leads back here; not again when already there, so a storm of refusals makes one move. */
export function goToLogin(): void {
  const { pathname, search, hash } = history.location;
  if (pathname !== SIGN_IN_PATH) history.replace(loginPath(pathname + search + hash));
}

/** The session is over: nothing of it stays in this browser, and every tab goes to the login page. */
export function endSession(): void {
  clearSession();
  announce('ended');
  goToLogin();
}

/** Follows a session that another tab has ended. Answers how to stop. */
export const leaveWhenSessionEnds = (): (() => void) =>
  onSessionEvent((event) => {
    if (event === 'ended') goToLogin();
  });
