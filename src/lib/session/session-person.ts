import type { UserInfo } from 'contract/session';
import { currentUser } from './session';

let shown: UserInfo | null = null;

/** A document begins with whoever is signed in, or with nobody. */
export function beginWithPerson(): void {
  shown = currentUser();
}

/** Whose data this document shows: the first person who is signed in while it is open. */
export const shownPerson = (): UserInfo | null => shown;

/** Returns whether the session in the cookies belongs to another person than the one whose data the page shows. */
export function isAnotherPerson(): boolean {
  const present = currentUser();
  shown ??= present;
  return present !== null && present.id !== shown?.id;
}

/** Nothing of the former person is left behind in the page. */
export function reloadPage(): void {
  window.location.reload();
}
