import { useState, type FocusEvent, type SyntheticEvent } from 'react';
import { useNavigate } from 'umi';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useCombobox, type Combobox } from './useCombobox';
import { useRecentSearches } from './useRecentSearches';
import { useSuggestions, type Suggest, type Suggestion } from './useSuggestions';

interface SearchBoxOptions {
  query: string;
  recentKey: string;
  suggest: Suggest;
  /** Returns the text of a last suggestion, which searches for the typed text. */
  searchText?: (query: string) => string;
  onSearch: (query: string) => void;
}

export interface SearchBoxState {
  text: string;
  type: (text: string) => void;
  combobox: Combobox;
  offered: Suggestion[];
  choose: (index: number) => void;
  /** Removes the recent searches; undefined while other suggestions are shown. */
  forget: (() => void) | undefined;
  onSubmit: (event: SyntheticEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

/** Returns the state of a search box: the text, its suggestions, and the handlers for choosing one. */
export function useSearchBox({ query, recentKey, suggest, searchText, onSearch }: SearchBoxOptions): SearchBoxState {
  const navigate = useNavigate();
  const [text, setText] = useTextOf(query);
  const { recent, remember, forget } = useRecentSearches(recentKey);
  const typed = text.trim();
  const found = useSuggestions(typed === query ? '' : typed, suggest);
  const recentOffers = useRecentOffers(recent);
  const offered = typed ? withSearch(found, typed, searchText) : recentOffers;

  const search = (words: string) => {
    combobox.close();
    setText(words);
    if (words) remember(words);
    onSearch(words);
  };
  const choose = (index: number) => {
    const chosen = offered[index];
    if (!chosen) return;
    if (chosen.href === undefined) search(chosen.query ?? chosen.text);
    else {
      combobox.close();
      setText('');
      navigate(chosen.href);
    }
  };
  const combobox = useCombobox({ count: offered.length, onChoose: choose });

  return {
    text,
    type: (next) => {
      setText(next);
      combobox.show();
    },
    combobox,
    offered,
    choose,
    forget: typed ? undefined : forget,
    onSubmit: (event) => {
      event.preventDefault();
      search(typed);
    },
    onBlur: (event) => {
      if (!event.currentTarget.contains(event.relatedTarget)) combobox.close();
    },
  };
}

/** Returns the typed text, which follows the query when that changes elsewhere (back, a removed filter). */
function useTextOf(query: string): [string, (text: string) => void] {
  const [text, setText] = useState(query);
  const [followed, setFollowed] = useState(query);
  if (followed !== query) {
    setFollowed(query);
    setText(query);
  }
  return [text, setText];
}

/** Returns the suggestions, with the link to all results at the end. */
function withSearch(found: Suggestion[], query: string, searchText: SearchBoxOptions['searchText']): Suggestion[] {
  return searchText && found.length > 0 ? [...found, { key: 'search', text: searchText(query), query }] : found;
}

function useRecentOffers(recent: string[]): Suggestion[] {
  const { t } = useTranslation('item');
  return recent.map((text) => ({ key: `recent ${text}`, text, group: t('search.recent') }));
}
