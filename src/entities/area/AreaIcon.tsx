import type { Area } from 'contract/core/areas';
import { Icon, type IconName } from '../../ui/primitives/Icon';
import styles from './AreaIcon.module.css';

export const AREA_ICONS: Record<Area, IconName> = {
  service: 'services',
  notice: 'notice',
  benefit: 'welfare',
  news: 'news',
  personnel: 'personnel',
  information: 'information',
  tool: 'tool',
};

/** An area's sign on a tile in its own hue. */
export function AreaIcon({ area, size = 'medium' }: { area: Area; size?: 'small' | 'medium' | 'large' }) {
  return (
    <span className={styles.tile} data-area={area} data-size={size}>
      <Icon name={AREA_ICONS[area]} size={size === 'large' ? 28 : 20} />
    </span>
  );
}
