import { Skeleton } from '@/ui/states/Skeleton';
import tile from './ToolTile.module.css';
import styles from './ToolLauncher.module.css';

const GROUPS = ['first', 'second'];
const TILES = ['58%', '44%', '66%', '50%'];

/** Renders the skeleton of two groups of tiles. */
export const LauncherSkeleton = () => (
  <div aria-hidden="true">
    <div className={styles.head}>
      <Skeleton width="64px" />
    </div>
    <div className={styles.groups}>
      {GROUPS.map((group) => (
        <div key={group} className={styles.group}>
          <h2>
            <Skeleton width="112px" height="21px" />
          </h2>
          <ul className={styles.tiles}>
            {TILES.map((width) => (
              <li key={width} className={tile.tile}>
                <Skeleton width="44px" height="44px" />
                <div className={tile.name}>
                  <Skeleton width={width} height="24px" />
                </div>
                <p className={tile.summary}>
                  <Skeleton width="90%" height="14px" />
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </div>
);
