import { onCopiesChange } from '../offline/changes';
import { listCopies, offlineAnswerOf, refreshCopies, removePageOf, type OfflineAnswer } from '../offline/copies';
import { storePageFiles } from '../offline/worker-files';
import { ownFailure, type Failure } from './failures';

/** Keys, without language, of the calls whose answers are stored for kept pages; null until they are read. */
let calls: Promise<Set<string>> | null = null;

onCopiesChange((change) => {
  if (change === 'pages') calls = null;
});

async function readCalls(): Promise<Set<string>> {
  try {
    const copies = await listCopies();
    // A newer release may have been installed since. The pages need its files offline.
    if (copies.length) storePageFiles(copies.map(({ path }) => path));
    return new Set(copies.flatMap((copy) => copy.calls));
  } catch (error) {
    calls = null;
    throw error;
  }
}

/** Returns whether the portal itself, not a proxy in front of it, refuses to show the item to this person. */
export const isGone = ({ status, code }: Failure): boolean =>
  (status === 403 || status === 404) && code !== ownFailure('answer.unreadable').code;
/** Returns whether the server could not be reached, by this device or by a proxy. */
const isUnreachable = ({ status }: Failure): boolean => status === 0 || (status >= 502 && status <= 504);

/** Implements `afterCall` (after-call.ts) if pages are kept. */
export async function settleOffline(
  key: string,
  { data, failure }: { data?: unknown; failure?: Failure },
): Promise<OfflineAnswer | null> {
  calls ??= readCalls();
  if (!(await calls).has(key.slice(key.indexOf(' ') + 1))) return null;
  if (failure && isUnreachable(failure)) return offlineAnswerOf(key);
  if (failure && isGone(failure)) await removePageOf(key);
  // A captive portal of the network responds with HTML, which is not stored.
  if (typeof data === 'object' && data !== null) await refreshCopies(key, data);
  return null;
}
