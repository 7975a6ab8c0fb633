import type { ItemCard, ItemRef } from '../../../contract/item';
import type { Viewer } from '../../../contract/permissions';
import type { Deps } from '../../deps';
import type { Reading } from '../item/card-repository';
import { itemCardOf } from '../item/present';
import { visibleItem } from '../item/use';
import { addFavourite, listFavourites, removeFavourite } from './repository';

export async function favouritesOf({ db }: Deps, reading: Reading): Promise<ItemCard[]> {
  const rows = await listFavourites(db, reading);
  return rows.map((row) => itemCardOf(row, reading.locale));
}

/** What can no longer be read can still be taken off the list. */
export async function setFavourite(deps: Deps, { area, id }: ItemRef, favourite: boolean, viewer: Viewer): Promise<void> {
  if (!favourite && (await removeFavourite(deps.db, viewer.id, { area, id }))) return;
  const item = await visibleItem(deps, { area, notFound: 'item.not_found' }, id, viewer);
  if (favourite) await addFavourite(deps.db, viewer.id, item.key, deps.now());
}
