import { can, type Viewer } from '../../../contract/core/permissions';
import type { Named } from '../../../contract/item';
import { UNDO_MS, type ItemState } from '../../../contract/manage/state';
import type { Db } from '../../db/connect';
import type { Deps } from '../../http/deps';
import { findDraft } from '../item/publish/save-repository';
import { mayEdit, mayPublish, mayReturn } from '../item/read/policy';
import { hasWritten, loadReviewRules, reviewModeOf, reviewsDraft } from '../review/rules';
import { findDraftProgress, findManagedByKey, personLookup, type ManagedItem } from './repository';
import { findReleaseOf, findScheduled, type ScheduledRow } from './scheduled-repository';
import { findUndo } from './undo-repository';

type Progress = Awaited<ReturnType<typeof findDraftProgress>>;
type Draft = Awaited<ReturnType<typeof findDraft>>;
type Undo = Awaited<ReturnType<typeof findUndo>>;
type NameOf = (id: string | null) => Named | null;

/** Returns the state of an item for an editor, as the transaction has left it. */
export async function stateAfter(trx: Db, { now }: Pick<Deps, 'now'>, key: number, viewer: Viewer): Promise<ItemState> {
  const item = await findManagedByKey(trx, key);
  if (!item) throw new Error(`no item has the key ${key}`);
  return stateOf(trx, item, viewer, now());
}

/** Returns the state of an item for an editor at that moment. */
export async function stateOf(db: Db, item: ManagedItem, viewer: Viewer, moment: Date): Promise<ItemState> {
  const draft = await findDraft(db, item.key);
  const progress = draft && (await findDraftProgress(db, item.key));
  const scheduled = await findScheduled(db, item.key);
  const people = [draft?.person, progress?.submittedBy, progress?.approvedBy, progress?.returnedBy, scheduled?.person];
  const nameOf = await personLookup(
    db,
    people.map((id) => id ?? null),
  );
  return {
    state: shownState(item, scheduled, moment),
    revision: item.revision,
    draft: draft
      ? {
          version: draft.version,
          baseRevision: draft.baseRevision,
          savedAt: draft.updatedAt.toISOString(),
          savedBy: nameOf(draft.person),
        }
      : null,
    ...submissionOf(progress, nameOf),
    scheduled: scheduled ? scheduledOf(scheduled, nameOf) : null,
    failed: progress?.failure ?? scheduled?.failure ?? null,
    release: releaseOf(await findReleaseOf(db, item.key)),
    archivedAt: item.archivedAt?.toISOString() ?? null,
    undo: undoOf(item, await findUndo(db, item.key), moment),
    ...(await reviewOf(db, item, { draft, progress, scheduled }, viewer)),
  };
}

interface Unpublished {
  draft: Draft;
  progress: Progress;
  scheduled: ScheduledRow | undefined;
}

/** Returns the review that holds for an item, and what the viewer may do with it. */
async function reviewOf(
  db: Db,
  item: ManagedItem,
  { draft, progress, scheduled }: Unpublished,
  viewer: Viewer,
): Promise<Pick<ItemState, 'review' | 'can'>> {
  const rules = await loadReviewRules(db);
  const review = reviewModeOf(rules, item, (draft ?? scheduled)?.document);
  const isSubmitted = Boolean(progress?.submittedAt);
  const isApproved = draft !== undefined && progress?.approvedVersion === draft.version;
  const isOthers =
    draft !== undefined && !hasWritten({ writers: draft.writers, submittedBy: progress?.submittedBy ?? null }, viewer.id);
  return {
    review,
    can: {
      edit: mayEdit(viewer, item),
      publish: mayPublish(viewer, item),
      review: review !== 'off' && isSubmitted && !isApproved && isOthers && reviewsDraft(rules, item, draft.document, viewer),
      return: isSubmitted && mayReturn(viewer, item),
      overrule: review === 'required' && can(viewer, 'review.manage'),
    },
  };
}

function shownState(
  { revision, archivedAt, publishedAt, expiresAt }: ManagedItem,
  scheduled: ScheduledRow | undefined,
  moment: Date,
): ItemState['state'] {
  if (archivedAt) return 'archived';
  if (!revision) return scheduled && !scheduled.failure ? 'scheduled' : 'draft';
  if (expiresAt && expiresAt <= moment) return 'expired';
  return publishedAt && publishedAt > moment ? 'scheduled' : 'published';
}

function submissionOf(progress: Progress, nameOf: NameOf): Pick<ItemState, 'submitted' | 'approval' | 'returned'> {
  if (!progress) return { submitted: null, approval: null, returned: null };
  const { submittedAt, submittedVersion, returnedAt, approvedAt, approvedVersion } = progress;
  return {
    approval:
      approvedAt && approvedVersion
        ? { at: approvedAt.toISOString(), by: nameOf(progress.approvedBy), version: approvedVersion }
        : null,
    submitted:
      submittedAt && submittedVersion
        ? {
            at: submittedAt.toISOString(),
            by: nameOf(progress.submittedBy),
            note: progress.submittedNote,
            version: submittedVersion,
          }
        : null,
    returned: returnedAt ? { at: returnedAt.toISOString(), by: nameOf(progress.returnedBy), note: progress.returnedNote } : null,
  };
}

const scheduledOf = (
  { version, publishAt, createdAt, person, baseRevision, change }: ScheduledRow,
  nameOf: NameOf,
): NonNullable<ItemState['scheduled']> => ({
  ...{ version, baseRevision, change },
  publishAt: publishAt.toISOString(),
  at: createdAt.toISOString(),
  by: nameOf(person),
});

const releaseOf = (release: Awaited<ReturnType<typeof findReleaseOf>>): ItemState['release'] =>
  release ? { id: release.id, name: release.name, publishAt: release.publishAt?.toISOString() ?? null } : null;

function undoOf(item: ManagedItem, undo: Undo, moment: Date): ItemState['undo'] {
  if (!undo || !canUndo(item, undo, moment)) return null;
  return { kind: undo.kind, until: undoneUntil(undo.at).toISOString() };
}

const undoneUntil = (at: Date): Date => new Date(at.getTime() + UNDO_MS);

/** Returns true if the action is the last one on the item, and not older than the time to undo. */
export const canUndo = ({ revision }: ManagedItem, undo: NonNullable<Undo>, moment: Date): boolean =>
  undo.revision === revision && undoneUntil(undo.at) > moment;
