import type { Area } from '../../../contract/core/areas';
import type { Db } from '../../../server/db/connect';

/** Returns all rows of content and engagement, to check that an operation changed none of them. */
export async function storedRows(db: Db) {
  return {
    department: await db.selectFrom('department').selectAll().orderBy('id').execute(),
    directory_person: await db.selectFrom('directory_person').selectAll().orderBy('id').execute(),
    directory_picture: await db.selectFrom('directory_picture').selectAll().orderBy('id').execute(),
    classification: await db.selectFrom('classification').selectAll().orderBy('key').execute(),
    item: await db.selectFrom('item').selectAll().orderBy('key').execute(),
    item_text: await db.selectFrom('item_text').selectAll().orderBy('item').orderBy('locale').execute(),
    item_classification: await db
      .selectFrom('item_classification')
      .selectAll()
      .orderBy('item')
      .orderBy('classification')
      .execute(),
    item_revision: await db.selectFrom('item_revision').selectAll().orderBy('item').orderBy('revision').execute(),
    item_draft: await db.selectFrom('item_draft').selectAll().orderBy('item').execute(),
    attachment: await db.selectFrom('attachment').selectAll().orderBy('id').execute(),
    favourite: await db.selectFrom('favourite').selectAll().orderBy('item').execute(),
    feedback: await db.selectFrom('feedback').selectAll().orderBy('item').execute(),
    search_doc: await db
      .selectFrom('search_doc')
      .select(['item', 'locale', 'area', 'title_key', 'title_terms', 'body_terms', 'text'])
      .orderBy('item')
      .orderBy('locale')
      .execute(),
  };
}

/** Returns the stored rows of an item. */
export async function storedItem(db: Db, area: Area, id: string) {
  const { key, ...facts } = await db
    .selectFrom('item')
    .select(['key', 'department', 'contact', 'owner', 'fields', 'audience_departments', 'audience_locations', 'audience_roles'])
    .select(['published_at', 'updated_at', 'expires_at', 'revision'])
    .where('area', '=', area)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const classifications = await db
    .selectFrom('item_classification')
    .innerJoin('classification', 'classification.key', 'item_classification.classification')
    .where('item', '=', key)
    .orderBy('classification.id')
    .select('classification.id')
    .execute();
  const texts = await db.selectFrom('item_text').selectAll().where('item', '=', key).orderBy('locale').execute();
  const files = await db.selectFrom('attachment').selectAll().where('item', '=', key).orderBy('position').execute();
  return { key, facts, classifications: classifications.map((row) => row.id), texts, files };
}
