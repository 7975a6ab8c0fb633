import type { PublicationChange } from '../../../contract/manage/state';
import type { ItemDocument } from '../../../contract/document';
import type { Db } from '../../db/connect';
import type { ScheduleFailure } from '../../db/schema/editing-tables';
import type { StoredFileRow } from '../item/files/stored-file-repository';
import type { Approval } from '../review/rules';

export type ScheduledRow = NonNullable<Awaited<ReturnType<typeof findScheduled>>>;

/** Returns the scheduled revision of an item. */
export async function findScheduled(db: Db, item: number) {
  return db
    .selectFrom('scheduled_revision')
    .where('item', '=', item)
    .select(['version', 'document', 'files', 'base_revision as baseRevision', 'department', 'publish_at as publishAt'])
    .select(['change', 'author', 'submitted_by as submittedBy', 'person', 'created_at as createdAt', 'failure', 'writers'])
    .select(['approver', 'overruled_by as overruledBy', 'overrule_reason as overruleReason', 'release'])
    .executeTakeFirst();
}

/** Draft to be published at a given time. */
export interface NewScheduled {
  document: ItemDocument;
  files: readonly StoredFileRow[];
  baseRevision: number;
  department: string | null;
  publishAt: Date;
  change: PublicationChange | null;
  author: string | null;
  /** Everyone who has written the draft. */
  writers: readonly string[];
  submittedBy: string | null;
  person: string;
  approval: Approval;
  /** Release with which it goes live. */
  release: string | null;
}

export async function insertScheduled(trx: Db, item: number, scheduled: NewScheduled, moment: Date): Promise<void> {
  const { document, files, change, department, author, person, writers, approval } = scheduled;
  await trx
    .insertInto('scheduled_revision')
    .values({
      ...{ item, department, author, person },
      document: JSON.stringify(document),
      files: JSON.stringify(files),
      base_revision: scheduled.baseRevision,
      publish_at: scheduled.publishAt,
      change: change && JSON.stringify(change),
      submitted_by: scheduled.submittedBy,
      writers: [...writers],
      approver: approval.approver,
      overruled_by: approval.overruled?.by ?? null,
      overrule_reason: approval.overruled?.reason ?? null,
      release: scheduled.release,
      created_at: moment,
    })
    .execute();
}

/** Sets another time, and clears the failure at an earlier one. */
export async function moveScheduled(trx: Db, item: number, publishAt: Date): Promise<void> {
  await trx
    .updateTable('scheduled_revision')
    .set((eb) => ({ publish_at: publishAt, version: eb('version', '+', 1), failure: null }))
    .where('item', '=', item)
    .execute();
}

export async function setScheduleFailure(trx: Db, item: number, failure: ScheduleFailure): Promise<void> {
  await trx
    .updateTable('scheduled_revision')
    .set({ failure: JSON.stringify(failure) })
    .where('item', '=', item)
    .execute();
}

export async function setDraftFailure(trx: Db, item: number, failure: ScheduleFailure): Promise<void> {
  await trx
    .updateTable('item_draft')
    .set({ failure: JSON.stringify(failure) })
    .where('item', '=', item)
    .execute();
}

export async function deleteScheduled(trx: Db, item: number): Promise<void> {
  await trx.deleteFrom('scheduled_revision').where('item', '=', item).execute();
}

/** Returns the items whose scheduled revision is in no release and has not failed, with the time at which it is published. */
export async function listScheduled(db: Db): Promise<{ item: number; publishAt: Date }[]> {
  return db
    .selectFrom('scheduled_revision')
    .where('failure', 'is', null)
    .where('release', 'is', null)
    .select(['item', 'publish_at as publishAt'])
    .orderBy('publish_at')
    .execute();
}

/** Returns the release, still to come, that an item is in. */
export async function findReleaseOf(db: Db, item: number) {
  return db
    .selectFrom('release_item')
    .innerJoin('release', 'release.id', 'release_item.release')
    .where('release_item.item', '=', item)
    .where('release.done_at', 'is', null)
    .select(['release.id', 'release.name', 'release.publish_at as publishAt'])
    .executeTakeFirst();
}
