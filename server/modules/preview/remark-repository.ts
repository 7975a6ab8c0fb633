import type { Locale } from '../../../contract/core/locale';
import type { RemarkBlock } from '../../../contract/remark';
import type { Db } from '../../db/connect';

export type RemarkRow = Awaited<ReturnType<typeof listRemarks>>[number];

/** The draft that a remark belongs to, and its version. */
export interface DraftState {
  item: number;
  draft: string;
  version: number;
}

/** Locks a draft against being published or discarded until the end of the transaction. Returns its version, if it is still there. */
export async function lockDraft(trx: Db, draft: string): Promise<number | undefined> {
  const row = await trx.selectFrom('item_draft').where('id', '=', draft).select('version').forUpdate().executeTakeFirst();
  return row?.version;
}

/** Returns the remarks on a draft and the replies to them, oldest first. */
export async function listRemarks(db: Db, draft: string) {
  return db
    .selectFrom('preview_remark as remark')
    .innerJoin('person', 'person.id', 'remark.person')
    .leftJoin('person as resolver', 'resolver.id', 'remark.resolved_by')
    .where('remark.draft', '=', draft)
    .select([
      ...(['remark.id', 'remark.parent', 'remark.version', 'remark.locale', 'remark.block', 'remark.text'] as const),
      ...(['person.id as personId', 'person.name as personName', 'remark.created_at as createdAt'] as const),
      ...(['remark.resolved_at as resolvedAt', 'resolver.id as resolverId', 'resolver.name as resolverName'] as const),
    ])
    .orderBy('remark.created_at')
    .orderBy('remark.id')
    .execute();
}

export interface NewRemark {
  person: string;
  text: string;
  /** Id of the remark that this one replies to. */
  parent: string | null;
  locale: Locale | null;
  block: RemarkBlock | null;
}

/** Inserts a remark or a reply. Returns its id. */
export async function insertRemark(trx: Db, state: DraftState, { block, ...remark }: NewRemark, moment: Date): Promise<string> {
  const row = { ...state, ...remark, block: block && JSON.stringify(block), created_at: moment };
  return (await trx.insertInto('preview_remark').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Marks a remark as resolved by a person, or as open again for null. */
export async function updateResolved(trx: Db, id: string, person: string | null, moment: Date): Promise<void> {
  const resolved = { resolved_at: person === null ? null : moment, resolved_by: person };
  await trx.updateTable('preview_remark').set(resolved).where('id', '=', id).execute();
}

/** Deletes a remark with its replies. */
export async function deleteRemark(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('preview_remark').where('id', '=', id).execute();
}

/** Deletes what was said about a draft. */
export async function deleteRemarksOf(trx: Db, draft: string): Promise<void> {
  await trx.deleteFrom('preview_remark').where('draft', '=', draft).execute();
  await trx.deleteFrom('preview_looks_right').where('draft', '=', draft).execute();
}

/** Returns who says of which version of a draft that it looks right, newest first. */
export async function listLooksRight(db: Db, draft: string) {
  return db
    .selectFrom('preview_looks_right as mark')
    .innerJoin('person', 'person.id', 'mark.person')
    .where('mark.draft', '=', draft)
    .select(['person.id as personId', 'person.name as personName', 'mark.version', 'mark.at'])
    .orderBy('mark.at', 'desc')
    .orderBy('person.id')
    .limit(MAX_LOOKS_RIGHT)
    .execute();
}
/** Limits the answer; a draft may have thousands of versions. */
const MAX_LOOKS_RIGHT = 200;

export async function insertLooksRight(trx: Db, state: DraftState, person: string, moment: Date): Promise<void> {
  const row = { ...state, person, at: moment };
  await trx
    .insertInto('preview_looks_right')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteLooksRight(trx: Db, { draft, version }: DraftState, person: string): Promise<void> {
  const marks = trx.deleteFrom('preview_looks_right').where('draft', '=', draft);
  await marks.where('version', '=', version).where('person', '=', person).execute();
}
