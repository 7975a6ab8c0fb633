import { history } from 'umi';
import { loginPath, SIGN_IN_PATH } from '../paths';
import { clearSession, isSignedIn } from './session';
import { announce, type SessionEvent } from './session-events';
import { endHold, holdPage } from './session-hold';
import { reloadPage, isAnotherPerson } from './session-person';
import { hasUnsavedWork } from './unsaved-work';

/**
 * Redirects to the login page, which returns to the current address afterwards. Does not redirect if already there, so that many
 * refused calls cause only one redirect.
 */
export function goToLogin(): void {
  endHold(false);
  const { pathname, search, hash } = history.location;
  if (pathname !== SIGN_IN_PATH) history.replace(loginPath(pathname + search + hash));
}

/**
 * Ends the session: removes it from this browser and notifies all tabs. Only an expired session keeps pages with unsaved work.
 */
export function endSession(event: 'expired' | 'ended'): void {
  clearSession();
  announce(event);
  followSession(event);
}

/** Updates this tab after an event of the session, in this or another tab. */
export function followSession(event: SessionEvent): void {
  if (event === 'signed-in' || event === 'person-changed') goOn();
  else if (event === 'expired' && hasUnsavedWork()) holdPage();
  else goToLogin();
}

function goOn(): void {
  if (isAnotherPerson()) reloadPage();
  else if (isSignedIn()) endHold(true);
}
