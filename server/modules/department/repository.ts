import { sql } from 'kysely';
import type { Names } from '../../../contract/document';
import type { Db } from '../../db/connect';
import type { NamedDepartments } from '../item/publish/present-departments';

/** Returns the number of items of each department, also of archived ones and of drafts that were never published. */
export async function countOwned(db: Db) {
  return db
    .selectFrom('item')
    .where('department', 'is not', null)
    .groupBy('department')
    .select(['department as id', ({ fn }) => fn.countAll<number>().as('count')])
    .$narrowType<{ id: string }>()
    .execute();
}

/** Returns the number of published and archived items for each audience of departments. */
export async function countAudiences(db: Db) {
  return db
    .selectFrom('item')
    .where('audience_departments', '<>', sql<string[]>`'{}'`)
    .where('revision', '>', 0)
    .groupBy('audience_departments')
    .select(['audience_departments as names', ({ fn }) => fn.countAll<number>().as('count')])
    .execute();
}

/** Returns the number of people by the department that their identity provider names. */
export async function countPeople(db: Db) {
  return db
    .selectFrom('person')
    .where('department', 'is not', null)
    .groupBy('department')
    .select(['department as name', ({ fn }) => fn.countAll<number>().as('count')])
    .$narrowType<{ name: string }>()
    .execute();
}

/** Returns the number of editors by the departments whose items they may edit; those of all departments are left out. */
export async function countEditors(db: Db) {
  return db
    .selectFrom('person')
    .where('editor_departments', '<>', sql<string[]>`'{}'`)
    .groupBy('editor_departments')
    .select(['editor_departments as names', ({ fn }) => fn.countAll<number>().as('count')])
    .execute();
}

/** Returns the people and desks of the directory that have a department, with the texts that make up their search words. */
export async function listContacts(db: Db) {
  return db
    .selectFrom('directory_person')
    .where('departments', 'is not', null)
    .select(['id', 'names', 'roles', 'departments'])
    .$narrowType<{ departments: Names }>()
    .execute();
}

export async function updateContact(
  trx: Db,
  id: string,
  { departments, words }: { departments: Names; words: string },
): Promise<void> {
  await trx
    .updateTable('directory_person')
    .set({ departments: JSON.stringify(departments), words })
    .where('id', '=', id)
    .execute();
}

export interface ReferringDocument extends NamedDepartments {
  table: 'item_revision' | 'item_draft' | 'scheduled_revision';
  item: number;
}

const department = sql<Names | null>`nullif(document -> 'department', 'null'::jsonb)`.as('department');
const audience = sql<NamedDepartments['audience']>`document -> 'audience'`.as('audience');

/** Returns the department and audience of the published documents that belong to, or are meant for, these departments. */
export async function listReferringPublished(db: Db, departments: readonly string[]): Promise<ReferringDocument[]> {
  const rows = await db
    .selectFrom('item_revision')
    .innerJoin('item', (join) =>
      join.onRef('item.key', '=', 'item_revision.item').onRef('item.revision', '=', 'item_revision.revision'),
    )
    .where((eb) =>
      eb.or([
        eb('item.department', '=', eb.fn.any(eb.val([...departments]))),
        eb.exists(
          eb
            .selectFrom('department as named')
            .select('named.id')
            .where('named.id', '=', eb.fn.any(eb.val([...departments])))
            .whereRef('item.audience_departments_folded', '&&', 'named.names_folded'),
        ),
      ]),
    )
    .select(['item_revision.item', department, audience])
    .execute();
  return rows.map((row) => ({ table: 'item_revision', ...row }));
}

/** Returns the department and audience of all drafts and scheduled revisions that name a department. */
export async function listReferringDrafts(db: Db): Promise<ReferringDocument[]> {
  const found: ReferringDocument[] = [];
  for (const table of ['item_draft', 'scheduled_revision'] as const) {
    const rows = await db
      .selectFrom(table)
      .where(sql<boolean>`document -> 'department' <> 'null'::jsonb or document #> '{audience,departments}' <> '[]'::jsonb`)
      .select([`${table}.item`, department, audience])
      .execute();
    found.push(...rows.map((row) => ({ table, ...row })));
  }
  return found;
}

/** Replaces the department and audience of a document. A published one keeps its revision, and a draft its version. */
export async function updateReferring(trx: Db, referring: ReferringDocument): Promise<void> {
  const { table, item } = referring;
  const named = JSON.stringify({ department: referring.department, audience: referring.audience });
  await trx
    .updateTable(table)
    .set({ document: sql<string>`document || ${named}::jsonb` })
    .where('item', '=', item)
    .$if(table === 'item_revision', (rows) =>
      rows.where(sql.ref('revision'), '=', sql`(select item.revision from item where item.key = ${item})`),
    )
    .execute();
  if (table === 'item_revision')
    await trx.updateTable('item').set({ audience_departments: referring.audience.departments }).where('key', '=', item).execute();
}

/** Stores the names and aliases of a department that an administrator or a content folder has named. */
export async function putDepartment(
  trx: Db,
  { id, names, aliases }: { id: string; names: Names; aliases: readonly string[] },
): Promise<void> {
  const row = { names: JSON.stringify(names), aliases: [...aliases], is_listed: true };
  await trx
    .insertInto('department')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Moves the items and scheduled revisions of a department to another one. */
export async function moveOwned(trx: Db, from: string, into: string): Promise<void> {
  await trx.updateTable('item').set({ department: into }).where('department', '=', from).execute();
  await trx.updateTable('scheduled_revision').set({ department: into }).where('department', '=', from).execute();
}

export async function deleteDepartment(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('department').where('id', '=', id).execute();
}
