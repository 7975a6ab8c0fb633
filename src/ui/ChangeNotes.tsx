import type { Change } from 'contract/item';
import type { Locale } from 'contract/locale';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/useTranslation';
import { DetailSection } from './DetailSection';
import styles from './ChangeNotes.module.css';

interface ChangeNotesProps {
  changes: readonly Change[];
  /** The language of the item's text, which its notes are written in. */
  locale: Locale;
}

/** What changed in an item and when, newest first; nothing when nothing was noted. */
export function ChangeNotes({ changes, locale }: ChangeNotesProps) {
  const { t } = useTranslation('item');
  if (!changes.length) return null;
  return (
    <DetailSection title={t('changes')}>
      <ol className={styles.changes}>
        {changes.map(({ at, note }) => (
          <li key={`${at} ${note}`}>
            <time dateTime={at}>{formatDate(at)}</time>
            <span lang={locale}>{note}</span>
          </li>
        ))}
      </ol>
    </DetailSection>
  );
}
