import { Link } from 'umi';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '../primitives/Icon';
import styles from './FilterChips.module.css';

export interface ChosenFilter {
  key: string;
  text: string;
  /** Address of the same list without this filter. */
  removeHref: string;
}

interface FilterChipsProps {
  chosen: readonly ChosenFilter[];
  /** Address of the list without filters; null if the message of an empty list has this link. */
  clearHref: string | null;
  /** Called when a link is pressed. It disappears with its filter, so the focus must move. */
  onPress: () => void;
}

/** Renders the active filters, each removable, and a link that removes all. */
export function FilterChips({ chosen, clearHref, onPress }: FilterChipsProps) {
  const { t } = useTranslation('item');
  if (!chosen.length) return null;
  return (
    <ul className={styles.chips} data-clears={clearHref !== null} aria-label={t('filter.chosen')}>
      {chosen.map(({ key, text, removeHref }) => (
        <li key={key}>
          <Link className="chip" to={removeHref} aria-label={t('filter.remove', { filter: text })} onClick={onPress}>
            {text}
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      {clearHref !== null && (
        <li>
          <Link className={styles.clear} to={clearHref} onClick={onPress}>
            {t('filter.clear')}
          </Link>
        </li>
      )}
    </ul>
  );
}
