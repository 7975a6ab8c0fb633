import { onCopiesChange } from '../offline/changes';
import { listCopies, offlineAnswerOf, refreshCopies, removePageOf, type OfflineAnswer } from '../offline/copies';
import { storePageFiles } from '../offline/worker-files';
import { ownFailure, type Failure } from './failures';

/** Keys of the calls that kept pages are made of, without language; null until they are read. */
let calls: Promise<Set<string>> | null = null;

onCopiesChange((change) => {
  if (change === 'pages') calls = null;
});

async function readCalls(): Promise<Set<string>> {
  try {
    const copies = await listCopies();
    // A newer release may have been installed since, whose files the pages need offline.
    if (copies.length) storePageFiles(copies.map(({ path }) => path));
    return new Set(copies.flatMap((copy) => copy.calls));
  } catch (error) {
    calls = null;
    throw error;
  }
}

/** Returns whether the portal itself, not a proxy before it, says that it does not show the item to this person. */
export const isGone = ({ status, code }: Failure): boolean =>
  (status === 403 || status === 404) && code !== ownFailure('answer.unreadable').code;
/** Returns whether the server was not reached, or its proxy did not reach it. */
const isUnreachable = ({ status }: Failure): boolean => status === 0 || (status >= 502 && status <= 504);

/** Does the work of `afterCall` (after-call.ts) when something is kept. */
export async function settleOffline(
  key: string,
  { data, failure }: { data?: unknown; failure?: Failure },
): Promise<OfflineAnswer | null> {
  calls ??= readCalls();
  if (!(await calls).has(key.slice(key.indexOf(' ') + 1))) return null;
  if (failure && isUnreachable(failure)) return offlineAnswerOf(key);
  if (failure && isGone(failure)) await removePageOf(key);
  // A network that asks for a sign-in answers with HTML.
  if (typeof data === 'object' && data !== null) await refreshCopies(key, data);
  return null;
}
