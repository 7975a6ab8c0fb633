import type { Area } from 'contract/core/areas';
import { Icon } from '../../ui/primitives/Icon';
import { AREA_FACTS } from './areas';
import styles from './AreaIcon.module.css';

/** Shows the icon of an area on a tile in the area's hue. */
export function AreaIcon({ area, size = 'medium' }: { area: Area; size?: 'small' | 'medium' | 'large' }) {
  return (
    <span className={styles.tile} data-area={area} data-size={size}>
      <Icon name={AREA_FACTS[area].icon} size={size === 'large' ? 28 : 20} />
    </span>
  );
}
