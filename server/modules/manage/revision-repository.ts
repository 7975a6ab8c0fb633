import type { Db } from '../../db/connect';

const revisions = (db: Db, item: number) =>
  db
    .selectFrom('item_revision')
    .where('item', '=', item)
    .select(['revision', 'created_at as createdAt', 'person', 'approver', 'material', 'notes', 'undoes'])
    .select(['overruled_by as overruledBy', 'overrule_reason as overruleReason']);

export type RevisionRow = Awaited<ReturnType<typeof listRevisions>>[number];

/** Returns a page of the revisions of an item, newest first. */
export async function listRevisions(db: Db, item: number, { page, pageSize }: { page: number; pageSize: number }) {
  return revisions(db, item)
    .orderBy('revision', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

export async function countRevisions(db: Db, item: number): Promise<number> {
  const { total } = await db
    .selectFrom('item_revision')
    .where('item', '=', item)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Returns a revision of an item with its document. */
export async function findWholeRevision(db: Db, item: number, revision: number) {
  return revisions(db, item).select('document').where('revision', '=', revision).executeTakeFirst();
}
