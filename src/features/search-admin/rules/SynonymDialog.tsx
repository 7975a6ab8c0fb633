import { useState, type SyntheticEvent } from 'react';
import { Link } from 'umi';
import type { SynonymGroup } from 'contract/search-admin';
import { toast } from '@/lib/browser/toasts';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { QUERY_LENGTH } from '@/ui/list/list-address';
import type { ListAddress } from '@/ui/list/useListAddress';
import { DialogButtons } from '@/ui/overlay/DialogButtons';
import { FormDialog } from '@/ui/overlay/FormDialog';
import { AddWord } from '../form/AddWord';
import styles from '../form/Form.module.css';
import { SaveFailure } from '../form/SaveFailure';
import type { SearchAdminState } from '../lists/search-admin-address';
import type { SearchRules } from './useSearchRules';
import { useSave } from '../form/useSave';
import { useWordEntry } from '../form/useWordEntry';
import { WordChips } from '../form/WordChips';

interface SynonymDialogProps {
  /** The group to edit; null to create one with this word. */
  group: SynonymGroup | null;
  word: string;
  address: ListAddress<SearchAdminState>;
  searchRules: SearchRules<SynonymGroup>;
}

const MIN_WORDS = 2;
/** Maximum number of words of a group; the server accepts no more. */
const MAX_WORDS = 20;

/** Dialog that creates or edits a group of synonyms. */
export function SynonymDialog({ group, word, address, searchRules }: SynonymDialogProps) {
  const { t } = useTranslation('searchAdmin');
  const [begun] = useState<readonly string[]>(() => group?.words ?? (word ? [word] : []));
  const [words, setWords] = useState(begun);
  const [incomplete, setIncomplete] = useState(false);
  const [text, setText] = useState('');
  const entry = useWordEntry({
    ...{ words, max: MAX_WORDS, text, onType: setText },
    onAdd: (all) => {
      setText('');
      setWords(all);
    },
  });
  const { saving, failure, save } = useSave('POST /api/manage/search/synonym/save');
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    // A word that was typed but not added yet is included.
    const all = entry.add();
    setIncomplete(all !== null && all.length < MIN_WORDS);
    if (all === null || all.length < MIN_WORDS) return;
    const saved = await save({ id: group?.id, revision: group?.revision, words: [...all] });
    if (!saved) return;
    searchRules.onSaved();
    for (const { word: own, with: others } of saved.shared)
      toast('info', t('synonyms.shared', { word: own, words: others.join(t('between')) }));
  };
  return (
    <FormDialog
      title={t(group ? 'synonyms.form.edit' : 'synonyms.form.new')}
      place="page"
      isUnsaved={words !== begun || text.trim() !== ''}
      onClose={searchRules.close}
    >
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
          {incomplete && words.length < MIN_WORDS && t('synonyms.form.missing')}
        </p>
        <SaveFailure failure={failure} onReload={searchRules.onReload}>
          {failure?.code === 'synonym.exists' && (
            <Link className="button" to={address.hrefWith({ query: words[0], add: '' })} onClick={searchRules.close}>
              {t('synonyms.form.showThat')}
            </Link>
          )}
        </SaveFailure>
        <DialogButtons submit={t(saving ? 'saving' : 'save')} isDisabled={saving} onCancel={searchRules.close} />
      </form>
    </FormDialog>
  );
}
