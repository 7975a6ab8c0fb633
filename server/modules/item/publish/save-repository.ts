import { sql } from 'kysely';
import type { Area } from '../../../../contract/core/areas';
import type { Db } from '../../../db/connect';
import { LOCK } from '../../../db/locks';
import { lockUntilCommit } from '../../../db/lock-repository';
import type { ItemDocument, Names } from '../../../../contract/document';
import type { ItemRef } from '../../../../contract/item';
import type { RenderedText } from './render-document';

export async function lockContent(trx: Db): Promise<void> {
  await lockUntilCommit(trx, LOCK.content);
}

export async function findItem(db: Db, area: Area, id: string) {
  return db
    .selectFrom('item')
    .select([
      'key',
      'revision',
      'document_hash as documentHash',
      'origin',
      'folder_hash as folderHash',
      sql<string | null>`check_by::text`.as('checkBy'),
      sql<string | null>`folder_check_by::text`.as('folderCheckBy'),
      'published_at as publishedAt',
      'material_changes as materialChanges',
      'material_revision as materialRevision',
      'material_at as materialAt',
    ])
    .where('area', '=', area)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function listItems(db: Db) {
  return db.selectFrom('item').select(['area', 'id']).execute();
}

/** Facts of an item that come from its document, without texts, classifications and files. */
export interface ItemFacts {
  department: string | null;
  publishedAt: string | null;
  updatedAt: string;
  revision: number;
  documentHash: string | null;
  origin: 'folder' | 'portal';
  /** Number of material changes, and the revision and time of the last one. The time is null unless it is later than the publication. */
  materialChanges: number;
  materialRevision: number;
  materialAt: Date | null;
}

/** Inserts or updates the item and returns its key. Views, favourites, shares and the archived state are kept. */
export async function upsertItem(trx: Db, document: ItemDocument, facts: ItemFacts): Promise<number> {
  const { area, id, contact, owner = null, checkBy = null, fields, audience, expiresAt } = document;
  const row = {
    department: facts.department,
    contact,
    owner,
    check_by: checkBy,
    fields: JSON.stringify(fields),
    audience_departments: audience.departments,
    audience_locations: audience.locations,
    audience_roles: audience.roles,
    published_at: facts.publishedAt,
    expires_at: expiresAt,
    updated_at: facts.updatedAt,
    revision: facts.revision,
    document_hash: facts.documentHash,
    origin: facts.origin,
    material_changes: facts.materialChanges,
    material_revision: facts.materialRevision,
    material_at: facts.materialAt,
  };
  const { key } = await trx
    .insertInto('item')
    .values({ area, id, ...row })
    .onConflict((conflict) => conflict.columns(['area', 'id']).doUpdateSet(row))
    .returning('key')
    .executeTakeFirstOrThrow();
  return key;
}

export async function updateProjection(trx: Db, item: number, fields: ItemDocument['fields'], hash: string): Promise<void> {
  await trx
    .updateTable('item')
    .set({ fields: JSON.stringify(fields), document_hash: hash })
    .where('key', '=', item)
    .execute();
}

/** Stores the hash of the document that was imported, which is now the published one. */
export async function updateFolderHash(trx: Db, { area, id }: ItemRef, hash: string): Promise<void> {
  await trx
    .updateTable('item')
    .set({ origin: 'folder', folder_hash: hash })
    .where('area', '=', area)
    .where('id', '=', id)
    .execute();
}

export async function removeTexts(trx: Db, item: number): Promise<void> {
  await trx.deleteFrom('item_text').where('item', '=', item).execute();
}

export async function insertTexts(trx: Db, item: number, texts: readonly RenderedText[]): Promise<void> {
  const rows = texts.map(({ locale, title, summary, html, toc, keywords, fields, changes }) => ({
    ...{ item, locale, title, summary, html, keywords },
    toc: JSON.stringify(toc),
    fields: JSON.stringify(fields),
    changes: JSON.stringify(changes),
  }));
  await trx.insertInto('item_text').values(rows).execute();
}

export async function removeClassifications(trx: Db, item: number): Promise<void> {
  await trx.deleteFrom('item_classification').where('item', '=', item).execute();
}

export async function insertClassifications(trx: Db, item: number, classifications: readonly number[]): Promise<void> {
  const rows = [...new Set(classifications)].map((classification) => ({ item, classification }));
  if (rows.length) await trx.insertInto('item_classification').values(rows).execute();
}

/** Publication without the approval that was required. */
export interface Overruled {
  by: string | null;
  reason: string;
}

/** Person who saved a document, and their note on it. Both are null if the document came from a content folder. */
export interface Author {
  person: string | null;
  note: string | null;
  /** Person who approved the draft, or who published what the author had submitted. */
  approver?: string | null;
  /** Administrator who published it without the approval that was required, and why. */
  overruled?: Overruled | null;
  /** Note for readers. */
  notes?: Names | null;
  /** Revision that the new one takes back. */
  undoes?: number;
}

/** Returns the number of the next revision. An item that was published once and no longer is continues its numbers. */
export async function nextRevision(db: Db, { key, revision }: { key: number; revision: number }): Promise<number> {
  if (revision) return revision + 1;
  const { last } = await db
    .selectFrom('item_revision')
    .where('item', '=', key)
    .select(({ fn }) => fn.max<number | null>('revision').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

export async function insertRevision(
  trx: Db,
  item: number,
  { revision, material }: { revision: number; material: boolean },
  document: ItemDocument,
  { person, note, approver, overruled, notes, undoes }: Author,
  moment: Date,
) {
  await trx
    .insertInto('item_revision')
    .values({
      ...{ item, revision, material, note, person, approver, undoes },
      document: JSON.stringify(document),
      notes: notes ? JSON.stringify(notes) : null,
      ...(overruled && { overruled_by: overruled.by, overrule_reason: overruled.reason }),
      created_at: moment,
    })
    .execute();
}

/** Returns the document as it was published in a revision; undefined when there is none. */
export async function findRevision(db: Db, item: number, revision: number): Promise<ItemDocument | undefined> {
  const row = await db
    .selectFrom('item_revision')
    .select('document')
    .where('item', '=', item)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row?.document;
}

export async function findDraft(db: Db, item: number) {
  return db
    .selectFrom('item_draft')
    .select(['id', 'document', 'person', 'version', 'base_revision as baseRevision', 'updated_at as updatedAt', 'writers'])
    .where('item', '=', item)
    .executeTakeFirst();
}

/** Draft to be stored, with the published revision that it began from. */
export interface NewDraft {
  document: ItemDocument;
  person: string | null;
  baseRevision: number;
  /** People who wrote the text before it became this draft, such as those of a cancelled schedule. */
  writers?: readonly string[];
}

/** Inserts the draft of an item as version 1, or replaces it and increases its version; its writers stay. Returns the version. */
export async function upsertDraft(
  trx: Db,
  item: number,
  { document, person, baseRevision, writers = [] }: NewDraft,
  moment: Date,
): Promise<number> {
  const row = { document: JSON.stringify(document), person, updated_at: moment, base_revision: baseRevision };
  const { version } = await trx
    .insertInto('item_draft')
    .values({ item, ...row, writers: [...new Set([...writers, ...(person === null ? [] : [person])])] })
    .onConflict((conflict) =>
      conflict.column('item').doUpdateSet((eb) => ({
        ...row,
        version: eb('item_draft.version', '+', 1),
        writers: sql<string[]>`array(select distinct unnest(item_draft.writers || excluded.writers))`,
      })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function deleteDraft(trx: Db, item: number): Promise<void> {
  await trx.deleteFrom('item_draft').where('item', '=', item).execute();
}

export async function countPublished(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('item')
    .where('revision', '>', 0)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Returns the keys of the next published items after a key, in ascending order. */
export async function listPublishedKeys(db: Db, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('item')
    .where('revision', '>', 0)
    .where('key', '>', after)
    .orderBy('key')
    .limit(limit)
    .select('key')
    .execute();
  return rows.map((row) => row.key);
}

/** Returns the document of an item's current revision; undefined if the item was never published. */
export async function findPublishedDocument(db: Db, key: number): Promise<ItemDocument | undefined> {
  const row = await db
    .selectFrom('item')
    .innerJoin('item_revision', (join) =>
      join.onRef('item_revision.item', '=', 'item.key').onRef('item_revision.revision', '=', 'item.revision'),
    )
    .where('item.key', '=', key)
    .select('item_revision.document')
    .executeTakeFirst();
  return row?.document;
}
