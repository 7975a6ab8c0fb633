import type { Area } from 'contract/core/areas';
import { Icon } from '../../ui/primitives/Icon';
import { AREA_FACTS } from './areas';
import styles from './AreaIcon.module.css';

interface AreaIconProps {
  area: Area;
  /** Size of the tile; `bare` for none. */
  size?: 'bare' | 'small' | 'medium' | 'large';
}

/** Shows the icon of an area in the area's hue, on a tile. */
export function AreaIcon({ area, size = 'medium' }: AreaIconProps) {
  return (
    <span className={styles.tile} data-area={area} data-size={size}>
      <Icon name={AREA_FACTS[area].icon} size={size === 'large' ? 28 : 20} />
    </span>
  );
}
