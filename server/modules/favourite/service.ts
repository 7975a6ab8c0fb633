import type { ItemCard, ItemRef } from '../../../contract/item';
import type { Viewer } from '../../../contract/core/permissions';
import type { Deps } from '../../http/deps';
import { itemCardOf } from '../item/read/present';
import { visibleItem } from '../item/engagement/engagement';
import { addFavourite, listFavourites, removeFavourite } from './repository';
import type { ReadContext } from '../item/read/read-context';

export async function favouritesOf({ db }: Deps, readContext: ReadContext): Promise<ItemCard[]> {
  const rows = await listFavourites(db, readContext);
  return rows.map((row) => itemCardOf(row, readContext.locale));
}

/** Sets or removes a favourite. An item that the person can no longer read can still be removed. */
export async function setFavourite(deps: Deps, { area, id }: ItemRef, favourite: boolean, viewer: Viewer): Promise<void> {
  if (!favourite && (await removeFavourite(deps.db, viewer.id, { area, id }))) return;
  const item = await visibleItem(deps, { area, id }, viewer, 'item.not_found');
  if (favourite) await addFavourite(deps.db, viewer.id, item.key, deps.now());
}
