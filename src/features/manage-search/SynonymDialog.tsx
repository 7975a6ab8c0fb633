import { useState, type SyntheticEvent } from 'react';
import type { SynonymGroup } from 'contract/manage-search';
import { toast } from '@/lib/toasts';
import { useUnsavedWork } from '@/lib/unsaved-work';
import { useTranslation } from '@/lib/useTranslation';
import { QUERY_LENGTH } from '@/ui/address-fields';
import { Dialog } from '@/ui/Dialog';
import { AddWord } from './AddWord';
import styles from './Form.module.css';
import { FormButtons } from './FormButtons';
import { SaveFailure } from './SaveFailure';
import type { Levers } from './useLevers';
import { useSave } from './useSave';
import { useWordEntry } from './useWordEntry';
import { WordChips } from './WordChips';

interface SynonymDialogProps {
  /** What is changed; null for a new one, with this word. */
  group: SynonymGroup | null;
  word: string;
  levers: Levers<SynonymGroup>;
}

const LEAST = 2;

/** Makes words find the same. */
export function SynonymDialog({ group, word, levers }: SynonymDialogProps) {
  const { t } = useTranslation('manageSearch');
  const [begun] = useState<readonly string[]>(() => group?.words ?? (word ? [word] : []));
  const [words, setWords] = useState(begun);
  const [incomplete, setIncomplete] = useState(false);
  const entry = useWordEntry(words, setWords);
  const { saving, failure, save } = useSave('POST /api/manage/search/synonym/save');
  useUnsavedWork(words !== begun || entry.text.trim() !== '');
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    // What is typed and not added yet is meant to be.
    const all = entry.add();
    setIncomplete(all !== null && all.length < LEAST);
    if (all === null || all.length < LEAST) return;
    const saved = await save({ id: group?.id, revision: group?.revision, words: [...all] });
    if (!saved) return;
    levers.onSaved();
    for (const { word: own, with: others } of saved.shared)
      toast('info', t('synonyms.shared', { word: own, words: others.join(t('between')) }));
  };
  return (
    <Dialog title={t(group ? 'synonyms.form.edit' : 'synonyms.form.new')} place="page" onClose={levers.close}>
      <form className={styles.form} onSubmit={(event) => void onSubmit(event)}>
        <div className={styles.group}>
          <h3 className={styles.label}>{t('synonyms.form.words')}</h3>
          <WordChips
            label={t('synonyms.form.words')}
            words={words}
            onRemove={(removed) => {
              setWords(words.filter((one) => one !== removed));
            }}
          />
        </div>
        <AddWord label={t('words.field')} hint={t('synonyms.form.hint')} maxLength={QUERY_LENGTH} entry={entry} />
        <p role="alert" className={styles.problem}>
          {incomplete && words.length < LEAST && t('synonyms.form.missing')}
        </p>
        <SaveFailure failure={failure} onReload={levers.onReload} />
        <FormButtons saving={saving} onCancel={levers.close} />
      </form>
    </Dialog>
  );
}
