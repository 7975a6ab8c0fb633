import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Call, CallAnswer, CallInput } from 'contract/api';
import { callKey } from './call-key';
import type { Failure } from './failures';
import { peekPreloadedData, takePreloadedCall } from './preloaded-response';
import { request } from './request';
import { useInterfaceLocale } from '../i18n/useInterfaceLocale';

export interface CallState<C extends Call> {
  /** The last good answer: while a new input loads it is still the old one's. */
  data: CallAnswer<C> | undefined;
  failure: Failure | null;
  loading: boolean;
  retry: () => void;
  /** Replaces the answer that is shown, for what a person has just changed. */
  mutate: (change: (data: CallAnswer<C>) => CallAnswer<C>) => void;
}

interface CallOptions {
  /** Shows a failure as a toast, for a component that shows nothing in place of the data. */
  toast?: boolean;
}

interface Settled<C extends Call> {
  key: string;
  /** Which asking of all, retries included, has settled. */
  round: number;
  data?: CallAnswer<C>;
  failure?: Failure;
}

/** An answer that came while the program was loading is there at the first render: no skeleton, no second render. */
function cameEarly<C extends Call>(call: C, input: CallInput<C>, key: string): Settled<C> | null {
  const data = peekPreloadedData(callKey(call, input)) as CallAnswer<C> | undefined;
  return data === undefined ? null : { key, round: 0, data };
}

/**
 * Makes a call while the component is shown, again whenever the input or the language changes; not at all while the input is null.
 * Its failure is for the component to show, with the server's message.
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
