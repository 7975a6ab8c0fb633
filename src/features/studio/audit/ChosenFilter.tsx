import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import styles from './ChosenFilter.module.css';

/** Filter that was chosen elsewhere than in a list of options, as a button that removes it. */
export function ChosenFilter({ text, onRemove }: { text: string; onRemove: () => void }) {
  const { t } = useTranslation('item');
  return (
    <button type="button" className={styles.chosen} aria-label={t('filter.remove', { filter: text })} onClick={onRemove}>
      <span className={styles.text}>{text}</span>
      <Icon name="close" size={16} />
    </button>
  );
}
