import { useId } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './ContextBar.module.css';
import { CommitField } from './CommitField';

/** Field for the alternative text of the selected picture. */
export function PictureBar({ alt, onChange }: { alt: string; onChange: (alt: string) => void }) {
  const { t } = useTranslation('studioEditor');
  const helpId = useId();
  return (
    <div role="group" aria-label={t('picture.name')} className={styles.bar}>
      <label>
        {t('picture.alt')}
        <CommitField value={alt} describedBy={helpId} onCommit={onChange} />
      </label>
      <p id={helpId}>{t('picture.altHelp')}</p>
    </div>
  );
}
