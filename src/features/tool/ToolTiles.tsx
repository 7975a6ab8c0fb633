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

export const ToolTiles = ({ tools, address, favourites }: { tools: readonly ToolCard[] } & TileContext) => (
  <ul className={styles.tiles}>
    {tools.map((tool) => (
      <ToolTile key={tool.id} tool={tool} guideHref={address.hrefWith({ tool: tool.id })} favourites={favourites} />
    ))}
  </ul>
);
