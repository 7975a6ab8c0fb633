import type { Change } from 'contract/item';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/useTranslation';
import styles from './ChangeList.module.css';

/** Changes of a notice with their notes, newest first. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation('notice');
  return (
    <ol className={styles.changes}>
      {changes.map(({ at, note, material }) => (
        <li key={at + note}>
          <p className={styles.at}>
            <time dateTime={at}>{formatDate(at)}</time>
            {material && ` · ${t('changes.material')}`}
          </p>
          <p>{note || t('changes.noNote')}</p>
        </li>
      ))}
    </ol>
  );
}
