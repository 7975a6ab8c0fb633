import { sql } from 'kysely';
import type { Named } from '../../../contract/item';
import type { Area } from '../../../contract/core/areas';
import type { Db } from '../../db/connect';

export type ManagedItem = NonNullable<Awaited<ReturnType<typeof findManaged>>>;

const managed = (db: Db) =>
  db
    .selectFrom('item')
    .leftJoin('department', 'department.id', 'item.department')
    .select(['item.key', 'item.area', 'item.id', 'item.revision', 'item.department'])
    .select(['department.names as departmentNames', 'department.aliases as departmentAliases'])
    .select(sql<string | null>`item.check_by::text`.as('checkBy'))
    .select(['item.published_at as publishedAt', 'item.expires_at as expiresAt', 'item.archived_at as archivedAt'])
    .select(['item.updated_at as updatedAt', 'item.material_at as materialAt'])
    .select(['item.material_changes as materialChanges', 'item.material_revision as materialRevision']);

/** Returns the columns of an item that decide who may edit it, with its published revision and its dates. */
export async function findManaged(db: Db, area: Area, id: string) {
  return managed(db).where('item.area', '=', area).where('item.id', '=', id).executeTakeFirst();
}

export async function findManagedByKey(db: Db, key: number): Promise<ManagedItem | undefined> {
  return managed(db).where('item.key', '=', key).executeTakeFirst();
}

/** Returns the id and name of a person. */
export async function findPersonName(db: Db, id: string) {
  return db.selectFrom('person').where('id', '=', id).select(['id', 'name']).executeTakeFirst();
}

/** Returns a function that returns one of these people with their name; null for null. */
export async function personLookup(db: Db, ids: readonly (string | null)[]): Promise<(id: string | null) => Named | null> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const rows = known.length ? await db.selectFrom('person').where('id', 'in', known).select(['id', 'name']).execute() : [];
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => (id === null ? null : { id, name: names.get(id) ?? '' });
}

export async function setArchived(trx: Db, item: number, moment: Date | null): Promise<void> {
  await trx.updateTable('item').set({ archived_at: moment }).where('key', '=', item).execute();
}

/** Returns the submission, approval, return and failure of the draft of an item. */
export async function findDraftProgress(db: Db, item: number) {
  return db
    .selectFrom('item_draft')
    .where('item', '=', item)
    .select(['submitted_at as submittedAt', 'submitted_by as submittedBy', 'submitted_note as submittedNote'])
    .select(['submitted_version as submittedVersion', 'failure', 'file_changes as fileChanges'])
    .select(['approved_at as approvedAt', 'approved_by as approvedBy', 'approved_version as approvedVersion'])
    .select(['returned_at as returnedAt', 'returned_by as returnedBy', 'returned_note as returnedNote'])
    .executeTakeFirst();
}

export interface Remark {
  person: string;
  note: string | null;
  moment: Date;
}

/** Stores the submission of a version of a draft, in place of an earlier one and of its return. */
export async function setSubmitted(trx: Db, item: number, version: number, { person, note, moment }: Remark): Promise<void> {
  await trx
    .updateTable('item_draft')
    .set({ submitted_at: moment, submitted_by: person, submitted_note: note, submitted_version: version })
    .set({ returned_at: null, returned_by: null, returned_note: null })
    .where('item', '=', item)
    .execute();
}

/** Stores the approval of a version of a draft, in place of an earlier one. */
export async function setApproved(trx: Db, item: number, version: number, person: string, moment: Date): Promise<void> {
  await trx
    .updateTable('item_draft')
    .set({ approved_at: moment, approved_by: person, approved_version: version })
    .where('item', '=', item)
    .execute();
}

/** Counts a change of the files of a draft by a person, which voids its approval. */
export async function countFileChange(trx: Db, item: number, person: string): Promise<void> {
  await trx
    .updateTable('item_draft')
    .set((eb) => ({
      file_changes: eb('file_changes', '+', 1),
      writers: sql<string[]>`array(select distinct unnest(writers || ${person}::uuid))`,
      ...NOT_APPROVED,
    }))
    .where('item', '=', item)
    .execute();
}

const NOT_APPROVED = { approved_at: null, approved_by: null, approved_version: null };

/** Stores why a draft was returned, and ends its submission and approval. */
export async function setReturned(trx: Db, item: number, { person, note, moment }: Remark): Promise<void> {
  await trx
    .updateTable('item_draft')
    .set({ returned_at: moment, returned_by: person, returned_note: note })
    .set({ submitted_at: null, submitted_by: null, submitted_note: null, submitted_version: null, ...NOT_APPROVED })
    .where('item', '=', item)
    .execute();
}
