import { useState } from 'react';
import type { Call, CallAnswer, CallInput } from 'contract/api';
import type { Failure } from '@/lib/api/failures';
import { requestChange } from '@/lib/api/request';

export interface Saving<C extends Call> {
  saving: boolean;
  failure: Failure | null;
  /** Resolves to undefined if saving failed or another save is in progress. */
  save: (input: CallInput<C>) => Promise<CallAnswer<C> | undefined>;
  /** Clears the failure. */
  forget: () => void;
}

/** Returns a save function and its state. After a failure the form is unchanged and shows the reason. */
export function useSave<C extends Call>(call: C): Saving<C> {
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const save = async (input: CallInput<C>) => {
    if (saving) return undefined;
    setSaving(true);
    setFailure(null);
    const saved = await requestChange(call, input, { onFailure: setFailure, quiet: () => true });
    setSaving(false);
    return saved;
  };
  return {
    saving,
    failure,
    save,
    forget: () => {
      setFailure(null);
    },
  };
}
