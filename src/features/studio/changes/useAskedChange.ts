import { useState } from 'react';
import type { Failure } from '@/lib/api/failures';
import type { ChangeOf, Outcome, SavedChanges } from './useSavedChanges';

/** Properties of the form in a dialog that saves one change. */
export interface ChangeFormProps<Change> {
  /** True while the change is being saved: the form must not be submitted again. */
  isSaving: boolean;
  /** Reason for which the change was refused. */
  failure: Failure | null;
  onSave: (change: Change) => void;
  onClose: () => void;
}

/** Returns the subject of a dialog, null while it is closed, and the dialog's properties. It stays open until its change is saved. */
export function useAskedChange<Asked, Data, Change extends object>(
  { failure, save }: SavedChanges<Data, Change>,
  outcome: Outcome<Data, Change>,
) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [state, setState] = useState<'saving' | 'refused' | null>(null);
  const ask = (next: Asked) => {
    setState(null);
    setAsked(next);
  };
  const store = async (change: ChangeOf<Data, Change>) => {
    if (state === 'saving') return;
    setState('saving');
    const saved = await save(change, outcome);
    setState(saved === undefined ? 'refused' : null);
    if (saved !== undefined) setAsked((present) => (present === asked ? null : present));
  };
  const form: ChangeFormProps<Change> = {
    isSaving: state === 'saving',
    failure: state === 'refused' ? failure : null,
    onSave: (change) => void store(change),
    onClose: () => {
      setAsked(null);
    },
  };
  return { asked, ask, form };
}
