import { isDeepStrictEqual } from 'node:util';
import type { HttpHandler } from 'msw';
import type { Locale } from '../../contract/core/locale';
import { withCheckBy, type ItemDocument } from '../../contract/document';
import type { ItemRef } from '../../contract/item';
import { bulkManageApi as api, type BulkAction, type BulkItem, type BulkResult } from '../../contract/manage/bulk';
import { UNDO_MS } from '../../contract/manage/state';
import { documentOf, pathOf } from '../data/documents';
import type { Person } from '../data/people';
import type { MockBulkChange, Store } from '../data/store';
import { MockFailure } from '../endpoint/failure';
import { mockEndpoint } from '../endpoint/mock-endpoint';
import { publishDraft } from './drafts';
import { archiveItem, restoreItem, takeBack } from './lifecycle';
import { editable, findDraft, findLive, keyOf, namedPerson, putDraft, requirePublisherOf, savedOf } from './managed';
import { canUndo, publishNext, requirePublishable } from './publishing';

export const bulkHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, api.apply, ({ bulk, action, items }, { person, locale }) => {
    requireTarget(store, action);
    return { results: items.map((given) => resultOf(given, locale, () => applyToItem(store, bulk, action, given, person))) };
  }),
  mockEndpoint(store, api.undo, ({ bulk, items }, { person, locale }) => ({
    results: items.map((ref) => resultOf(ref, locale, () => undoOfItem(store, bulk, ref, person))),
  })),
];

function resultOf({ area, id }: ItemRef, locale: Locale, work: () => BulkResult['outcome']): BulkResult {
  try {
    return { area, id, outcome: work() };
  } catch (error) {
    if (!(error instanceof MockFailure)) throw error;
    return { area, id, outcome: 'refused', code: error.code, message: error.sentence(locale) };
  }
}

function requireTarget(store: Store, action: BulkAction): void {
  if (action.kind === 'owner' && action.owner !== null && !store.directory.some(({ id }) => id === action.owner))
    throw new MockFailure('person.not_found');
  if (action.kind !== 'classification') return;
  const paths = store.classifications[action.area].map(({ id }) => pathOf(store, action.area, id));
  if (!paths.some((path) => isDeepStrictEqual(path, action.path))) throw new MockFailure('classification.not_found');
}

function applyToItem(store: Store, bulk: string, action: BulkAction, given: BulkItem, person: Person): BulkResult['outcome'] {
  const ref = { area: given.area, id: given.id };
  editable(store, ref, person, 'item.not_found');
  const key = `${bulk} ${keyOf(ref)}`;
  const repeated = store.bulks.get(key);
  if (repeated?.person === person.id) return 'done';
  if (repeated || revisionOf(store, ref) !== given.revision) throw new MockFailure('item.conflict');
  const before = presentDocument(store, ref);
  if (!run(store, action, given, person)) return 'unchanged';
  store.bulks.set(key, { ...stateOf(store, ref), person: person.id, at: Date.now(), kind: action.kind, before, undone: false });
  return 'done';
}

const revisionOf = (store: Store, ref: ItemRef): number => findLive(store, ref)?.revision ?? 0;

function presentDocument(store: Store, ref: ItemRef): ItemDocument {
  const [live, draft] = [findLive(store, ref), findDraft(store, ref)];
  if (live) return documentOf(store, live);
  if (!draft) throw new MockFailure('draft.not_found');
  return savedOf(store, draft).document;
}

function stateOf(store: Store, ref: ItemRef): Pick<MockBulkChange, 'revision' | 'version' | 'checkBy'> {
  const draft = findDraft(store, ref);
  const version = draft ? savedOf(store, draft).version : null;
  return { revision: revisionOf(store, ref), version, checkBy: findLive(store, ref)?.checkBy ?? null };
}

/** Does the action with one item. Returns false if it was that way before. */
function run(store: Store, action: BulkAction, { revision, version, ...ref }: BulkItem, person: Person): boolean {
  const isArchived = store.archived.has(keyOf(ref));
  switch (action.kind) {
    case 'archive':
      if (!isArchived) archiveItem(store, ref, revision, person);
      return !isArchived;
    case 'restore':
      if (revision && !isArchived) return false;
      restoreItem(store, ref, revision, person);
      return true;
    case 'publish':
      if (version === null) throw new MockFailure('draft.not_found');
      publishDraft(store, { ...ref, version, change: null, overrule: null }, person);
      return true;
    case 'stillRight':
      if (!revision) throw new MockFailure('item.not_found');
      return setCheckBy(store, ref, dayIn(action.months));
    case 'checkBy':
      if (revision) return setCheckBy(store, ref, action.checkBy);
      return changeDraft(store, ref, version, (document) => withCheckBy(document, action.checkBy));
    default:
      if (action.kind === 'classification' && action.area !== ref.area) throw new MockFailure('classification.not_found');
      return revision ? changeLive(store, ref, editOf(action), person) : changeDraft(store, ref, version, editOf(action));
  }
}

type Edit = (document: ItemDocument) => ItemDocument;

function editOf(action: Extract<BulkAction, { kind: 'owner' | 'classification' | 'expiry' }>): Edit {
  if (action.kind === 'expiry') return (document) => ({ ...document, expiresAt: action.expiresAt });
  if (action.kind === 'classification') return (document) => ({ ...document, classifications: [action.path] });
  return ({ owner: _former, ...document }) => ({ ...document, ...(action.owner !== null && { owner: action.owner }) });
}

function setCheckBy(store: Store, ref: ItemRef, checkBy: string | null): boolean {
  const live = findLive(store, ref);
  if (!live) throw new MockFailure('item.not_found');
  const former = live.checkBy;
  if (former === checkBy) return false;
  live.checkBy = checkBy;
  const draft = findDraft(store, ref);
  if (draft?.checkBy !== former) return true;
  const saved = savedOf(store, draft);
  putDraft(store, { ...saved, document: withCheckBy(saved.document, checkBy) });
  return true;
}

/** Returns the day that many months from today; the last of the month if it has no such day. */
function dayIn(months: number): string {
  const now = new Date();
  const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months + 1, 0));
  end.setUTCDate(Math.min(now.getUTCDate(), end.getUTCDate()));
  return end.toISOString().slice(0, 10);
}

function changeLive(store: Store, ref: ItemRef, edit: Edit, person: Person): boolean {
  requirePublisherOf(person, editable(store, ref, person, 'item.not_found'));
  if (store.archived.has(keyOf(ref))) throw new MockFailure('item.archived');
  if (store.scheduled.has(keyOf(ref))) throw new MockFailure('scheduled.conflict');
  const before = presentDocument(store, ref);
  const document = edit(before);
  if (isDeepStrictEqual(document, before)) return false;
  requirePublishable(document, null, new Date().toISOString());
  publishNext(store, { document, change: null, by: namedPerson(person), approver: null, overruled: null, writers: new Set() });
  return true;
}

function changeDraft(store: Store, ref: ItemRef, version: number | null, edit: Edit): boolean {
  const draft = findDraft(store, ref);
  if (!draft) throw new MockFailure(store.scheduled.has(keyOf(ref)) ? 'scheduled.conflict' : 'draft.not_found');
  const saved = savedOf(store, draft);
  if (saved.version !== version) throw new MockFailure('draft.conflict');
  const document = edit(saved.document);
  if (isDeepStrictEqual(document, saved.document)) return false;
  putDraft(store, { ...saved, document, version: version + 1, savedAt: new Date().toISOString() });
  return true;
}

function undoOfItem(store: Store, bulk: string, ref: ItemRef, person: Person): BulkResult['outcome'] {
  const item = editable(store, ref, person, 'item.not_found');
  const change = store.bulks.get(`${bulk} ${keyOf(ref)}`);
  if (change?.person !== person.id) throw new MockFailure('undo.expired');
  if (change.undone) return 'done';
  if (change.at + UNDO_MS <= Date.now()) throw new MockFailure('undo.expired');
  requireUnchanged(store, ref, change);
  const { kind, before, revision } = change;
  if (!revision) changeDraft(store, ref, change.version, () => before);
  else if (kind === 'checkBy' || kind === 'stillRight') setCheckBy(store, ref, before.checkBy ?? null);
  else {
    requirePublisherOf(person, item);
    if (kind === 'archive') restoreItem(store, ref, revision, person);
    else if (kind === 'restore') archiveItem(store, ref, revision, person);
    else if (kind === 'publish') takeBackPublication(store, ref, person);
    else changeLive(store, ref, () => withCheckBy(before, findLive(store, ref)?.checkBy ?? null), person);
  }
  change.undone = true;
  return 'done';
}

function takeBackPublication(store: Store, ref: ItemRef, person: Person): void {
  const live = findLive(store, ref);
  if (!live || !canUndo(store, ref)) throw new MockFailure('undo.expired');
  takeBack(store, ref, live, person);
  store.undo.delete(keyOf(ref));
}

function requireUnchanged(store: Store, ref: ItemRef, { kind, revision, version, checkBy }: MockBulkChange): void {
  const present = stateOf(store, ref);
  const isArchived = store.archived.has(keyOf(ref));
  if (present.revision !== revision) throw new MockFailure('item.conflict');
  if ((kind === 'archive' && !isArchived) || (kind === 'restore' && isArchived)) throw new MockFailure('item.conflict');
  if ((kind === 'checkBy' || kind === 'stillRight') && present.checkBy !== checkBy) throw new MockFailure('item.conflict');
  if (!revision && present.version !== version) throw new MockFailure('draft.conflict');
}
