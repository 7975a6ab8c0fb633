import '@/lib/i18n/texts/studio/search-admin';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { TabNav } from '@/ui/list/TabNav';
import { useListAddress, type ListAddress } from '@/ui/list/useListAddress';
import { EmptySearches } from './EmptySearches';
import { HotWords } from './words/HotWords';
import { SEARCH_ADMIN_FIELDS, TABS, type SearchAdminState, type SearchAdminTab } from './lists/search-admin-address';
import styles from './SearchAdminScreen.module.css';
import { Pins } from './rules/Pins';
import { RatedSearches } from './RatedSearches';
import { Synonyms } from './rules/Synonyms';

interface PartProps {
  address: ListAddress<SearchAdminState>;
  onCreatePage: (query: string) => void;
}

interface SearchAdminScreenProps {
  /** Renders the form for a new page with this title. */
  newItemForm: (title: string, onClose: () => void) => ReactNode;
}

const PARTS: Record<SearchAdminTab, (props: PartProps) => ReactNode> = {
  empty: EmptySearches,
  ratings: RatedSearches,
  pins: Pins,
  synonyms: Synonyms,
  words: HotWords,
};

/** Screen for editors with the searches without results, the ratings, and the search rules that improve the results. */
export function SearchAdminScreen({ newItemForm }: SearchAdminScreenProps) {
  const { t } = useTranslation('searchAdmin');
  const address = useListAddress(SEARCH_ADMIN_FIELDS);
  const { state, defaults, hrefWith } = address;
  /** Title of the new page in the form; null while the form is closed. */
  const [newTitle, setNewTitle] = useState<string | null>(null);
  const Part = PARTS[state.tab];
  const tabs = TABS.map((tab) => ({
    name: t(`tabs.${tab}`),
    href: hrefWith({ ...defaults, days: state.days, tab }),
    current: tab === state.tab,
  }));
  return (
    <>
      <PageTitle page={t(`tabs.${state.tab}`)} area={t('title')} />
      <header className={`content ${styles.head}`}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <TabNav label={t('tabs.name')} tabs={tabs} />
      <div className={`content ${styles.part}`}>
        <Part key={state.tab} address={address} onCreatePage={setNewTitle} />
      </div>
      {newTitle !== null &&
        newItemForm(newTitle, () => {
          setNewTitle(null);
        })}
    </>
  );
}
