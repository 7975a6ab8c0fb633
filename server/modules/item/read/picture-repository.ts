import type { Picture } from '../../../../contract/picture';
import type { Db } from '../../../db/connect';

/** Returns the first picture of a published item; null if it has none. */
export const firstPicture = async (db: Db, item: number): Promise<Picture | null> =>
  (await firstPictures(db, [item])).get(item) ?? null;

/** Returns the first picture of each published item that has one, by the item's key. */
export async function firstPictures(db: Db, items: readonly number[]): Promise<Map<number, Picture>> {
  const rows = await db
    .selectFrom('attachment')
    .distinctOn('item')
    .where((eb) => eb('item', '=', eb.fn.any(eb.val([...items]))))
    .where('kind', '=', 'picture')
    .where('draft', '=', false)
    .orderBy('item')
    .orderBy('position')
    .orderBy('id')
    .select(['item', 'id', 'width', 'height'])
    .execute();
  return new Map(rows.map(({ item, ...picture }) => [item, picture]));
}
