import type { ItemRef } from '../../contract/item';
import { UNDO_MS, type ItemState } from '../../contract/manage/state';
import type { AnyItem } from '../data/item';
import type { Person } from '../data/people';
import type { SavedDraft, Store } from '../data/store';
import { editable, findDraft, findLive, keyOf, may, savedOf } from './managed';
import { canUndo } from './publishing';
import { releaseHolding } from './release-publishing';
import { draftReviewOf, hasWritten, isApproved, reviewModeOf, reviewsDraft } from './review-rules';
import { can } from '../../contract/core/permissions';

/** Returns the state of an item as its editors see it. */
export function itemStateOf(store: Store, ref: ItemRef, person: Person): ItemState {
  const item = findDraft(store, ref) ?? editable(store, ref, person, 'item.not_found');
  const review = reviewModeOf(store, ref);
  const draft = findDraft(store, ref);
  const progress = store.draftProgress.get(keyOf(ref));
  const scheduled = store.scheduled.get(keyOf(ref));
  const undo = store.undo.get(keyOf(ref));
  return {
    state: shownState(store, ref, findLive(store, ref)),
    revision: findLive(store, ref)?.revision ?? 0,
    draft: draft ? draftOf(savedOf(store, draft)) : null,
    submitted: progress?.submitted ?? null,
    approval: draft ? draftReviewOf(store, ref).approval : null,
    returned: progress?.returned ?? null,
    scheduled: scheduled
      ? {
          ...{ version: scheduled.version, publishAt: scheduled.publishAt, at: scheduled.at, by: scheduled.by },
          ...{ baseRevision: scheduled.baseRevision, change: scheduled.change },
        }
      : null,
    failed: progress?.failed ?? scheduled?.failed ?? null,
    release: releaseOf(store, ref),
    archivedAt: store.archived.get(keyOf(ref))?.at ?? null,
    undo: undo && canUndo(store, ref) ? { kind: undo.kind, until: new Date(undo.at + UNDO_MS).toISOString() } : null,
    review,
    can: {
      edit: may(person, 'content.edit', item),
      publish: may(person, 'content.publish', item),
      review:
        review !== 'off' &&
        Boolean(progress?.submitted) &&
        !isApproved(store, ref) &&
        !hasWritten(store, ref, person) &&
        reviewsDraft(store, ref, person),
      return: Boolean(progress?.submitted) && may(person, 'content.return', item),
      overrule: review === 'required' && can(person, 'review.manage'),
    },
  };
}

function releaseOf(store: Store, ref: ItemRef): ItemState['release'] {
  const release = releaseHolding(store, ref);
  return release ? { id: release.id, name: release.name, publishAt: release.publishAt } : null;
}

export const draftOf = ({ document: _document, ...state }: SavedDraft): Omit<SavedDraft, 'document'> => state;

function shownState(store: Store, ref: ItemRef, live: AnyItem | undefined): ItemState['state'] {
  const now = new Date().toISOString();
  const scheduled = store.scheduled.get(keyOf(ref));
  if (store.archived.has(keyOf(ref))) return 'archived';
  if (!live) return scheduled && !scheduled.failed ? 'scheduled' : 'draft';
  if (live.expiresAt !== null && live.expiresAt <= now) return 'expired';
  return live.publishedAt !== null && live.publishedAt > now ? 'scheduled' : 'published';
}
