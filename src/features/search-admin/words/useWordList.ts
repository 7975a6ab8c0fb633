import { useEffect, useRef } from 'react';
import type { Failure } from '@/lib/api/failures';
import { toast } from '@/lib/browser/toasts';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useWordEntry, type WordEntry } from '../form/useWordEntry';

interface StoredWords {
  words: readonly string[];
  revision: string;
}

/** Edited words, the revision that the edit is based on, and the text of the input that is not added yet. */
export interface WordDraft extends StoredWords {
  text: string;
}

interface WordListOptions<Stored extends StoredWords> {
  list: { data: Stored | undefined; retry: () => void; mutate: (change: () => Stored) => void };
  /** Maximum number of words. */
  max: number;
  /** Unsaved changes; null if there are none. */
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

/** Returns the state of a word list that is edited and then saved as a whole. Edits are kept if saving fails, and while it is saved. */
export function useWordList<Stored extends StoredWords>(options: WordListOptions<Stored>): WordList {
  const { list, max, draft, onDraft, saving } = options;
  const { t } = useTranslation('searchAdmin');
  const stored: StoredWords = list.data ?? { words: [], revision: '' };
  const { words, revision, text } = draft ?? { ...stored, text: '' };
  const present = useRef(draft);
  useEffect(() => {
    present.current = draft;
  }, [draft]);
  const setDraft = (next: WordDraft, base: StoredWords) => {
    onDraft(next.text.trim() === '' && isSameList(next.words, base.words) ? null : next);
  };
  const edit = (change: Partial<WordDraft>) => {
    setDraft({ words, revision, text, ...change }, stored);
  };
  const entry = useWordEntry({
    ...{ words, max, text },
    onType: (typed) => {
      edit({ text: typed });
    },
    onAdd: (all) => {
      edit({ words: all, text: '' });
    },
  });
  const save = async () => {
    const all = entry.add();
    if (all === null || saving.saving) return;
    const saved = await saving.save([...all], revision);
    if (!saved) return;
    list.mutate(() => saved);
    const later = present.current;
    const isEdited = later !== null && !isSameList(later.words, all);
    setDraft({ text: later?.text ?? '', words: isEdited ? later.words : saved.words, revision: saved.revision }, saved);
    toast('success', t('saved'));
  };
  const discard = () => {
    entry.type('');
    saving.forget();
    onDraft(null);
  };
  return {
    words,
    change: (next) => {
      edit({ words: next });
    },
    entry,
    changed: draft !== null,
    save: () => void save(),
    discard,
    reload: () => {
      discard();
      list.retry();
    },
  };
}

const isSameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, index) => word === b[index]);
