import { useTranslation } from '@/lib/i18n/useTranslation';
import { useIsAdmin } from '@/lib/session/useIsAdmin';
import { useIsPhone } from '@/ui/primitives/useMediaQuery';
import { NewItem } from '../new-item/NewItem';
import { placesFor, type PlaceName } from './studio-places';
import styles from './StudioBar.module.css';
import { StudioNav } from './StudioNav';

interface StudioBarProps {
  place: PlaceName;
  /** True if New is the main action of the place. */
  offersNew?: boolean;
}

/** Bar with the navigation of the studio in wide windows; renders nothing on phones. */
export function StudioBar({ place, offersNew = false }: StudioBarProps) {
  const { t } = useTranslation('studio');
  const { bar, menu } = placesFor(useIsAdmin());
  if (useIsPhone()) return null;
  return (
    <div className={styles.bar}>
      <div className={`content ${styles.inner}`}>
        <p className={styles.product}>{t('title')}</p>
        <StudioNav place={place} bar={bar} menu={menu} />
        <NewItem primary={offersNew} />
      </div>
    </div>
  );
}
