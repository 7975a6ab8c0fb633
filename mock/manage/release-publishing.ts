import type { ItemRef } from '../../contract/item';
import type { Readiness } from '../../contract/manage/release';
import { itemOfDocument } from '../data/documents';
import type { AnyItem } from '../data/item';
import type { Person } from '../data/people';
import type { MockRelease, MockReleaseItem, Store } from '../data/store';
import { MockFailure } from '../endpoint/failure';
import { findDraft, findLive, keyOf, namedPerson, removeDraft, savedOf } from './managed';
import { publishDueItems, publishNext, requirePublishable } from './publishing';
import { draftReviewOf, isApproved, requireApproval, reviewModeOf } from './review-rules';

/** Returns the release, still to come, that an item is in. */
export const releaseHolding = (store: Store, ref: ItemRef): MockRelease | undefined =>
  store.releases.find(({ doneAt, items }) => !doneAt && items.some((item) => keyOf(item.ref) === keyOf(ref)));

/** Returns true if the text of an item is fixed for a release. */
export const isFixedIn = (store: Store, { id }: Pick<MockRelease, 'id'>, ref: ItemRef): boolean =>
  store.scheduled.get(keyOf(ref))?.release === id;

/** Returns the draft, scheduled revision or published revision of an item, which decides who may publish it. */
export function ownedItem(store: Store, { ref, added }: MockReleaseItem): AnyItem {
  const scheduled = store.scheduled.get(keyOf(ref));
  const fixed = scheduled && itemOfDocument(store, scheduled.document, undefined);
  return findLive(store, ref) ?? findDraft(store, ref) ?? fixed ?? added;
}

/** Returns whether an item can be published with its release at a time, or why not. */
export function readinessIn(store: Store, release: MockRelease, item: MockReleaseItem, publishAt: string): Readiness {
  const { ref, version, fileChanges, change } = item;
  const live = findLive(store, ref)?.revision ?? 0;
  const scheduled = store.scheduled.get(keyOf(ref));
  if (scheduled && isFixedIn(store, release, ref)) {
    if (scheduled.baseRevision !== live) return 'conflict';
    const isUnapproved = !scheduled.approver && !scheduled.overruled && reviewModeOf(store, ref) === 'required';
    return isUnapproved ? 'unapproved' : 'ready';
  }
  const draft = findDraft(store, ref);
  if (!draft) return 'missing';
  if (store.archived.has(keyOf(ref))) return 'archived';
  const saved = savedOf(store, draft);
  if (saved.baseRevision !== live) return 'conflict';
  if (scheduled) return 'scheduled';
  if (saved.version !== version || draftReviewOf(store, ref).fileChanges !== fileChanges) return 'changed';
  if (reviewModeOf(store, ref) === 'required' && !isApproved(store, ref)) return 'unapproved';
  try {
    requirePublishable({ ...saved.document, publishedAt: null }, change, publishAt);
    return 'ready';
  } catch {
    return 'invalid';
  }
}

/** Throws `release.blocked` unless every item of a release can be published at that time. */
export function requireReady(store: Store, release: MockRelease, publishAt: string): void {
  const blocked = blockedIn(store, release, publishAt).map(({ area, id, readiness }) => [`${area}/${id}`, readiness]);
  if (blocked.length) throw new MockFailure('release.blocked', Object.fromEntries(blocked) as Record<string, string>);
}

const blockedIn = (store: Store, release: MockRelease, publishAt: string) =>
  release.items
    .map((item) => ({ area: item.ref.area, id: item.ref.id, readiness: readinessIn(store, release, item, publishAt) }))
    .filter(({ readiness }) => readiness !== 'ready');

/** Fixes the text of an item for the time of its release. */
export function fixItem(store: Store, release: MockRelease, item: MockReleaseItem, publishAt: string, person: Person): void {
  const { ref, change, by } = item;
  const fixed = store.scheduled.get(keyOf(ref));
  if (fixed) {
    fixed.publishAt = publishAt;
    return;
  }
  const draft = findDraft(store, ref);
  if (!draft) throw new MockFailure('draft.not_found');
  const { document, baseRevision, savedBy } = savedOf(store, draft);
  const approval = requireApproval(store, ref, null, person);
  const { writers } = draftReviewOf(store, ref);
  removeDraft(store, ref);
  const people = { by: by ?? namedPerson(person), author: savedBy, writers, ...approval };
  const facts = { version: 1, at: new Date().toISOString(), publishAt, failed: null, release: release.id };
  store.scheduled.set(keyOf(ref), { document, baseRevision, change, ...people, ...facts });
}

/** Publishes the fixed texts of a release and ends it. */
export function publishFixed(store: Store, release: MockRelease): void {
  for (const item of release.items) {
    const scheduled = store.scheduled.get(keyOf(item.ref));
    if (!scheduled) continue;
    item.revision = publishNext(store, scheduled);
    store.scheduled.delete(keyOf(item.ref));
  }
  const doneAt = new Date().toISOString();
  const publishAt = release.publishAt ?? doneAt;
  Object.assign(release, { state: 'published', publishAt, doneAt, failure: null, version: release.version + 1 });
}

/** Publishes what was scheduled for a time that has passed, by itself or with a release. */
export function publishDue(store: Store): void {
  publishDueItems(store);
  publishDueReleases(store);
}

/** Publishes the releases whose moment has passed. One with an item that cannot be published says why, and nothing of it is. */
function publishDueReleases(store: Store): void {
  for (const release of store.releases) {
    const { state, publishAt, failure } = release;
    if (state !== 'scheduled' || failure || !publishAt || Date.parse(publishAt) > Date.now()) continue;
    const blocked = blockedIn(store, release, publishAt);
    if (!blocked.length) publishFixed(store, release);
    else Object.assign(release, { failure: { at: new Date().toISOString(), publishAt, blocked }, version: release.version + 1 });
  }
}
