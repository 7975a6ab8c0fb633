import type { Ref } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { QUERY_LENGTH } from '../list/list-address';
import { Icon } from '../primitives/Icon';
import { SearchSuggestions } from './SearchSuggestions';
import { useSearchBox } from './useSearchBox';
import type { Suggest } from './useSuggestions';
import styles from './SearchBox.module.css';

export interface SearchBoxProps {
  /** Names the search for who cannot see it. */
  label: string;
  placeholder: string;
  /** The page that answers the form, also as plain HTML, and what else its address keeps. */
  action: string;
  keep?: Record<string, string>;
  /** Query of the current results. */
  query?: string;
  size?: 'compact' | 'large';
  /** Recent searches are remembered under this name. */
  recentKey: string;
  suggest: Suggest;
  /** Words a last suggestion, to search for what is typed. */
  searchText?: (query: string) => string;
  onSearch: (query: string) => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** A real form around a combobox: without scripts it still searches, with them it suggests as one types. */
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
  inputRef,
}: SearchBoxProps) {
  const { t } = useTranslation('item');
  const box = useSearchBox({ query, recentKey, suggest, searchText, onSearch });
  const { combobox } = box;
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
      <SearchSuggestions label={label} combobox={combobox} offered={box.offered} onChoose={box.choose} onForget={box.forget} />
    </form>
  );
}
