import { WORKER_META } from 'contract/core/page-files';
import { OFFLINE_OWNER_KEY, offlineOwner } from './offline-owner';
import { currentUser } from './session';

/** Database with the pages that a person keeps on this device (lib/offline). */
export const OFFLINE_DATABASE = 'portico.offline';

/** Sets the person whose pages are kept from now on. Throws if storage is blocked. */
export function setOfflineOwner(person: string): void {
  localStorage.setItem(OFFLINE_OWNER_KEY, person);
}

/**
 * Erases all kept pages unless they belong to this person; with null, always. Clears their owner first, so that no tab opens them
 * while they are being erased. If closing the browser interrupts this, the next start repeats it.
 */
export async function eraseOfflineUnlessOf(person: string | null): Promise<void> {
  const owner = offlineOwner();
  if (owner === null || owner === person) return;
  setOfflineOwner('');
  await new Promise<void>((resolve) => {
    const erasing = indexedDB.deleteDatabase(OFFLINE_DATABASE);
    erasing.onsuccess = () => {
      if (offlineOwner() === '') localStorage.removeItem(OFFLINE_OWNER_KEY);
      resolve();
    };
    erasing.onerror = () => {
      resolve();
    };
  });
}

/** Returns whether the portal has a service worker, without which no page opens offline. */
export const hasServiceWorker = (): boolean => document.querySelector(`meta[name=${WORKER_META}]`) !== null;

/**
 * Erases kept pages that must not be opened: those of a person who is not signed in, or all of them in a portal without a service
 * worker. Only logs a failure, because the next start tries again.
 */
export const eraseForeignPages = (): Promise<void> =>
  eraseOfflineUnlessOf(hasServiceWorker() ? (currentUser()?.id ?? null) : null).catch(console.error);
