import { history } from 'umi';
import { loginPath, SIGN_IN_PATH } from '../paths';
import { clearSession, isSignedIn } from './session';
import { announce, type SessionEvent } from './session-events';
import { endHold, holdPage } from './session-hold';
import { reloadPage, isAnotherPerson } from './session-person';
import { hasUnsavedWork } from './unsaved-work';

/** To the login page, which leads back here; not again when already there, so a storm of refusals makes one move. */
export function goToLogin(): void {
  endHold(false);
  const { pathname, search, hash } = history.location;
  if (pathname !== SIGN_IN_PATH) history.replace(loginPath(pathname + search + hash));
}

/** The session is over: nothing of it stays in this browser, and no tab goes on with it. Only one that has expired spares unsaved work. */
export function endSession(event: 'expired' | 'ended'): void {
  clearSession();
  announce(event);
  followSession(event);
}

/** Does in this tab what follows from what has happened to the session, here or in another tab. */
export function followSession(event: SessionEvent): void {
  if (event === 'signed-in') goOn();
  else if (event === 'expired' && hasUnsavedWork()) holdPage();
  else goToLogin();
}

function goOn(): void {
  if (isAnotherPerson()) reloadPage();
  else if (isSignedIn()) endHold(true);
}
