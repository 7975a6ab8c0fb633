import { useRef } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { QUERY_LENGTH } from '../list/list-address';
import { Icon } from '../primitives/Icon';
import { SearchSuggestions } from './SearchSuggestions';
import { useSearchBox } from './useSearchBox';
import type { Suggest } from './useSuggestions';
import styles from './SearchBox.module.css';

export interface SearchBoxProps {
  /** Accessible name of the search. */
  label: string;
  placeholder: string;
  /** Page that the form is submitted to, also without scripts; `keep` holds further parameters of its address. */
  action: string;
  keep?: Record<string, string>;
  /** Query of the current results. */
  query?: string;
  size?: 'compact' | 'large';
  /** Key under which recent searches are stored. */
  recentKey: string;
  suggest: Suggest;
  /** Returns the text of a last suggestion, which searches for the typed text. */
  searchText?: (query: string) => string;
  onSearch: (query: string) => void;
}

/** Search form with a combobox. It searches without scripts as well; with them it suggests while typing. */
export function SearchBox({
  label,
  placeholder,
  action,
  keep = {},
  query = '',
  size = 'compact',
  recentKey,
  suggest,
  searchText,
  onSearch,
}: SearchBoxProps) {
  const { t } = useTranslation('item');
  const box = useSearchBox({ query, recentKey, suggest, searchText, onSearch });
  const { combobox, forget } = box;
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <form
      role="search"
      aria-label={label}
      action={action}
      className={styles.form}
      data-size={size}
      onSubmit={box.onSubmit}
      onBlur={box.onBlur}
    >
      <span className={styles.icon}>
        <Icon name="search" />
      </span>
      <input
        ref={inputRef}
        name="query"
        className={styles.input}
        value={box.text}
        placeholder={placeholder}
        maxLength={QUERY_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={combobox.open}
        aria-controls={combobox.listId}
        aria-activedescendant={combobox.active >= 0 ? combobox.optionId(combobox.active) : undefined}
        onFocus={combobox.show}
        onClick={combobox.show}
        onChange={(event) => {
          box.type(event.target.value);
        }}
        onKeyDown={combobox.onKeyDown}
      />
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={`button button-primary ${styles.submit}`}>
        {t('search.submit')}
      </button>
      <SearchSuggestions
        label={label}
        combobox={combobox}
        offered={box.offered}
        onChoose={box.choose}
        onForget={
          forget &&
          (() => {
            forget();
            inputRef.current?.focus();
          })
        }
      />
    </form>
  );
}
