import { can, type Viewer } from '../../../contract/core/permissions';
import type { ItemDocument } from '../../../contract/document';
import { strictestMode, type ReviewMode } from '../../../contract/manage/review-mode';
import type { Db } from '../../db/connect';
import { AppError } from '../../http/errors';
import { namedAmong } from '../item/publish/taxonomy';
import { listDepartments } from '../item/publish/taxonomy-repository';
import type { Overruled } from '../item/publish/save-repository';
import { mayReview, ownedBy, type Owned } from '../item/read/policy';
import { modeIn, readReviewSettings, type ReviewSettings } from './settings';

type Placed = Pick<ItemDocument, 'area' | 'department'>;
type Departments = Awaited<ReturnType<typeof listDepartments>>;

/** Review settings and departments at one moment. */
export interface ReviewRules {
  settings: ReviewSettings;
  departments: Departments;
}

export async function loadReviewRules(db: Db): Promise<ReviewRules> {
  return { settings: await readReviewSettings(db), departments: await listDepartments(db) };
}

/** Returns the places that a draft belongs to: that of its item, and that of its document, which may be another department. */
function placesOf(
  { departments }: ReviewRules,
  { area, department, departmentNames, departmentAliases }: Owned,
  document: Placed | undefined,
): Owned[] {
  const item = { area, department, departmentNames, departmentAliases };
  if (!document) return [item];
  const named = document.department && namedAmong(departments, document.department);
  return [item, ownedBy(area, named)];
}

/**
 * Returns whether a draft can or must be reviewed: the stricter setting of the departments of its item and its document, so that
 * moving the item to another department does not get round a review.
 */
export const reviewModeOf = (rules: ReviewRules, item: Owned, document: Placed | undefined): ReviewMode =>
  strictestMode(placesOf(rules, item, document).map(({ area, department }) => modeIn(rules.settings, area, department)));

/** Returns true if the viewer reviews drafts of the departments of both the item and the document. */
export const reviewsDraft = (rules: ReviewRules, item: Owned, document: Placed, viewer: Viewer): boolean =>
  placesOf(rules, item, document).every((place) => mayReview(viewer, place));

/** Draft, as far as its review depends on it. */
interface ReviewedDraft {
  version: number;
  writers: readonly string[];
  submittedBy: string | null;
  approvedBy: string | null;
  approvedVersion: number | null;
}

/** Returns true if the person submitted the draft, or has saved any version of it. */
export const hasWritten = ({ writers, submittedBy }: Pick<ReviewedDraft, 'writers' | 'submittedBy'>, person: string): boolean =>
  submittedBy === person || writers.includes(person);

/** Approval of a publication, or why it needs none. */
export interface Approval {
  approver: string | null;
  overruled: Overruled | null;
}

interface Asked {
  item: Owned;
  document: Placed;
  draft: ReviewedDraft;
  /** Reason for which an administrator publishes without approval. */
  overrule: { reason: string } | null;
}

/**
 * Returns the approval with which a draft may be published now. Throws `review.required` if review is required and this version is
 * not approved, or `permission.denied` if the viewer may not overrule that.
 */
export async function requireApproval(trx: Db, { item, document, draft, overrule }: Asked, viewer: Viewer): Promise<Approval> {
  const approver = draft.approvedVersion === draft.version ? draft.approvedBy : null;
  if (approver !== null) return { approver, overruled: null };
  if (reviewModeOf(await loadReviewRules(trx), item, document) !== 'required') return { approver: null, overruled: null };
  if (!overrule) throw new AppError('review.required');
  if (!can(viewer, 'review.manage')) throw new AppError('permission.denied');
  return { approver: null, overruled: { by: viewer.id, reason: overrule.reason } };
}

/** Throws `review.required` for a draft whose version is not approved, if review is required. */
export async function requireApproved(trx: Db, { item, document, draft }: Omit<Asked, 'overrule'>): Promise<void> {
  const isApproved = draft.approvedVersion === draft.version && draft.approvedBy !== null;
  if (isApproved || reviewModeOf(await loadReviewRules(trx), item, document) !== 'required') return;
  throw new AppError('review.required');
}

/** Throws `review.required` for a scheduled revision that was neither approved nor overruled, if review is required by now. */
export async function requireApprovedSchedule(
  trx: Db,
  item: Owned,
  { document, approver, overruleReason }: { document: Placed; approver: string | null; overruleReason: string | null },
): Promise<void> {
  if (approver !== null || overruleReason !== null) return;
  if (reviewModeOf(await loadReviewRules(trx), item, document) === 'required') throw new AppError('review.required');
}
