/** Key of the id of the person whose pages are kept on this device; empty while they are being erased. */
export const OFFLINE_OWNER_KEY = 'portico.offline';

/** Returns the id of the person whose pages are kept; null if nothing is kept. Reading it is quicker than reading the database. */
export function offlineOwner(): string | null {
  try {
    return localStorage.getItem(OFFLINE_OWNER_KEY);
  } catch {
    // Storage is blocked, so nothing was kept.
    return null;
  }
}
