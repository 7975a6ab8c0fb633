import type { ExpressionBuilder, Insertable } from 'kysely';
import type { Area } from '../../../contract/core/areas';
import type { Db } from '../../db/connect';
import type { SlideTexts } from '../../db/schema/item-tables';
import type { Database } from '../../db/schema/schema';

export interface SavedSlide {
  id: string;
  hue: Area;
  item: number | null;
  link: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
  isOn: boolean;
  picture: string | null;
  texts: SlideTexts;
}

export type StoredSlide = Awaited<ReturnType<typeof listSlides>>[number];

/** Returns all slides of the home page in their order, with the items that they lead to and their own pictures. */
export async function listSlides(db: Db) {
  return db
    .selectFrom('slide')
    .leftJoin('item', 'item.key', 'slide.item')
    .leftJoin('slide_picture as own', 'own.id', 'slide.picture')
    .select(['slide.id', 'slide.hue', 'slide.link', 'slide.texts', 'slide.item as itemKey', 'item.area', 'item.id as itemId'])
    .select(['slide.starts_at as startsAt', 'slide.ends_at as endsAt', 'slide.is_on as isOn'])
    .select(['slide.picture', 'own.source', 'own.sha256', 'own.width', 'own.height'])
    .orderBy('slide.position')
    .orderBy('slide.id')
    .execute();
}

/** Replaces all slides with these, in this order. */
export async function replaceSlides(trx: Db, slides: readonly SavedSlide[]): Promise<void> {
  await trx.deleteFrom('slide').execute();
  if (!slides.length) return;
  const rows = slides.map(({ startsAt, endsAt, isOn, texts, ...slide }, position) => ({
    ...slide,
    ...{ position, starts_at: startsAt, ends_at: endsAt, is_on: isOn, texts: JSON.stringify(texts) },
  }));
  await trx.insertInto('slide').values(rows).execute();
}

/** Condition that a slide has the picture. */
const isUsed = (eb: ExpressionBuilder<Database, 'slide_picture'>) =>
  eb.exists(eb.selectFrom('slide').select('slide.id').whereRef('slide.picture', '=', 'slide_picture.id'));

type SlidePicture = Awaited<ReturnType<typeof listSlidePictures>>[number];

export async function listSlidePictures(db: Db) {
  return db.selectFrom('slide_picture').selectAll().orderBy('source').execute();
}

/** Returns the pictures that slides have, in the order of their paths. */
export async function listUsedSlidePictures(db: Db): Promise<SlidePicture[]> {
  return db.selectFrom('slide_picture').selectAll().where(isUsed).orderBy('source').execute();
}

export async function insertSlidePicture(trx: Db, row: Insertable<Database['slide_picture']>): Promise<void> {
  await trx.insertInto('slide_picture').values(row).execute();
}

/** Updates the content of a picture, which keeps its id. */
export async function updateSlidePicture(trx: Db, { id, ...row }: Insertable<Database['slide_picture']>): Promise<void> {
  await trx.updateTable('slide_picture').set(row).where('id', '=', id).execute();
}

/** Deletes unused pictures that were stored before that time. Returns the keys of their files. */
export async function deleteUnusedSlidePictures(trx: Db, storedBefore: Date): Promise<string[]> {
  const rows = await trx
    .deleteFrom('slide_picture')
    .where('stored_at', '<', storedBefore)
    .where((eb) => eb.not(isUsed(eb)))
    .returning('storage_key')
    .execute();
  return rows.map(({ storage_key }) => storage_key);
}
