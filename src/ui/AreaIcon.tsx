import type { Area } from 'contract/areas';
import { Icon, type IconName } from './Icon';
import styles from './AreaIcon.module.css';

/** The seven kinds of content, and the search over all of them. */
export type AreaSign = Area | 'search';

export const AREA_ICONS: Record<AreaSign, IconName> = {
  service: 'services',
  notice: 'notice',
  benefit: 'welfare',
  news: 'news',
  personnel: 'personnel',
  information: 'information',
  tool: 'tool',
  search: 'search',
};

/** An area's sign on a tile in its own hue. */
export function AreaIcon({ area, size = 'medium' }: { area: AreaSign; size?: 'small' | 'medium' | 'large' }) {
  return (
    <span className={styles.tile} data-area={area} data-size={size}>
      <Icon name={AREA_ICONS[area]} size={size === 'large' ? 28 : 20} />
    </span>
  );
}
