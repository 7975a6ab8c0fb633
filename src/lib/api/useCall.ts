import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Call, CallAnswer, CallInput } from 'contract/api';
import { callKey } from './call-key';
import type { Failure } from './failures';
import { peekPreloadedData, takePreloadedCall } from './preloaded-response';
import { request } from './request';
import { useInterfaceLocale } from '../i18n/useInterfaceLocale';

export interface CallState<C extends Call> {
  /** Last successful response. While a new input loads, it is still that of the previous input. */
  data: CallAnswer<C> | undefined;
  failure: Failure | null;
  loading: boolean;
  retry: () => void;
  /** Replaces the shown data, for a change that the person has just made. */
  mutate: (change: (data: CallAnswer<C>) => CallAnswer<C>) => void;
}

interface CallOptions {
  /** True to show a failure as a toast, for a component that shows nothing instead of the data. */
  toast?: boolean;
}

interface Settled<C extends Call> {
  key: string;
  /** Number of retries before the call that has settled. */
  round: number;
  data?: CallAnswer<C>;
  failure?: Failure;
}

/** Returns the preloaded data for the first render, which then needs neither a skeleton nor a second render; null if there is none. */
function cameEarly<C extends Call>(call: C, input: CallInput<C>, key: string): Settled<C> | null {
  const data = peekPreloadedData(callKey(call, input)) as CallAnswer<C> | undefined;
  return data === undefined ? null : { key, round: 0, data };
}

/**
 * Makes a call while the component is mounted, and again whenever the input or the language changes. Makes no call while the
 * input is null. The component must show the failure, with the server's message, unless `toast` is set.
 */
export function useCall<C extends Call>(call: C, input: CallInput<C> | null, { toast = false }: CallOptions = {}): CallState<C> {
  const locale = useInterfaceLocale();
  const key = input === null ? null : `${locale} ${callKey(call, input)}`;
  const [round, retry] = useReducer((count: number) => count + 1, 0);
  const [settled, setSettled] = useState(() => (key === null || input === null ? null : cameEarly(call, input, key)));
  const first = useRef(settled);
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });

  useEffect(() => {
    if (key === null || latest.current === null) return;
    const shown = first.current;
    first.current = null;
    if (shown?.key === key && shown.round === round) {
      takePreloadedCall(callKey(call, latest.current));
      return;
    }
    const controller = new AbortController();
    const ask = async (given: CallInput<C>) => {
      const next: Settled<C> = { key, round };
      const onFailure = (failure: Failure) => {
        next.failure = failure;
      };
      next.data = await request(call, given, { signal: controller.signal, onFailure, quiet: () => !toast });
      if (!controller.signal.aborted) setSettled(next);
    };
    void ask(latest.current);
    return () => {
      controller.abort();
    };
  }, [call, key, round, toast]);

  const mutate = useCallback((change: (data: CallAnswer<C>) => CallAnswer<C>) => {
    setSettled((present) => (present?.data === undefined ? present : { ...present, data: change(present.data) }));
  }, []);
  return {
    data: settled?.data,
    failure: (settled?.key === key && settled.failure) || null,
    loading: key !== null && (settled?.key !== key || settled.round !== round),
    retry,
    mutate,
  };
}
