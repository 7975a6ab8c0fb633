import type { ItemRef } from 'contract/item';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '../../../ui/primitives/Icon';
import { useFavourite } from './useFavourite';
import styles from './FavouriteButton.module.css';

interface FavouriteButtonProps {
  item: ItemRef;
  title: string;
  favourite: boolean;
  /** Shows a label beside the heart, as on the item's own page. */
  labelled?: boolean;
  /** Called after the server has accepted a change. */
  onChange?: (favourite: boolean) => void;
}

export function FavouriteButton({ item, title, favourite: known, labelled = false, onChange }: FavouriteButtonProps) {
  const { t } = useTranslation('item');
  const { favourite, toggle } = useFavourite(item, known, onChange);
  return (
    <button
      type="button"
      className={`${labelled ? 'button' : `icon-button ${styles.bare}`} ${styles.favourite}`}
      aria-pressed={favourite}
      aria-label={labelled ? undefined : t('favourite.of', { title })}
      data-needs-server
      onClick={toggle}
    >
      <Icon name="heart" />
      {labelled && t('favourite.word')}
    </button>
  );
}
