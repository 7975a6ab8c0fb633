import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import styles from './Form.module.css';

interface WordChipsProps {
  label: string;
  words: readonly string[];
  onRemove: (word: string) => void;
}

/** Renders an unordered list of words, each with a button to remove it. */
export function WordChips({ label, words, onRemove }: WordChipsProps) {
  const { t } = useTranslation('searchAdmin');
  if (!words.length) return <p className="second">{t('words.none')}</p>;
  return (
    <ul className={styles.chips} aria-label={label}>
      {words.map((word) => (
        <li key={word} className={`chip ${styles.chip}`}>
          {word}
          <button
            type="button"
            aria-label={t('words.remove', { word })}
            onClick={() => {
              onRemove(word);
            }}
          >
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
