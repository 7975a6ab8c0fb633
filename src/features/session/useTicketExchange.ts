import { useEffect, useRef, useState } from 'react';
import type { LoginError } from 'contract/session';
import { RequestFailure } from '@/lib/api/failures';
import { isChunkFailure, reloadForNewerRelease } from '@/lib/browser/release';
import { goOnTo } from './goOnTo';

/** `unloaded`: the program that exchanges the ticket did not load. */
export type SignInProblem = LoginError | 'unloaded';

export interface TicketExchange {
  busy: boolean;
  failed: boolean;
  /** Why signing in failed, as far as it is known. */
  reason: SignInProblem | null;
  /** The server's own sentence, when it refused the exchange. */
  message: string | null;
}

const REASONS: readonly LoginError[] = ['denied', 'unavailable', 'busy', 'failed'];

/** Exchanges the address's ticket, once, and goes on to where the person wanted to be. */
export function useTicketExchange(params: URLSearchParams, backUrl: string): TicketExchange {
  const ucToken = params.get('ucToken');
  const error = params.get('error');
  const [failure, setFailure] = useState<ExchangeFailure | null>(null);
  const exchanged = useRef<string>(null);
  useEffect(() => {
    if (!ucToken || exchanged.current === ucToken) return;
    exchanged.current = ucToken;
    exchange(params).then(
      () => {
        goOnTo(backUrl);
      },
      (reason: unknown) => {
        setFailure(failureOf(reason));
      },
    );
  }, [ucToken, params, backUrl]);
  if (ucToken) return { busy: !failure, failed: failure !== null, reason: null, message: null, ...failure };
  return { busy: false, failed: error !== null, reason: REASONS.find((known) => known === error) ?? null, message: null };
}

type ExchangeFailure = Pick<TicketExchange, 'reason' | 'message'>;

/** A person reads only what was written for one. A ticket that was not sent is still good: a newer release may take it. */
function failureOf(reason: unknown): ExchangeFailure {
  if (reason instanceof RequestFailure) return { reason: null, message: reason.message };
  console.error(reason);
  if (!isChunkFailure(reason)) return { reason: 'failed', message: null };
  reloadForNewerRelease().catch((unknown: unknown) => {
    console.warn('the deployed release is not known', unknown);
  });
  return { reason: 'unloaded', message: null };
}

/**
 * Exchanges the ticket in the address for a session. Other parameters are passed on unchanged, except the page to return to.
 * Loaded only when needed.
 */
async function exchange(params: URLSearchParams): Promise<void> {
  const { signIn } = await import('@/features/session/sign-in');
  const { backUrl: _, ucToken = '', ...rest } = Object.fromEntries(params);
  await signIn({ ...rest, ucToken });
}
