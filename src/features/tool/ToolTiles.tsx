import type { ToolCard } from 'contract/tool';
import type { FavouriteChanges } from '@/entities/item/actions/useFavouriteChanges';
import { ToolTile } from './ToolTile';
import type { LauncherAddress } from './useLauncherAddress';
import styles from './ToolLauncher.module.css';

/** Props of a tile apart from its tool. */
export interface TileContext {
  address: LauncherAddress;
  favourites: FavouriteChanges;
}

interface ToolTilesProps extends TileContext {
  tools: readonly ToolCard[];
  /** True for the person's own group, which needs no mark on each favourite. */
  isYours?: boolean;
}

export const ToolTiles = ({ tools, address, favourites, isYours = false }: ToolTilesProps) => (
  <ul className={styles.tiles} data-yours={isYours}>
    {tools.map((tool) => (
      <ToolTile key={tool.id} tool={tool} guideHref={address.hrefWith({ tool: tool.id })} favourites={favourites} />
    ))}
  </ul>
);
