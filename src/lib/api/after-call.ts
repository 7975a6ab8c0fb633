import { OFFLINE_OWNER_KEY } from '../session/offline-owner';
import type { Failure } from './failures';
import type { OfflineAnswer } from '../offline/copies';

/**
 * Brings pages that are kept on this device up to date after a call, or removes one that is no longer shown to the person. Resolves to
 * the stored answer if the server could not be reached. Loads its code only if something is kept.
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
