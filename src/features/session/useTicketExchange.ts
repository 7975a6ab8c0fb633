import { useEffect, useRef, useState } from 'react';
import type { LoginError } from 'contract/session';
import { RequestFailure } from '@/lib/api/failures';
import { isChunkFailure, reloadForNewerRelease } from '@/lib/browser/release';
import { continueTo } from './continue-to';

/** `unloaded`: the code that exchanges the ticket failed to load. `invalid`: the server refused the ticket. */
export type SignInProblem = LoginError | 'unloaded' | 'invalid';

export interface TicketExchange {
  busy: boolean;
  failed: boolean;
  /** Reason why signing in failed; null if it is unknown. */
  reason: SignInProblem | null;
  /** Message of the server if it refused the exchange. */
  message: string | null;
}

const REASONS: readonly LoginError[] = ['denied', 'unavailable', 'busy', 'failed'];

/** Exchanges the ticket in the address once, and then redirects to `backUrl`. */
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
        continueTo(backUrl);
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

/**
 * Returns the failure to show; only messages of the server are shown as they are. If the code failed to load, the ticket is still
 * unused, and the page reloads if there is a newer release.
 */
function failureOf(reason: unknown): ExchangeFailure {
  if (reason instanceof RequestFailure) {
    return { reason: reason.failure.code === 'login.invalid' ? 'invalid' : null, message: reason.message };
  }
  console.error(reason);
  if (!isChunkFailure(reason)) return { reason: 'failed', message: null };
  reloadForNewerRelease().catch((unknown: unknown) => {
    console.warn('the deployed release is not known', unknown);
  });
  return { reason: 'unloaded', message: null };
}

/**
 * Exchanges the ticket in the address for a session. Other parameters are passed on, except the page to return to. The code is
 * loaded on demand.
 */
async function exchange(params: URLSearchParams): Promise<void> {
  const { signIn } = await import('@/features/session/sign-in');
  const { backUrl: _, ucToken = '', ...rest } = Object.fromEntries(params);
  await signIn({ ...rest, ucToken });
}
