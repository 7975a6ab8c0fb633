import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { QUERY_LENGTH } from '@/ui/list/list-address';
import { QueryState } from '@/ui/states/QueryState';
import { SkeletonLines } from '@/ui/states/Skeleton';
import { AddWord } from '../form/AddWord';
import styles from '../form/Form.module.css';
import { SaveFailure } from '../form/SaveFailure';
import { useSave } from '../form/useSave';
import { useWordList, type WordDraft } from './useWordList';
import { WordChips } from '../form/WordChips';
import { WordListButtons } from './WordListButtons';

/** Maximum number of blocked words; the server accepts no more. */
const MAX_BANS = 500;

interface BansProps {
  draft: WordDraft | null;
  onDraft: (draft: WordDraft | null) => void;
}

/** Edits the words that are never suggested, however often people search for them. */
export function Bans({ draft, onDraft }: BansProps) {
  const { t } = useTranslation('searchAdmin');
  const list = useCall('POST /api/manage/search/ban/list', {});
  const { save, ...saving } = useSave('POST /api/manage/search/ban/save');
  const edited = useWordList({
    ...{ list, max: MAX_BANS, draft, onDraft },
    saving: { ...saving, save: (words, revision) => save({ words, revision }) },
  });
  return (
    <QueryState query={list} skeleton={<SkeletonLines widths={['100%', '60%']} height="32px" />}>
      {({ fromFolder }) => (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            edited.save();
          }}
        >
          <WordChips
            label={t('bans.title')}
            words={edited.words}
            onRemove={(word) => {
              edited.change(edited.words.filter((one) => one !== word));
            }}
          />
          {fromFolder.length > 0 && (
            <p className="meta">
              {t('bans.folder', { words: fromFolder.join(t('between')) })} {t('folder.text')}
            </p>
          )}
          <AddWord label={t('bans.field')} button={t('bans.add')} maxLength={QUERY_LENGTH} entry={edited.entry} />
          <SaveFailure failure={saving.failure} onReload={edited.reload} />
          <WordListButtons list={edited} saving={saving.saving} />
        </form>
      )}
    </QueryState>
  );
}
