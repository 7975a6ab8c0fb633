import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import styles from './TitleFilter.module.css';

interface TitleFilterProps {
  value: string;
  onChange: (value: string) => void;
  /** Loads what the first letter needs. A failure is reported when it is typed. */
  onPrepare: () => Promise<unknown>;
}

/** Field that filters the titles of all documents while a person types. */
export function TitleFilter({ value, onChange, onPrepare }: TitleFilterProps) {
  const { t } = useTranslation('information');
  return (
    <div role="search" className={styles.filter}>
      <Icon name="search" />
      <input
        type="search"
        className={`field ${styles.field}`}
        value={value}
        aria-label={t('filter')}
        placeholder={t('filter')}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={() => {
          void onPrepare().catch(() => undefined);
        }}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    </div>
  );
}
