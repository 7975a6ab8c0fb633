import { SCHEDULE_FAILURE_CODES } from '../../../contract/manage/state';
import type { Db } from '../../db/connect';
import { keysWithJob } from '../../db/job-repository';
import type { ScheduleFailure } from '../../db/schema/editing-tables';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { insertAuditEvent } from '../audit/repository';
import { filesWithoutBytes } from '../item/files/scheduled-files';
import type { FileChanges } from '../item/files/stored-files';
import { inContentTransaction } from '../item/publish/save';
import { findDraft } from '../item/publish/save-repository';
import { departmentNamed } from '../item/publish/taxonomy';
import { requireApprovedSchedule } from '../review/rules';
import { withRenderErrors } from './document-check';
import { authorOf, publishNext } from './publishing';
import { findManagedByKey, type ManagedItem } from './repository';
import { enqueue, jobKeyOf, makeDraftAgain } from './scheduling';
import {
  deleteScheduled,
  findScheduled,
  listScheduled,
  setDraftFailure,
  setScheduleFailure,
  type ScheduledRow,
} from './scheduled-repository';

/** Time after which a locked job that is due counts as one of a process that ended. */
export const LOCK_MS = 10_000;

/**
 * Publishes the scheduled revision of an item if it is due. If it cannot be published, it becomes the draft again with the reason.
 * May run any number of times, in several processes at once. Permissions were checked when it was scheduled; a review that is
 * required only since then is checked here.
 */
export async function publishScheduled(deps: Deps, key: number): Promise<'published' | 'failed' | 'nothing'> {
  try {
    return await withRenderErrors(() => inContentTransaction(deps, (trx, changes) => publishDue(deps, trx, changes, key)));
  } catch (error) {
    const reason = failureOf(error);
    return inContentTransaction(deps, (trx) => failDue(deps, trx, key, reason));
  }
}

/** Returns a scheduled revision of a release, or of none, whose time has come, with its item. */
async function findDue(
  { now }: Deps,
  trx: Db,
  key: number,
  release: string | null = null,
): Promise<{ item: ManagedItem; scheduled: ScheduledRow; moment: Date } | undefined> {
  const moment = now();
  const scheduled = await findScheduled(trx, key);
  if (!scheduled || scheduled.failure || scheduled.release !== release || scheduled.publishAt > moment) return undefined;
  const item = await findManagedByKey(trx, key);
  return item && { item, scheduled, moment };
}

/** Release with which a revision is published, and the person who publishes it now; null at its moment. */
interface WithRelease {
  release: string;
  publisher: string | null;
}

/**
 * Publishes the scheduled revision of an item, if it is due, within a transaction that holds the lock of the content. One of a
 * release is published only if the release is named, together with the others.
 */
export async function publishDue(
  deps: Deps,
  trx: Db,
  changes: FileChanges,
  key: number,
  held?: WithRelease,
): Promise<'published' | 'nothing'> {
  const due = await findDue(deps, trx, key, held?.release);
  if (!due) return 'nothing';
  const { item, scheduled, moment } = due;
  const { document, change, files: rows, author: writer, writers, submittedBy, person, publishAt } = scheduled;
  await requirePublishable(deps, trx, item, scheduled);
  const { approver, overruledBy: by, overruleReason: reason } = scheduled;
  const author = authorOf(submittedBy, person, { approver, overruled: reason === null ? null : { by, reason } });
  const revision = await publishNext(trx, changes, item, { document, change, rows, author, writer, writers, moment });
  await deleteScheduled(trx, key);
  const times = { material: change?.material ?? false, publishAt: publishAt.toISOString() };
  const states = { before: { revision: item.revision }, after: { revision, ...times } };
  const event = { action: 'item.publish', person: held?.publisher ?? person, item: { area: item.area, id: item.id } } as const;
  await insertAuditEvent(trx, { ...event, ...states }, moment);
  return 'published';
}

/** Throws if publishing would overwrite another revision, or would not give what was scheduled. */
export async function requirePublishable({ files }: Deps, trx: Db, item: ManagedItem, scheduled: ScheduledRow): Promise<void> {
  if (item.archivedAt) throw new AppError('item.archived');
  if (scheduled.baseRevision !== item.revision) throw new AppError('draft.conflict');
  await requireApprovedSchedule(trx, item, scheduled);
  const names = scheduled.document.department;
  const named = names && (await departmentNamed(trx, names));
  if (scheduled.department !== null && (named?.isNew !== false || named.id !== scheduled.department))
    throw new AppError('document.invalid', { department: 'no longer has this name' });
  const missing = await filesWithoutBytes(files, scheduled.files);
  if (missing.length)
    throw new AppError('document.invalid', { attachments: `are not stored: ${missing.map(({ source }) => source).join(', ')}` });
}

type Reason = Pick<ScheduleFailure, 'code' | 'details'>;

/** Returns why a document could not be published. Throws an error that has another cause, so that the job is tried again. */
export function failureOf(error: unknown): Reason {
  const code = error instanceof AppError && SCHEDULE_FAILURE_CODES.find((each) => each === error.code);
  if (code) return { code, details: error.details ?? {} };
  throw error;
}

async function failDue(deps: Deps, trx: Db, key: number, reason: Reason): Promise<'failed' | 'nothing'> {
  const due = await findDue(deps, trx, key);
  if (!due) return 'nothing';
  const { item, scheduled, moment } = due;
  const publishAt = scheduled.publishAt.toISOString();
  const failure = { at: moment.toISOString(), publishAt, ...reason };
  if (await findDraft(trx, key)) await setScheduleFailure(trx, key, failure);
  else {
    const missing = await filesWithoutBytes(deps.files, scheduled.files);
    const files = scheduled.files.filter((row) => !missing.includes(row));
    await makeDraftAgain(trx, key, { ...scheduled, files }, moment);
    await setDraftFailure(trx, key, failure);
    await deleteScheduled(trx, key);
  }
  const states = { before: { publishAt }, after: reason };
  const { area, id } = item;
  await insertAuditEvent(trx, { action: 'scheduled.fail', person: null, item: { area, id }, ...states }, moment);
  return 'failed';
}

/**
 * Enqueues the scheduled revisions again whose job is missing, or was locked by a process that ended without finishing it. Call it
 * at the start, when no process of an earlier run can be alive (`isFirst`), and regularly.
 */
export async function enqueueAbandoned({ db, now }: Deps, isFirst: boolean): Promise<number> {
  const moment = now();
  const scheduled = await listScheduled(db);
  if (!scheduled.length) return 0;
  const lockedSince = new Date(moment.getTime() - (isFirst ? 0 : LOCK_MS));
  const keys = await keysWithJob(
    db,
    scheduled.map(({ item }) => jobKeyOf(item)),
    lockedSince,
  );
  const abandoned = scheduled.filter(({ item }) => !keys.has(jobKeyOf(item)));
  for (const { item, publishAt } of abandoned) await enqueue(db, item, publishAt);
  return abandoned.length;
}
