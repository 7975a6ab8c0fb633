import { sessionNotice, showSessionNotice } from './session-notice';

type Settle = (signedIn: boolean) => void;

const waiting = new Set<Settle>();

/** The session has ended over unsaved work: the page stands as it is until the person has signed in again, or gives it up. */
export const isHeld = (): boolean => sessionNotice() === 'sign-in-again';

export function holdPage(): void {
  showSessionNotice('sign-in-again');
}

/** `signedIn`: the page goes on where it was. */
export function endHold(signedIn: boolean): void {
  if (!isHeld()) return;
  showSessionNotice(null);
  for (const settle of [...waiting]) settle(signedIn);
}

/** Resolves once the page is held no longer: whether a call that was refused may be made again. Not when it is called off meanwhile. */
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
