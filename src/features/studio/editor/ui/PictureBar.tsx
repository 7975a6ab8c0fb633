import { useId, useState } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './ContextBar.module.css';

/** Field for the alternative text of the selected picture. */
export function PictureBar({ alt, onChange }: { alt: string; onChange: (alt: string) => void }) {
  const { t } = useTranslation('studioEditor');
  const [text, setText] = useState(alt);
  const [known, setKnown] = useState(alt);
  const [given, setGiven] = useState(alt);
  const helpId = useId();
  // Changed elsewhere, for example by Undo; what is typed here arrives later, and stays.
  if (alt !== known) {
    setKnown(alt);
    if (alt !== given) {
      setText(alt);
      setGiven(alt);
    }
  }
  const take = () => {
    const next = text.trim();
    if (next === given) return;
    setGiven(next);
    onChange(next);
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
