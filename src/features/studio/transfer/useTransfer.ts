import { useEffect, useRef, useState } from 'react';
import type { CallInput } from 'contract/api';
import type { Transfer, TransferState } from 'contract/manage/transfer';
import type { Failure } from '@/lib/api/failures';
import { requestChange } from '@/lib/api/request';
import { useCall, type CallState } from '@/lib/api/useCall';

/** Interval at which the state of a running transfer is requested, in milliseconds. */
const POLL_MS = 1000;

const RUNNING: readonly TransferState[] = ['receiving', 'checking', 'importing', 'exporting'];

export const isRunning = ({ state }: Transfer): boolean => RUNNING.includes(state);

export interface CurrentTransfer {
  query: CallState<'GET /api/manage/transfer/info'>;
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

/** Returns the current transfer, which is polled while it runs, and functions that start and discard one. */
export function useTransfer(): CurrentTransfer {
  const query = useCall('GET /api/manage/transfer/info', {});
  const { data, loading, retry, mutate } = query;
  const [upload, setUpload] = useState<CurrentTransfer['upload']>(null);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const runs = data?.transfer ? isRunning(data.transfer) : false;
  useEffect(() => {
    if (!runs || loading) return;
    const timer = window.setTimeout(retry, POLL_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [runs, loading, retry]);
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
    query,
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
