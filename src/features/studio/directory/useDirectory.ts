import { useState } from 'react';
import type { CallAnswer, CallInput } from 'contract/api';
import type { Failure } from '@/lib/api/failures';
import { requestChange } from '@/lib/api/request';
import { useCall } from '@/lib/api/useCall';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { directoryInput, type DirectoryState } from './directory-address';
import { inputOf, nameOf, type Entry, type EntryInput } from './entries';

/** Stored change: the message about it, and a function that undoes it, or null. */
interface Done {
  text: string;
  undo: (() => void) | null;
}

type ChangeCall = 'POST /api/manage/directory/save' | 'POST /api/manage/directory/remove';

/** Returns a page of the directory, and functions that change entries. The page is loaded again after each change, also a refused one. */
export function useDirectory(state: DirectoryState) {
  const { t } = useTranslation('directory');
  const locale = useInterfaceLocale();
  const query = useCall('POST /api/manage/directory/list', directoryInput(state));
  const [done, setDone] = useState<Done | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [saving, setSaving] = useState(false);

  async function change<C extends ChangeCall>(call: C, input: CallInput<C>): Promise<CallAnswer<C> | undefined> {
    setFailure(null);
    setSaving(true);
    const answer = await requestChange(call, input, {
      onFailure: (failed) => {
        setFailure(failed);
        setDone(null);
      },
      quiet: () => true,
    });
    setSaving(false);
    query.retry();
    return answer;
  }
  /** Runs a function that undoes a change, and shows a message if it succeeds. */
  const takeBack = async (run: () => Promise<unknown>) => {
    if (await run()) setDone({ text: t('done.undone'), undo: null });
  };
  /** Stores an entry in place of `before`, which is null for a new one. Returns whether it was stored. */
  const save = async (input: EntryInput, before: Entry | null): Promise<boolean> => {
    const after = await change('POST /api/manage/directory/save', input);
    if (!after) return false;
    const { id, version } = after;
    const undo = before
      ? () => change('POST /api/manage/directory/save', inputOf(before, version))
      : () => change('POST /api/manage/directory/remove', { id, version });
    setDone({ text: t(before ? 'done.save' : 'done.create', { name: nameOf(after, locale) }), undo: () => void takeBack(undo) });
    return true;
  };
  const remove = async (entry: Entry) => {
    const { id, version } = entry;
    if (!(await change('POST /api/manage/directory/remove', { id, version }))) return;
    const undo = () => change('POST /api/manage/directory/save', inputOf(entry, null));
    setDone({ text: t('done.remove', { name: nameOf(entry, locale) }), undo: () => void takeBack(undo) });
  };
  return { query, done, failure, saving, save, remove };
}
