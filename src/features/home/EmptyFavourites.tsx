import { useTranslation } from '@/lib/useTranslation';
import { Icon } from '@/ui/Icon';
import styles from './EmptyFavourites.module.css';

/** The box is small and beside others, so its empty state is too. */
export function EmptyFavourites() {
  const { t } = useTranslation('home');
  return (
    <div className={styles.empty}>
      <Icon name="heart" size={28} />
      <div>
        <p className={styles.title}>{t('favourites.empty')}</p>
        <p className="second">{t('favourites.emptyText')}</p>
      </div>
    </div>
  );
}
