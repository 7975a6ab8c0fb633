import type { Picture } from '../../../../contract/picture';
import type { Db } from '../../../db/connect';

/** Returns the first picture of a published item; null if it has none. */
export const firstPicture = async (db: Db, item: number): Promise<Picture | null> =>
  (await firstPictures(db, [item])).get(item) ?? null;

/** Returns the first picture of each published item that has one, by the item's key. */
export const firstPictures = async (db: Db, items: readonly number[]): Promise<Map<number, Picture>> =>
  byItem(await picturesOf(db, items).execute());

/** Returns the logo of each published item that has one, by the item's key: the first picture in a file called `logo` or `…-logo`. */
export const logosOf = async (db: Db, items: readonly number[]): Promise<Map<number, Picture>> =>
  byItem(await picturesOf(db, items).where('name', '~*', LOGO_NAME).execute());

const LOGO_NAME = '(^|[-_ .])logo[.]';

const byItem = (rows: readonly (Picture & { item: number })[]): Map<number, Picture> =>
  new Map(rows.map(({ item, ...picture }) => [item, picture]));

const picturesOf = (db: Db, items: readonly number[]) =>
  db
    .selectFrom('attachment')
    .distinctOn('item')
    .where((eb) => eb('item', '=', eb.fn.any(eb.val([...items]))))
    .where('kind', '=', 'picture')
    .where('draft', '=', false)
    .orderBy('item')
    .orderBy('position')
    .orderBy('id')
    .select(['item', 'id', 'width', 'height']);
