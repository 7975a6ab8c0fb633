import type { HttpHandler } from 'msw';
import type { ItemRef } from '../../contract/item';
import { draftManageApi } from '../../contract/manage/draft';
import { itemManageApi, scheduledApi } from '../../contract/manage/lifecycle';
import type { AnyItem } from '../data/item';
import type { Person } from '../data/people';
import type { MockScheduled, Store } from '../data/store';
import { MockFailure } from '../endpoint/failure';
import { mockEndpoint } from '../endpoint/mock-endpoint';
import { itemStateOf } from './item-state';
import {
  editable,
  findDraft,
  findLive,
  keyOf,
  may,
  namedPerson,
  presentDraft,
  putDraft,
  removeDraft,
  requirePublisherOf,
  savedOf,
} from './managed';
import { draftReviewOf, requireApproval } from './review-rules';
import { canUndo, replaceItem, requirePublishable, revisionsOf } from './publishing';
import { publishDue } from './release-publishing';

export const lifecycleHandlers = (store: Store): HttpHandler[] => [
  ...submissionHandlers(store),
  ...scheduledHandlers(store),
  ...itemHandlers(store),
];

const NOT_STARTED = { submitted: null, returned: null, failed: null };

const submissionHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, draftManageApi.submit, ({ version, note, ...ref }, { person }) => {
    presentDraft(store, ref, version, person);
    const submitted = { at: new Date().toISOString(), by: namedPerson(person), note: note === '' ? null : note, version };
    store.draftProgress.set(keyOf(ref), { ...NOT_STARTED, ...store.draftProgress.get(keyOf(ref)), submitted, returned: null });
    return itemStateOf(store, ref, person);
  }),
  mockEndpoint(store, draftManageApi.giveBack, ({ version, note, ...ref }, { person }) => {
    const draft = findDraft(store, ref);
    if (!draft || !may(person, 'content.preview', draft)) throw new MockFailure('draft.not_found');
    if (savedOf(store, draft).version !== version) throw new MockFailure('draft.conflict');
    if (!may(person, 'content.return', draft)) throw new MockFailure('permission.denied');
    const progress = store.draftProgress.get(keyOf(ref));
    if (!progress?.submitted) throw new MockFailure('draft.conflict');
    const returned = { at: new Date().toISOString(), by: namedPerson(person), note };
    store.draftProgress.set(keyOf(ref), { ...progress, submitted: null, returned });
    draftReviewOf(store, ref).approval = null;
    const decision = { kind: 'returned' as const, ...returned };
    store.reviewDecisions.unshift({ ref, submittedBy: progress.submitted.by?.id, decision });
    return itemStateOf(store, ref, person);
  }),
  mockEndpoint(store, draftManageApi.schedule, ({ version, publishAt, change, overrule, ...ref }, { person }) => {
    publishDue(store);
    const { document, baseRevision, savedBy } = presentDraft(store, ref, version, person);
    requirePublisherOf(person, editable(store, ref, person, 'draft.not_found'));
    if (store.archived.has(keyOf(ref))) throw new MockFailure('item.archived');
    if (baseRevision !== (findLive(store, ref)?.revision ?? 0)) throw new MockFailure('draft.conflict');
    if (store.scheduled.has(keyOf(ref))) throw new MockFailure('scheduled.conflict');
    requireFuture(publishAt);
    requirePublishable({ ...document, publishedAt: null }, change, publishAt);
    const approval = requireApproval(store, ref, overrule, person);
    const { writers } = draftReviewOf(store, ref);
    removeDraft(store, ref);
    const people = { by: namedPerson(person), author: savedBy, writers, ...approval };
    const times = { publishAt: new Date(publishAt).toISOString(), at: new Date().toISOString() };
    store.scheduled.set(keyOf(ref), {
      version: 1,
      document,
      baseRevision,
      change,
      ...people,
      ...times,
      failed: null,
      release: null,
    });
    return itemStateOf(store, ref, person);
  }),
];

const scheduledHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, scheduledApi.cancel, ({ version, drop, ...ref }, { person }) => {
    publishDue(store);
    const { document, baseRevision, author, writers } = presentScheduled(store, ref, version, person);
    const hasDraft = findDraft(store, ref) !== undefined;
    if (hasDraft && !drop) throw new MockFailure('draft.conflict');
    store.scheduled.delete(keyOf(ref));
    const savedAt = new Date().toISOString();
    if (!hasDraft) putDraft(store, { document, version: 1, baseRevision, savedAt, savedBy: author }, writers);
    return itemStateOf(store, ref, person);
  }),
  mockEndpoint(store, scheduledApi.move, ({ version, publishAt, ...ref }, { person }) => {
    publishDue(store);
    const scheduled = presentScheduled(store, ref, version, person);
    requireFuture(publishAt);
    requirePublishable({ ...scheduled.document, publishedAt: null }, null, publishAt);
    Object.assign(scheduled, { version: version + 1, publishAt: new Date(publishAt).toISOString(), failed: null });
    return itemStateOf(store, ref, person);
  }),
];

const itemHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, itemManageApi.archive, ({ revision, ...ref }, { person }) => {
    publishDue(store);
    archiveItem(store, ref, revision, person);
    return itemStateOf(store, ref, person);
  }),
  mockEndpoint(store, itemManageApi.restore, ({ revision, ...ref }, { person }) => {
    restoreItem(store, ref, revision, person);
    return itemStateOf(store, ref, person);
  }),
  mockEndpoint(store, itemManageApi.undo, ({ revision, ...ref }, { person }) => {
    publishDue(store);
    const item = presentItem(store, ref, revision, person);
    if (!canUndo(store, ref)) throw new MockFailure('undo.expired');
    takeBack(store, ref, item, person);
    store.undo.delete(keyOf(ref));
    return itemStateOf(store, ref, person);
  }),
];

/** Archives a published item. */
export function archiveItem(store: Store, ref: ItemRef, revision: number, person: Person): void {
  const item = presentItem(store, ref, revision, person);
  if (store.archived.has(keyOf(ref))) throw new MockFailure('item.conflict');
  if (store.scheduled.has(keyOf(ref))) throw new MockFailure('scheduled.conflict');
  replaceItem(store, ref, undefined);
  store.archived.set(keyOf(ref), { item, at: new Date().toISOString() });
  store.undo.set(keyOf(ref), { kind: 'archive', at: Date.now(), revision });
}

/** Shows an archived item to its readers again. */
export function restoreItem(store: Store, ref: ItemRef, revision: number, person: Person): void {
  const item = presentItem(store, ref, revision, person);
  if (!store.archived.delete(keyOf(ref))) throw new MockFailure('item.conflict');
  replaceItem(store, ref, item);
  if (store.undo.get(keyOf(ref))?.kind === 'archive') store.undo.delete(keyOf(ref));
}

/** Takes back the last action on an item. What was published becomes the draft, if there is none. */
export function takeBack(store: Store, ref: ItemRef, item: AnyItem, person: Person): void {
  const undo = store.undo.get(keyOf(ref));
  if (undo?.kind !== 'publish') {
    store.archived.delete(keyOf(ref));
    replaceItem(store, ref, item);
    return;
  }
  const { former, document, by, writers } = undo;
  const history = revisionsOf(store, ref);
  const revision = former ? item.revision + 1 : 0;
  replaceItem(store, ref, former && { ...former, revision });
  const at = new Date().toISOString();
  const [, replaced] = history;
  const facts = {
    at,
    by: namedPerson(person),
    approver: null,
    overruled: null,
    material: false,
    notes: {},
    undoes: item.revision,
  };
  const taken = replaced ? [{ ...facts, revision, document: replaced.document }] : [];
  store.revisions.set(keyOf(ref), former ? [...taken, ...history] : history);
  if (!findDraft(store, ref))
    putDraft(store, { document, version: 1, baseRevision: revision, savedAt: at, savedBy: by }, writers);
}

function presentScheduled(store: Store, ref: ItemRef, version: number, person: Person): MockScheduled {
  requirePublisherOf(person, editable(store, ref, person, 'scheduled.not_found'));
  const scheduled = store.scheduled.get(keyOf(ref));
  if (!scheduled) throw new MockFailure('scheduled.not_found');
  if (scheduled.release) throw new MockFailure('release.holds');
  if (scheduled.version !== version) throw new MockFailure('scheduled.conflict');
  return scheduled;
}

function presentItem(store: Store, ref: ItemRef, revision: number, person: Person): AnyItem {
  requirePublisherOf(person, editable(store, ref, person, 'item.not_found'));
  const item = findLive(store, ref);
  if (!item) throw new MockFailure('item.not_found');
  if (item.revision !== revision) throw new MockFailure('item.conflict');
  return item;
}

function requireFuture(publishAt: string): void {
  if (Date.parse(publishAt) <= Date.now()) throw new MockFailure('request.invalid', { publishAt: 'must be in the future' });
}
