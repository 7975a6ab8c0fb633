import type { UserInfo } from 'contract/session';
import { currentUser } from './session';

let shown: UserInfo | null = null;

/** Sets the person whose data the page shows to the one who is signed in now, or to null. */
export function beginWithPerson(): void {
  shown = currentUser();
}

/** Returns the person whose data the page shows: the first one signed in since it was loaded; null if there was none. */
export const shownPerson = (): UserInfo | null => shown;

/** Returns whether the session in the cookies belongs to another person than the one whose data the page shows. */
export function isAnotherPerson(): boolean {
  const present = currentUser();
  shown ??= present;
  return present !== null && present.id !== shown?.id;
}

/** Reloads the page, so that no data of the previous person remains in it. */
export function reloadPage(): void {
  window.location.reload();
}
