import type { Area } from '../../../contract/areas';
import type { Db } from '../../db/connect';

export type DraftRow = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

const drafts = (db: Db) =>
  db
    .selectFrom('item_draft')
    .innerJoin('item', 'item.key', 'item_draft.item')
    .leftJoin('department', 'department.id', 'item.department')
    .select([
      'item.key',
      'item.area',
      'item.id',
      'item.department',
      'item.revision',
      'department.names as departmentNames',
      'item_draft.document',
      'item_draft.updated_at as updatedAt',
    ]);

export async function findDraft(db: Db, area: Area, id: string) {
  return drafts(db).where('item.area', '=', area).where('item.id', '=', id).executeTakeFirst();
}

export async function listDrafts(db: Db, area: Area): Promise<DraftRow[]> {
  return drafts(db).where('item.area', '=', area).orderBy('item_draft.updated_at', 'desc').orderBy('item.key', 'desc').execute();
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

/** Whether a link of that token leads to the item's draft at that moment. A draft takes its links with it when it is published. */
export async function isLinkTo(db: Db, item: number, tokenHash: string, moment: Date): Promise<boolean> {
  const link = await db
    .selectFrom('preview_link')
    .where('token_hash', '=', tokenHash)
    .where('item', '=', item)
    .where('expires_at', '>', moment)
    .where('revoked_at', 'is', null)
    .select('item')
    .executeTakeFirst();
  return link !== undefined;
}

/** Revokes the link with that token to the item's draft, or all links to it. Returns how many worked until then. */
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
