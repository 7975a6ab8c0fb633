import { QUERY_LENGTH } from '../list/list-address';
import { Icon } from '../primitives/Icon';
import type { QuickSearch as Search } from './useQuickSearch';
import styles from './SearchBox.module.css';

interface QuickSearchProps {
  /** Accessible name and placeholder of the search. */
  label: string;
  size?: 'compact' | 'large';
  search: Search;
}

/** Search box whose results appear below it while typing. */
export function QuickSearch({ label, size = 'compact', search: { text, type, settle } }: QuickSearchProps) {
  return (
    <form
      role="search"
      aria-label={label}
      className={styles.form}
      data-size={size}
      onSubmit={(event) => {
        event.preventDefault();
        settle();
      }}
    >
      <span className={styles.icon}>
        <Icon name="search" />
      </span>
      <input
        type="search"
        name="query"
        className={styles.input}
        value={text}
        aria-label={label}
        placeholder={label}
        maxLength={QUERY_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => {
          type(event.target.value);
        }}
        onBlur={settle}
      />
    </form>
  );
}
