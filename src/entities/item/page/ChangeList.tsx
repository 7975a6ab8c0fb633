import type { Change } from 'contract/item';
import type { Locale } from 'contract/core/locale';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './ChangeList.module.css';

interface ChangeListProps {
  /** Changes, newest first. */
  changes: readonly Change[];
  /** Language of the item's text and of its change notes. */
  locale: Locale;
}

/** Lists the notes of each change, with dates. */
export function ChangeList({ changes, locale }: ChangeListProps) {
  const { t } = useTranslation('item');
  return (
    <ol className={styles.changes}>
      {changes.map(({ at, note, material }) => (
        <li key={`${at} ${note}`}>
          <p className="meta">
            <time dateTime={at}>{formatDate(at)}</time>
            {material && ` · ${t('changes.material')}`}
          </p>
          <p lang={locale}>{note}</p>
        </li>
      ))}
    </ol>
  );
}
