import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Call, CallAnswer, CallInput } from 'contract/api';
import { answerGeneration, keepAnswer, keptAnswer } from './answer-cache';
import { afterCall } from './after-call';
import { answerKey, callKey } from './call-key';
import { isTransient, type Failure } from './failures';
import { peekPreloadedData, takePreloadedCall } from './preloaded-response';
import { request } from './request';
import { useInterfaceLocale } from '../i18n/useInterfaceLocale';

export interface CallState<C extends Call> {
  /** Last successful answer. While a new input loads, it is still the answer for the old one. */
  data: CallAnswer<C> | undefined;
  failure: Failure | null;
  loading: boolean;
  /** True while `data` is an answer kept from an earlier visit and the current one is being loaded. */
  refreshing: boolean;
  /**
   * Time (ISO 8601) at which the server last confirmed `data`, if it is a copy on this device, shown because the server cannot be
   * reached; empty after the current answer has replaced it.
   */
  copyAt: string | undefined;
  retry: () => void;
  /** Replaces the shown data after a change that this person has just made. */
  mutate: (change: (data: CallAnswer<C>) => CallAnswer<C>) => void;
}

interface CallOptions {
  /** Shows a failure as a toast, for a component that shows nothing in place of the data. */
  toast?: boolean;
}

interface Settled<C extends Call> {
  key: string;
  /** Number of the request, counted with retries, that has settled. */
  round: number;
  data?: CallAnswer<C>;
  failure?: Failure;
  /** True if the data was kept from an earlier visit and the request has not settled yet. */
  isKept?: boolean;
  /** As in `CallState`. */
  copyAt?: string | undefined;
}

/** Returns an answer that arrived while the program was loading, so that the first render needs no skeleton. */
function preloaded<C extends Call>(call: C, input: CallInput<C>, key: string): Settled<C> | null {
  const data = peekPreloadedData(callKey(call, input)) as CallAnswer<C> | undefined;
  return data === undefined ? null : { key, round: 0, data };
}

/** Returns the answer kept from an earlier visit, or null. */
function kept<C extends Call>(key: string, round: number): Settled<C> | null {
  const data = keptAnswer(key) as CallAnswer<C> | undefined;
  return data === undefined ? null : { key, round, data, isKept: true };
}

/**
 * Makes a call while the component is mounted, again whenever the input or the language changes; not at all while the input is null.
 * An answer kept from an earlier visit is shown at once while the call is made again, and stays if the call fails for the moment.
 * The component shows any other failure, with the server's message.
 */
export function useCall<C extends Call>(call: C, input: CallInput<C> | null, { toast = false }: CallOptions = {}): CallState<C> {
  const locale = useInterfaceLocale();
  const key = input === null ? null : answerKey(locale, callKey(call, input));
  const [round, retry] = useReducer((count: number) => count + 1, 0);
  const [settled, setSettled] = useState(() =>
    key === null || input === null ? null : (preloaded(call, input, key) ?? kept<C>(key, 0)),
  );
  if (key !== null && settled?.key !== key) {
    const earlier = kept<C>(key, round);
    if (earlier) setSettled(earlier);
  }
  const first = useRef(settled);
  const latest = useRef({ input, round, isShown: false });
  const underWay = useRef<AbortController | null>(null);
  const refreshing = key !== null && settled?.key === key && settled.isKept === true;
  useEffect(() => {
    latest.current = { input, round, isShown: key !== null && settled?.key === key };
  });

  useEffect(() => {
    const { input: given } = latest.current;
    if (key === null || given === null) return;
    const generation = answerGeneration();
    const shown = first.current;
    first.current = null;
    if (shown?.key === key && shown.round === round && !shown.isKept) {
      takePreloadedCall(callKey(call, given));
      keepAnswer(key, shown.data, generation);
      void afterCall(key, shown);
      return;
    }
    const controller = new AbortController();
    underWay.current = controller;
    const load = async () => {
      const next: Settled<C> = { key, round };
      const onFailure = (failure: Failure) => {
        next.failure = failure;
      };
      next.data = await request(call, given, { signal: controller.signal, onFailure, quiet: () => !toast });
      const settling = afterCall(key, next);
      const copy = next.failure && (await settling);
      if (controller.signal.aborted) return;
      if (next.data !== undefined) keepAnswer(key, next.data, generation);
      setSettled((present) => {
        if (copy) return { key, round, data: copy.data as CallAnswer<C>, copyAt: copy.copyAt };
        // Empty: the current answer has replaced the copy.
        next.copyAt = present?.key === key && present.copyAt !== undefined ? '' : undefined;
        const stays = next.failure && isTransient(next.failure) && present?.key === key && present.isKept;
        return stays ? { key, round, data: present.data } : next;
      });
    };
    void load();
    return () => {
      controller.abort();
    };
  }, [call, key, round, toast]);

  const mutate = useCallback((change: (data: CallAnswer<C>) => CallAnswer<C>) => {
    const { round: lastRound, isShown } = latest.current;
    // The answer under way may be from before the change.
    if (isShown) underWay.current?.abort();
    setSettled((present) => {
      if (present?.data === undefined) return present;
      return { ...present, data: change(present.data), isKept: false, round: isShown ? lastRound : present.round };
    });
  }, []);
  return {
    data: settled?.data,
    failure: (settled?.key === key && settled.failure) || null,
    loading: key !== null && (settled?.key !== key || settled.round !== round),
    refreshing,
    copyAt: settled?.copyAt,
    retry,
    mutate,
  };
}
