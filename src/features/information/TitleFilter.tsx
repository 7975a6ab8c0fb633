import { useTranslation } from '@/lib/i18n/useTranslation';
import { QUERY_LENGTH } from '@/ui/list/list-address';
import { Icon } from '@/ui/primitives/Icon';
import type { QuickSearch } from '@/ui/search-box/useQuickSearch';
import styles from './TitleFilter.module.css';

interface TitleFilterProps {
  search: QuickSearch;
  /** Loads what the first letter needs. A failure is reported when it is typed. */
  onPrepare: () => Promise<unknown>;
}

/** Field that filters the titles of all documents while a person types. */
export function TitleFilter({ search: { text, type, settle }, onPrepare }: TitleFilterProps) {
  const { t } = useTranslation('information');
  return (
    <div role="search" className={styles.filter}>
      <Icon name="search" />
      <input
        type="search"
        className={`field ${styles.field}`}
        value={text}
        aria-label={t('filter')}
        placeholder={t('filter')}
        maxLength={QUERY_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={() => {
          void onPrepare().catch(() => undefined);
        }}
        onChange={(event) => {
          type(event.target.value);
        }}
        onBlur={settle}
      />
    </div>
  );
}
