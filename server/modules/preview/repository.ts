import type { Area } from '../../../contract/core/areas';
import type { Db } from '../../db/connect';

export type DraftRow = NonNullable<Awaited<ReturnType<typeof findDraft>>>;
export type DraftOwner = NonNullable<Awaited<ReturnType<typeof findDraftOwner>>>;

/** Selects the columns that decide who may read a draft. The document is left out, because reading a long one would take longer. */
const draftOwners = (db: Db) =>
  db
    .selectFrom('item_draft')
    .innerJoin('item', 'item.key', 'item_draft.item')
    .leftJoin('department', 'department.id', 'item.department')
    .select(['item_draft.item', 'item.area', 'item.department', 'department.names as departmentNames']);

export async function findDraftOwner(db: Db, area: Area, id: string) {
  return draftOwners(db).where('item.area', '=', area).where('item.id', '=', id).executeTakeFirst();
}

export async function listDraftOwners(db: Db, area: Area) {
  return draftOwners(db).where('item.area', '=', area).execute();
}

const drafts = (db: Db) =>
  draftOwners(db).select(['item.key', 'item.id', 'item.revision', 'item_draft.document', 'item_draft.updated_at as updatedAt']);

export async function findDraft(db: Db, item: number) {
  return drafts(db).where('item_draft.item', '=', item).executeTakeFirst();
}

export async function listDrafts(db: Db, items: readonly number[]): Promise<DraftRow[]> {
  if (!items.length) return [];
  return drafts(db)
    .where((eb) => eb('item_draft.item', '=', eb.fn.any(eb.val([...items]))))
    .orderBy('item_draft.updated_at', 'desc')
    .orderBy('item.key', 'desc')
    .execute();
}

export interface PreviewLink {
  token_hash: string;
  item: number;
  person: string;
  created_at: Date;
  expires_at: Date;
}

export async function insertLink(db: Db, link: PreviewLink): Promise<void> {
  await db.insertInto('preview_link').values(link).execute();
}

/**
 * Returns the key of the item whose draft the token gives access to at that moment; undefined if there is none. Publishing a
 * draft deletes its links.
 */
export async function itemOfLink(db: Db, tokenHash: string, moment: Date): Promise<number | undefined> {
  const link = await db
    .selectFrom('preview_link')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', moment)
    .where('revoked_at', 'is', null)
    .select('item')
    .executeTakeFirst();
  return link?.item;
}

/** Revokes the link with that token to the item's draft, or all its links if the token is null. Returns the number of links revoked. */
export async function revokeLinks(db: Db, item: number, tokenHash: string | null, moment: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('preview_link')
    .set({ revoked_at: moment })
    .where('item', '=', item)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', moment)
    .$if(tokenHash !== null, (links) => links.where('token_hash', '=', tokenHash ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function removeExpiredLinks(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('preview_link').where('expires_at', '<=', moment).execute();
}
