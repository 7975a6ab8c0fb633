import { useId, useState } from 'react';
import { LOCALES, type Locale } from 'contract/core/locale';
import { formatNumber } from '@/lib/i18n/format';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { MANAGE_SEARCH_PATH } from '@/lib/paths';
import { readAddress } from '@/ui/list/list-address';
import { LeaveGuard, type Navigation } from '@/ui/overlay/LeaveGuard';
import { SegmentedChoice } from '@/ui/primitives/SegmentedChoice';
import { LoadingBlock } from '@/ui/states/LoadingBlock';
import { SkeletonLines } from '@/ui/states/Skeleton';
import { Bans } from './Bans';
import styles from './HotWords.module.css';
import { Keywords } from './Keywords';
import { KEYWORD_PLACES, SEARCH_ADMIN_FIELDS, type KeywordPlace } from '../lists/search-admin-address';
import type { ListAddress } from '@/ui/list/useListAddress';
import type { SearchAdminState } from '../lists/search-admin-address';
import { useKeywordLists } from './useKeywordLists';
import type { WordDraft } from './useWordList';

/** Key of the blocked words among the lists. */
const BANS = 'bans';

/** Edits the words suggested below search boxes, and the words that are never suggested. */
export function HotWords({ address: { state, show } }: { address: ListAddress<SearchAdminState> }) {
  const { t } = useTranslation(['searchAdmin', 'studio']);
  const titleId = useId();
  const bansId = useId();
  // Unsaved changes of each list, also while another place or language is shown.
  const [drafts, setDrafts] = useState<ReadonlyMap<string, WordDraft>>(new Map());
  const own = useInterfaceLocale();
  const language = state.language ?? own;
  const { lists, counts, firstPlace } = useKeywordLists(language, state.place);
  const place = firstPlace && (state.place ?? firstPlace);
  const placeText = (value: KeywordPlace): string => {
    const [name, count] = [t(`hot.scope.${value}`), counts[value]];
    return count === undefined ? name : t('hot.scope.counted', { name, formatted: formatNumber(count) });
  };
  const key = `${place} ${language}`;
  const draftOf = (list: string) => ({
    draft: drafts.get(list) ?? null,
    onDraft: (draft: WordDraft | null) => {
      setDrafts((all) => withDraft(all, list, draft));
    },
  });
  return (
    <div className={styles.parts}>
      <LeaveGuard isUnsaved={drafts.size > 0} keepsForm={showsWords} />
      <section className={styles.part} aria-labelledby={titleId}>
        <div>
          <h2 id={titleId}>{t('hot.title')}</h2>
          <p className={styles.text}>{t('hot.text')}</p>
        </div>
        {place === null ? (
          <LoadingBlock>
            <SkeletonLines widths={['100%', '99%', '98%', '97%', '96%', '95%']} height="48px" />
          </LoadingBlock>
        ) : (
          <div>
            <div className={styles.choices}>
              <SegmentedChoice<KeywordPlace>
                label={t('hot.scope.name')}
                options={KEYWORD_PLACES.map((value) => ({ value, text: placeText(value) }))}
                value={place}
                onChoose={(chosen) => {
                  show({ place: chosen });
                }}
              />
              <SegmentedChoice<Locale>
                label={t('hot.locale')}
                options={LOCALES.map((value) => ({ value, text: t(`studio:language.${value}`) }))}
                value={language}
                onChoose={(chosen) => {
                  show({ language: chosen });
                }}
              />
            </div>
            <Keywords key={key} list={lists[place]} scope={place} locale={language} {...draftOf(key)} />
          </div>
        )}
      </section>
      {/* Below words that are still loading, it would move. */}
      {place !== null && (
        <section className={styles.part} aria-labelledby={bansId}>
          <div>
            <h2 id={bansId}>{t('bans.title')}</h2>
            <p className={styles.text}>{t('bans.text')}</p>
          </div>
          <Bans {...draftOf(BANS)} />
        </section>
      )}
    </div>
  );
}

/** Returns whether a navigation stays among the words of this screen. */
const showsWords = ({ location: { pathname, search } }: Navigation): boolean =>
  pathname === MANAGE_SEARCH_PATH && readAddress(SEARCH_ADMIN_FIELDS, search).tab === 'words';

function withDraft(all: ReadonlyMap<string, WordDraft>, key: string, draft: WordDraft | null): ReadonlyMap<string, WordDraft> {
  const others = [...all].filter(([other]) => other !== key);
  return new Map(draft ? [...others, [key, draft]] : others);
}
