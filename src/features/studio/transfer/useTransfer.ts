import { useEffect, useRef, useState } from 'react';
import type { CallAnswer, CallInput } from 'contract/api';
import type { Transfer, TransferState } from 'contract/manage/transfer';
import { isTransient, type Failure } from '@/lib/api/failures';
import { requestChange } from '@/lib/api/request';
import { useCall } from '@/lib/api/useCall';
import type { Query } from '@/ui/states/QueryState';

/** Interval at which the state of a running transfer is requested, in milliseconds. */
const POLL_MS = 1000;

const RUNNING: readonly TransferState[] = ['receiving', 'checking', 'importing', 'exporting'];

export const isRunning = ({ state }: Transfer): boolean => RUNNING.includes(state);

type TransferInfo = CallAnswer<'GET /api/manage/transfer/info'>;

export interface CurrentTransfer {
  query: Query<TransferInfo>;
  /** Reason for which the shown state may be out of date; null if it is the present one. */
  staleReason: Failure | null;
  /** Zip that is being sent, with the share that has been sent, from 0 to 1. */
  upload: { name: string; share: number; cancel: () => void } | null;
  /** True while a change is being sent, and while a transfer runs. */
  isBusy: boolean;
  failure: Failure | null;
  send: (file: File) => void;
  takeOver: (id: string, overwrite: boolean) => void;
  startExport: (input: CallInput<'POST /api/manage/transfer/export'>) => void;
  discard: (id: string) => void;
}

/**
 * Returns the current transfer, which is polled while it runs, and functions that start and discard one. While the portal cannot be
 * reached, the last known state stays, and polling goes on.
 */
export function useTransfer(): CurrentTransfer {
  const query = useCall('GET /api/manage/transfer/info', {});
  const { loading, retry, mutate } = query;
  const [known, setKnown] = useState(query.data);
  if (query.data && query.data !== known) setKnown(query.data);
  const staleReason = known && query.failure && isTransient(query.failure) ? query.failure : null;
  const data = staleReason ? known : query.data;
  const [upload, setUpload] = useState<CurrentTransfer['upload']>(null);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const runs = data?.transfer ? isRunning(data.transfer) : false;
  useEffect(() => {
    if (loading || !(runs || staleReason)) return;
    const timer = window.setTimeout(retry, POLL_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [runs, staleReason, loading, retry]);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const change = async (made: Promise<{ transfer?: Transfer } | undefined>) => {
    setFailure(null);
    setSending(true);
    const answer = await made;
    setSending(false);
    if (answer) mutate(() => ({ transfer: answer.transfer ?? null }));
    else retry();
  };
  const options = { onFailure: setFailure, quiet: () => true };
  return {
    query: { ...query, data, failure: staleReason ? null : query.failure },
    staleReason,
    upload,
    isBusy: isSending || runs,
    failure,
    send: (file) => {
      const controller = new AbortController();
      sending.current = controller;
      const cancel = () => {
        controller.abort();
      };
      const onProgress = (share: number) => {
        setUpload({ name: file.name, share, cancel });
      };
      onProgress(0);
      const input = { name: file.name };
      const sent = requestChange('POST /api/manage/transfer/upload', input, {
        ...options,
        ...{ file, onProgress, signal: controller.signal },
      });
      void change(sent).then(() => {
        setUpload(null);
      });
    },
    takeOver: (id, overwrite) => void change(requestChange('POST /api/manage/transfer/import', { id, overwrite }, options)),
    startExport: (input) => void change(requestChange('POST /api/manage/transfer/export', input, options)),
    discard: (id) => void change(requestChange('POST /api/manage/transfer/discard', { id }, options)),
  };
}
