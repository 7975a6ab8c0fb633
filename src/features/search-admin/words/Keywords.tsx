import type { Locale } from 'contract/core/locale';
import { useCall, type CallState } from '@/lib/api/useCall';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { QueryState } from '@/ui/states/QueryState';
import { SkeletonLines } from '@/ui/states/Skeleton';
import { AddWord } from '../form/AddWord';
import styles from '../form/Form.module.css';
import type { KeywordPlace } from '../lists/search-admin-address';
import { OrderedList } from '../form/OrderedList';
import { SaveFailure } from '../form/SaveFailure';
import { useSave } from '../form/useSave';
import { useWordList, type WordDraft } from './useWordList';
import { WordListButtons } from './WordListButtons';

/** Limits of the server: number of words, and characters per word. */
const MAX_KEYWORDS = 10;
const MAX_LENGTH = 40;

interface KeywordsProps {
  list: CallState<'POST /api/manage/search/keyword/list'>;
  scope: KeywordPlace;
  locale: Locale;
  draft: WordDraft | null;
  onDraft: (draft: WordDraft | null) => void;
}

/** Edits the hot words of a place and language, in their order. */
export function Keywords({ list, scope, locale, draft, onDraft }: KeywordsProps) {
  const { t } = useTranslation('searchAdmin');
  const { save, ...saving } = useSave('POST /api/manage/search/keyword/save');
  const edited = useWordList({
    ...{ list, max: MAX_KEYWORDS, draft, onDraft },
    saving: { ...saving, save: (words, revision) => save({ scope, locale, words, revision }) },
  });
  return (
    <QueryState query={list} skeleton={<SkeletonLines widths={['100%', '99%', '98%']} height="48px" />}>
      {({ words }) => (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            edited.save();
          }}
        >
          {edited.words.length === 0 &&
            (words.length === 0 ? <ShownNow scope={scope} locale={locale} /> : <p className="second">{t('words.none')}</p>)}
          <OrderedList
            label={t('hot.listName')}
            items={edited.words}
            keyOf={(word) => word}
            nameOf={(word) => word}
            onChange={edited.change}
          >
            {(word) => <span lang={locale}>{word}</span>}
          </OrderedList>
          {edited.words.length < MAX_KEYWORDS ? (
            <AddWord label={t('hot.field')} maxLength={MAX_LENGTH} entry={edited.entry} />
          ) : (
            <p className="second">{t('hot.full')}</p>
          )}
          <SaveFailure failure={saving.failure} onReload={edited.reload} />
          <WordListButtons list={edited} saving={saving.saving} />
        </form>
      )}
    </QueryState>
  );
}

const SHOWN = { all: 'POST /api/search/keyword/list', service: 'POST /api/servicehall/keyword/list' } as const;

/** Says that a list is empty and, of the reader's own language, which frequent searches are shown instead. */
function ShownNow({ scope, locale }: Pick<KeywordsProps, 'scope' | 'locale'>) {
  const { t } = useTranslation('searchAdmin');
  const isOwn = useInterfaceLocale() === locale;
  const { data } = useCall(SHOWN[scope], isOwn ? {} : null, { toast: true });
  if (!isOwn || !data) return <p className="second">{t('words.none')}</p>;
  const words = data.map(({ word }) => word).join(t('between'));
  return <p className="second">{words ? t('words.frequent', { words }) : t('words.nothingFrequent')}</p>;
}
