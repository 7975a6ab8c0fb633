import { sessionNotice, showSessionNotice } from './session-notice';

type Settle = (signedIn: boolean) => void;

const waiting = new Set<Settle>();

/**
 * Returns whether the page is held because the session expired during unsaved work. A held page stays unchanged until the person
 * signs in again or discards the work.
 */
export const isHeld = (): boolean => sessionNotice() === 'sign-in-again';

export function holdPage(): void {
  showSessionNotice('sign-in-again');
}

/** Ends the hold. If `signedIn` is true, the page continues and calls that were waiting are made again. */
export function endHold(signedIn: boolean): void {
  if (!isHeld()) return;
  showSessionNotice(null);
  for (const settle of [...waiting]) settle(signedIn);
}

/**
 * Resolves when the hold ends: to true if a refused call may be repeated. Resolves to false if the page is not held or the signal
 * is aborted.
 */
export function signedInAgain(signal?: AbortSignal): Promise<boolean> {
  if (!isHeld() || signal?.aborted) return Promise.resolve(false);
  return new Promise((resolve) => {
    const settle: Settle = (signedIn) => {
      waiting.delete(settle);
      signal?.removeEventListener('abort', onAbort);
      resolve(signedIn);
    };
    const onAbort = () => {
      settle(false);
    };
    waiting.add(settle);
    signal?.addEventListener('abort', onAbort);
  });
}
