import { useId, useState } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './ContextBar.module.css';

/** Field for the alternative text of the selected picture. */
export function PictureBar({ alt, onChange }: { alt: string; onChange: (alt: string) => void }) {
  const { t } = useTranslation('studioEditor');
  const [text, setText] = useState(alt);
  const helpId = useId();
  const take = () => {
    if (text !== alt) onChange(text.trim());
  };
  return (
    <div role="group" aria-label={t('picture.name')} className={styles.bar}>
      <label>
        {t('picture.alt')}
        <input
          className="field"
          value={text}
          aria-describedby={helpId}
          onChange={(event) => {
            setText(event.target.value);
          }}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            take();
          }}
        />
      </label>
      <p id={helpId}>{t('picture.altHelp')}</p>
    </div>
  );
}
