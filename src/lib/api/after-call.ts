import { OFFLINE_OWNER_KEY } from '../session/offline-owner';
import type { Failure } from './failures';
import type { OfflineAnswer } from '../offline/copies';

/**
 * Updates kept pages with the result of a call, or removes a page that the server no longer shows to the person. Resolves to the stored
 * answer if the server could not be reached, otherwise to null. Loads its code only if pages are kept.
 */
export async function afterCall(key: string, result: { data?: unknown; failure?: Failure }): Promise<OfflineAnswer | null> {
  try {
    if (!localStorage.getItem(OFFLINE_OWNER_KEY)) return null;
    const { settleOffline } = await import(/* webpackChunkName: "offline" */ './offline-answers');
    return await settleOffline(key, result);
  } catch {
    // Storage is blocked or broken, or the code cannot be loaded: nothing can be read offline.
    return null;
  }
}
