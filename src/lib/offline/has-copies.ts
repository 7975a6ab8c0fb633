import { hasServiceWorker } from '../session/offline-erasing';
import { offlineOwner } from '../session/offline-owner';
import { isSeeAsTab } from '../session/see-as';
import { currentUser } from '../session/session';

/** Returns whether this browser can keep pages. A tab that shows the portal as somebody else keeps nothing. */
export const canKeepPages = (): boolean =>
  hasServiceWorker() && 'serviceWorker' in navigator && 'caches' in window && 'indexedDB' in window && !isSeeAsTab();

/**
 * Returns whether the signed-in person may keep pages on this device: they have kept one since they signed in or removed all. Without
 * reading the database, so pages that were removed one by one count as well.
 */
export function canHaveOfflineCopies(): boolean {
  const person = currentUser()?.id;
  return person !== undefined && offlineOwner() === person && canKeepPages();
}
