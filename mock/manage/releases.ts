import type { HttpHandler } from 'msw';
import {
  MAX_RELEASE_ITEMS,
  releaseApi as api,
  type Readiness,
  type Release,
  type ReleaseEntry,
} from '../../contract/manage/release';
import { UNDO_MS } from '../../contract/manage/state';
import type { Person } from '../data/people';
import type { MockRelease, MockReleaseItem, Store } from '../data/store';
import { MockFailure } from '../endpoint/failure';
import { mockEndpoint } from '../endpoint/mock-endpoint';
import { takeBack } from './lifecycle';
import {
  editable,
  findDraft,
  findLive,
  keyOf,
  may,
  namedPerson,
  presentDraft,
  putDraft,
  requirePublisherOf,
  titlesOf,
} from './managed';
import { canUndo } from './publishing';
import {
  fixItem,
  isFixedIn,
  ownedItem,
  publishDue,
  publishFixed,
  readinessIn,
  releaseHolding,
  requireReady,
} from './release-publishing';

export const releaseHandlers = (store: Store): HttpHandler[] => [
  ...readingHandlers(store),
  ...itemsHandlers(store),
  ...momentHandlers(store),
];

const readingHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, api.list, ({ list, page, pageSize }, { person }) => {
    publishDue(store);
    const isDone = list === 'done';
    const seen = store.releases
      .filter((release) => (release.doneAt !== null) === isDone && sees(store, release, person))
      .filter(({ failure, owner }) => list !== 'failed' || (failure !== null && owner.id === person.id))
      .sort((a, b) =>
        isDone ? (b.doneAt ?? '').localeCompare(a.doneAt ?? '') : (a.publishAt ?? '9').localeCompare(b.publishAt ?? '9'),
      );
    const items = seen.slice((page - 1) * pageSize, page * pageSize).map((release) => entryOf(store, release));
    return { items, total: seen.length, page, pageSize };
  }),
  mockEndpoint(store, api.info, ({ release }, { person }) => {
    publishDue(store);
    return releaseOf(store, visible(store, release, person), person);
  }),
  mockEndpoint(store, api.create, ({ name }, { person }) => {
    const facts = { state: 'open' as const, publishAt: null, doneAt: null, failure: null, items: [] };
    const release: MockRelease = { id: crypto.randomUUID(), name, version: 1, owner: namedPerson(person), ...facts };
    store.releases.unshift(release);
    return releaseOf(store, release, person);
  }),
];

const itemsHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, api.add, ({ release: id, version, change, ...ref }, { person }) => {
    publishDue(store);
    const release = coming(store, id, person);
    const { baseRevision } = presentDraft(store, ref, version, person);
    if (store.archived.has(keyOf(ref))) throw new MockFailure('item.archived');
    if (baseRevision !== (findLive(store, ref)?.revision ?? 0)) throw new MockFailure('draft.conflict');
    const draft = editable(store, ref, person, 'draft.not_found');
    requirePublisherOf(person, draft);
    const holding = releaseHolding(store, ref);
    if (holding && holding !== release) throw new MockFailure('release.holds');
    if (!holding && release.items.length >= MAX_RELEASE_ITEMS) throw new MockFailure('release.conflict');
    if (store.scheduled.has(keyOf(ref)) && !isFixedIn(store, release, ref)) throw new MockFailure('scheduled.conflict');
    if (isFixedIn(store, release, ref)) store.scheduled.delete(keyOf(ref));
    const facts = { fileChanges: store.draftReviews.get(keyOf(ref))?.fileChanges ?? 0, revision: null };
    const when = { at: new Date().toISOString(), by: namedPerson(person) };
    const added: MockReleaseItem = { ref, added: draft, version, change, ...facts, ...when };
    if (release.publishAt) requireReady(store, { ...release, items: [added] }, release.publishAt);
    release.items = [...release.items.filter((item) => keyOf(item.ref) !== keyOf(ref)), added];
    if (release.publishAt) fixItem(store, release, added, release.publishAt, person);
    release.version += 1;
    return releaseOf(store, release, person);
  }),
  mockEndpoint(store, api.remove, ({ release: id, drop, ...ref }, { person }) => {
    publishDue(store);
    const release = coming(store, id, person);
    const item = release.items.find((each) => keyOf(each.ref) === keyOf(ref));
    if (!item) throw new MockFailure('item.not_found');
    if (!mayPublishItem(store, item, person) && !manages(store, release, person)) throw new MockFailure('permission.denied');
    unfix(store, release, item, drop);
    release.items = release.items.filter((each) => each !== item);
    release.version += 1;
    if (!release.items.length) Object.assign(release, { state: 'open', publishAt: null, failure: null });
    return releaseOf(store, release, person);
  }),
];

const momentHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, api.schedule, ({ publishAt: at, ...ref }, { person }) => {
    publishDue(store);
    const release = managed(store, ref, person);
    if (Date.parse(at) <= Date.now()) throw new MockFailure('request.invalid', { publishAt: 'must be in the future' });
    const publishAt = new Date(at).toISOString();
    fixAll(store, release, publishAt, person);
    Object.assign(release, { state: 'scheduled', publishAt, failure: null, version: release.version + 1 });
    return releaseOf(store, release, person);
  }),
  mockEndpoint(store, api.publish, (ref, { person }) => {
    publishDue(store);
    const release = managed(store, ref, person);
    fixAll(store, release, new Date().toISOString(), person);
    publishFixed(store, release);
    return releaseOf(store, release, person);
  }),
  mockEndpoint(store, api.cancel, ({ drop, ...ref }, { person }) => {
    publishDue(store);
    const release = managed(store, ref, person);
    for (const item of release.items) requireDroppable(store, release, item, drop);
    for (const item of release.items) unfix(store, release, item, drop);
    Object.assign(release, { state: 'cancelled', doneAt: new Date().toISOString(), failure: null, version: release.version + 1 });
    return releaseOf(store, release, person);
  }),
  mockEndpoint(store, api.undo, ({ release: id, version }, { person }) => {
    const release = visible(store, id, person);
    if (!release.items.every((item) => mayPublishItem(store, item, person))) throw new MockFailure('permission.denied');
    if (release.version !== version) throw new MockFailure('release.conflict');
    if (undoUntilOf(store, release) === null) throw new MockFailure('undo.expired');
    for (const item of release.items) {
      const { ref } = item;
      takeBack(store, ref, ownedItem(store, item), person);
      store.undo.delete(keyOf(ref));
    }
    Object.assign(release, { state: 'undone', doneAt: new Date().toISOString(), version: version + 1 });
    return releaseOf(store, release, person);
  }),
];

/** Fixes the texts of all items of a release for a time. Throws `release.blocked`. */
function fixAll(store: Store, release: MockRelease, publishAt: string, person: Person): void {
  if (!release.items.length) throw new MockFailure('release.blocked');
  requireReady(store, release, publishAt);
  for (const item of release.items) fixItem(store, release, item, publishAt, person);
}

function requireDroppable(store: Store, release: MockRelease, { ref }: MockReleaseItem, drop: boolean): void {
  if (isFixedIn(store, release, ref) && findDraft(store, ref) && !drop) throw new MockFailure('draft.conflict');
}

/** Makes the fixed text of an item its draft again, or deletes it if there is a later draft. */
function unfix(store: Store, release: MockRelease, item: MockReleaseItem, drop: boolean): void {
  const { ref } = item;
  const scheduled = store.scheduled.get(keyOf(ref));
  if (!scheduled || !isFixedIn(store, release, ref)) return;
  requireDroppable(store, release, item, drop);
  store.scheduled.delete(keyOf(ref));
  const { document, baseRevision, author, writers } = scheduled;
  const saved = { document, version: 1, baseRevision, savedAt: new Date().toISOString(), savedBy: author };
  if (!findDraft(store, ref)) putDraft(store, saved, writers);
}

const mayPublishItem = (store: Store, item: MockReleaseItem, person: Person): boolean =>
  may(person, 'content.publish', ownedItem(store, item));

const sees = (store: Store, { owner, items }: MockRelease, person: Person): boolean =>
  owner.id === person.id || items.some((item) => mayPublishItem(store, item, person));

const manages = (store: Store, { owner, items }: MockRelease, person: Person): boolean =>
  owner.id === person.id || (items.length > 0 && items.every((item) => mayPublishItem(store, item, person)));

function visible(store: Store, id: string, person: Person): MockRelease {
  const release = store.releases.find((each) => each.id === id);
  if (!release || !sees(store, release, person)) throw new MockFailure('release.not_found');
  return release;
}

function coming(store: Store, id: string, person: Person): MockRelease {
  const release = visible(store, id, person);
  if (release.doneAt) throw new MockFailure('release.conflict');
  return release;
}

function managed(store: Store, { release: id, version }: { release: string; version: number }, person: Person): MockRelease {
  const release = coming(store, id, person);
  if (!manages(store, release, person)) throw new MockFailure('permission.denied');
  if (release.version !== version) throw new MockFailure('release.conflict');
  return release;
}

function titledItem(store: Store, item: MockReleaseItem) {
  const { area, id } = item.ref;
  return { area, id, titles: titlesOf(ownedItem(store, item)) };
}

function entryOf(store: Store, { items, ...facts }: MockRelease): ReleaseEntry {
  return { ...facts, items: items.map((item) => titledItem(store, item)) };
}

function undoUntilOf(store: Store, { state, doneAt, items }: MockRelease): string | null {
  const isLast = items.every(({ ref, revision }) => canUndo(store, ref) && store.undo.get(keyOf(ref))?.revision === revision);
  return state === 'published' && doneAt && isLast ? new Date(Date.parse(doneAt) + UNDO_MS).toISOString() : null;
}

/** Returns a release as a person sees it. */
function releaseOf(store: Store, release: MockRelease, person: Person): Release {
  const { items, ...facts } = release;
  const undoUntil = undoUntilOf(store, release);
  const at = release.publishAt ?? new Date().toISOString();
  const readinessOf = (item: MockReleaseItem): Readiness => (release.doneAt ? 'ready' : readinessIn(store, release, item, at));
  return {
    ...facts,
    items: items.map((item) => {
      const draft = findDraft(store, item.ref);
      return {
        ...titledItem(store, item),
        ...{ change: item.change, addedAt: item.at, addedBy: item.by, revision: item.revision, details: {} },
        draft: draft ? (store.savedDrafts.get(keyOf(item.ref))?.version ?? 1) : null,
        isFixed: isFixedIn(store, release, item.ref),
        readiness: readinessOf(item),
        canPublish: mayPublishItem(store, item, person),
      };
    }),
    can: {
      manage: manages(store, release, person),
      undo: undoUntil !== null && items.every((item) => mayPublishItem(store, item, person)),
    },
    undoUntil,
  };
}
