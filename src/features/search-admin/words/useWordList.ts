import { useUnsavedWork } from '@/lib/session/unsaved-work';
import type { Failure } from '@/lib/api/failures';
import { toast } from '@/lib/browser/toasts';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useWordEntry, type WordEntry } from '../form/useWordEntry';

/** Edited words, and the revision that the edit is based on. */
export interface WordDraft {
  words: readonly string[];
  revision: string;
}

interface WordListOptions<Stored extends WordDraft> {
  list: { data: Stored | undefined; retry: () => void; mutate: (change: () => Stored) => void };
  /** Maximum number of words. */
  max: number;
  draft: WordDraft | null;
  onDraft: (draft: WordDraft | null) => void;
  saving: {
    saving: boolean;
    failure: Failure | null;
    forget: () => void;
    save: (words: string[], revision: string) => Promise<Stored | undefined>;
  };
}

export interface WordList {
  words: readonly string[];
  change: (words: readonly string[]) => void;
  entry: WordEntry;
  changed: boolean;
  save: () => void;
  /** Discards unsaved changes. */
  discard: () => void;
  /** Discards unsaved changes and reloads the list, after another person has saved. */
  reload: () => void;
}

/** Returns the state of a word list that is edited and then saved as a whole. Edits are kept if saving fails. */
export function useWordList<Stored extends WordDraft>(options: WordListOptions<Stored>): WordList {
  const { list, max, draft, onDraft, saving } = options;
  const { t } = useTranslation('searchAdmin');
  const stored: WordDraft = list.data ?? { words: [], revision: '' };
  const { words, revision } = draft ?? stored;
  const change = (next: readonly string[]) => {
    onDraft({ words: next, revision });
  };
  const entry = useWordEntry(words, max, change);
  const changed = draft !== null || entry.text.trim() !== '';
  useUnsavedWork(changed);
  const save = async () => {
    const all = entry.add();
    if (all === null || saving.saving) return;
    const saved = await saving.save([...all], revision);
    if (!saved) return;
    list.mutate(() => saved);
    onDraft(null);
    toast('success', t('saved'));
  };
  const discard = () => {
    entry.type('');
    saving.forget();
    onDraft(null);
  };
  return {
    words,
    change,
    entry,
    changed,
    save: () => void save(),
    discard,
    reload: () => {
      discard();
      list.retry();
    },
  };
}
