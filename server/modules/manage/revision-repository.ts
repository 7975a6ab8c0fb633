import { sql } from 'kysely';
import type { Locale } from '../../../contract/core/locale';
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

/** Returns the titles of an item by language: of its draft, or else of what is published. */
export async function findPresentTitles(db: Db, item: number): Promise<Partial<Record<Locale, string>>> {
  const { titles } = await db
    .selectNoFrom(
      sql<Partial<Record<Locale, string>>>`coalesce(
        (select jsonb_object_agg(text.key, text.value ->> 'title')
          from item_draft cross join jsonb_each(item_draft.document -> 'texts') as text where item_draft.item = ${item}),
        (select jsonb_object_agg(locale, title) from item_text where item_text.item = ${item}), '{}')`.as('titles'),
    )
    .executeTakeFirstOrThrow();
  return titles;
}

/** Returns a revision of an item with its document. */
export async function findWholeRevision(db: Db, item: number, revision: number) {
  return revisions(db, item).select('document').where('revision', '=', revision).executeTakeFirst();
}
