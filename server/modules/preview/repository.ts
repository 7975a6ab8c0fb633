import type { Area } from '../../../contract/core/areas';
import type { Db } from '../../db/connect';

export type DraftRow = NonNullable<Awaited<ReturnType<typeof findDraft>>>;
export type DraftOwner = NonNullable<Awaited<ReturnType<typeof findDraftOwner>>>;

/** Selects the columns that decide who may read a draft, and its identity and version. The document is left out, because reading a long one would take longer. */
const draftOwners = (db: Db) =>
  db
    .selectFrom('item_draft')
    .innerJoin('item', 'item.key', 'item_draft.item')
    .leftJoin('department', 'department.id', 'item.department')
    .select([
      ...(['item_draft.item', 'item_draft.id as draft', 'item_draft.version', 'item_draft.updated_at as updatedAt'] as const),
      ...([
        'item.area',
        'item.department',
        'department.names as departmentNames',
        'department.aliases as departmentAliases',
      ] as const),
    ]);

export async function findDraftOwner(db: Db, area: Area, id: string) {
  return draftOwners(db).where('item.area', '=', area).where('item.id', '=', id).executeTakeFirst();
}

export async function listDraftOwners(db: Db, area: Area) {
  return draftOwners(db).where('item.area', '=', area).execute();
}

const drafts = (db: Db) => draftOwners(db).select(['item.key', 'item.id', 'item.revision', 'item_draft.document']);

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
