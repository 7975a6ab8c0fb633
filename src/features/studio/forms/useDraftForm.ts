import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { useUnsavedWork } from '@/lib/session/unsaved-work';
import { isEqual } from '../saving/is-equal';

interface DraftForm<Draft, Problems> {
  /** Ref for the form, whose first field with a problem gets the focus. */
  form: RefObject<HTMLFormElement | null>;
  /** Properties that each part of the form takes. */
  part: { draft: Draft; problems: Problems; change: (own: Partial<Draft>) => void };
  /** True if the draft is not the initial one. */
  isChanged: boolean;
  /** True once a draft without problems was sent. */
  isSent: boolean;
  submit: (event: SyntheticEvent) => void;
}

/** Returns the state of a form. Submitting it calls `send` if `problemsOf` finds nothing; any change clears the displayed problems. A changed
 * draft is unsaved work. */
export function useDraftForm<Draft, Problems extends object>(
  initial: () => Draft,
  problemsOf: (draft: Draft) => Problems,
  send: (draft: Draft) => void,
): DraftForm<Draft, Partial<Problems>> {
  const [begun] = useState(initial);
  const [draft, setDraft] = useState(begun);
  const [problems, setProblems] = useState<Partial<Problems>>({});
  const [isSent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isChanged = !isEqual(draft, begun);
  useUnsavedWork(isChanged);
  useEffect(() => {
    if (Object.keys(problems).length) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  const change = (own: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...own }));
    setProblems({});
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = problemsOf(draft);
    setProblems(found);
    if (Object.keys(found).length) return;
    setSent(true);
    send(draft);
  };
  return { form, part: { draft, problems, change }, isChanged, isSent, submit };
}
