import { hasServiceWorker } from '../session/offline-erasing';
import { offlineOwner } from '../session/offline-owner';
import { isSeeAsTab } from '../session/see-as';
import { currentUser } from '../session/session';

/** Returns whether this browser can keep pages. A tab that shows the portal as somebody else keeps nothing. */
export const canKeepPages = (): boolean =>
  hasServiceWorker() && 'serviceWorker' in navigator && 'caches' in window && 'indexedDB' in window && !isSeeAsTab();

/**
 * Returns whether the signed-in person may have kept pages on this device: true from the first one until they sign out or remove all
 * at once. Does not read the database, so it stays true after pages were removed one by one.
 */
export function canHaveOfflineCopies(): boolean {
  const person = currentUser()?.id;
  return person !== undefined && offlineOwner() === person && canKeepPages();
}
