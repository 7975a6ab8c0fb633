import { can } from '../../contract/core/permissions';
import type { ItemRef, Named } from '../../contract/item';
import { strictestMode, type ReviewMode } from '../../contract/manage/review-mode';
import { mayEdit } from '../area/drafts';
import type { AnyItem } from '../data/item';
import type { Person } from '../data/people';
import type { MockDraftReview, MockOverrule, Store } from '../data/store';
import { MockFailure } from '../endpoint/failure';
import { findDraft, findLive, keyOf, namedPerson, savedOf } from './managed';

/** Returns the stricter setting of the departments of an item and of its draft. */
export function reviewModeOf(store: Store, ref: ItemRef): ReviewMode {
  return strictestMode(placesOf(store, ref).map((item) => modeIn(store, item)));
}

const placesOf = (store: Store, ref: ItemRef): AnyItem[] =>
  [findDraft(store, ref), findLive(store, ref)].filter((item) => item !== undefined);

function modeIn({ reviewSettings: { areas } }: Store, { area, department }: AnyItem): ReviewMode {
  const setting = areas.find((each) => each.area === area);
  return setting?.departments.find((each) => each.department === department)?.mode ?? setting?.mode ?? 'off';
}

/** Returns what is known about the review of a draft. */
export function draftReviewOf(store: Store, ref: ItemRef): MockDraftReview {
  const known = store.draftReviews.get(keyOf(ref));
  if (known) return known;
  const begun: MockDraftReview = { writers: new Set(), fileChanges: 0, approval: null };
  store.draftReviews.set(keyOf(ref), begun);
  return begun;
}

/** Counts a change of the files of a draft, which voids its approval. */
export function countFileChange(store: Store, ref: ItemRef, person: Person): void {
  const review = draftReviewOf(store, ref);
  review.writers.add(person.id);
  review.fileChanges += 1;
  review.approval = null;
}

export const reviewsDraft = (store: Store, ref: ItemRef, person: Person): boolean =>
  placesOf(store, ref).every((item) => mayEdit(person, item, 'content.review'));

/** Returns true if the person submitted the draft, or has saved any version of it. */
export const hasWritten = (store: Store, ref: ItemRef, person: Person): boolean =>
  draftReviewOf(store, ref).writers.has(person.id) || store.draftProgress.get(keyOf(ref))?.submitted?.by?.id === person.id;

export function isApproved(store: Store, ref: ItemRef): boolean {
  const draft = findDraft(store, ref);
  return draft !== undefined && draftReviewOf(store, ref).approval?.version === savedOf(store, draft).version;
}

interface MockApproval {
  approver: Named | null;
  overruled: MockOverrule | null;
}

/** Returns the approval with which a draft may be published. Throws as the server does if there must be one. */
export function requireApproval(store: Store, ref: ItemRef, overrule: { reason: string } | null, person: Person): MockApproval {
  if (isApproved(store, ref)) return { approver: draftReviewOf(store, ref).approval?.by ?? null, overruled: null };
  if (reviewModeOf(store, ref) !== 'required') return { approver: null, overruled: null };
  if (!overrule) throw new MockFailure('review.required');
  if (!can(person, 'review.manage')) throw new MockFailure('permission.denied');
  return { approver: null, overruled: { by: namedPerson(person), reason: overrule.reason } };
}

/** Returns the people that a revision names: without an approval, the publisher approves what another person submitted. */
export function peopleOf(store: Store, ref: ItemRef, person: Person, { approver, overruled }: MockApproval) {
  const submitter = store.draftProgress.get(keyOf(ref))?.submitted?.by ?? null;
  const isOthers = submitter !== null && submitter.id !== person.id;
  const implied = isOthers && !overruled ? namedPerson(person) : null;
  return { by: submitter ?? namedPerson(person), approver: approver ?? implied, overruled };
}
