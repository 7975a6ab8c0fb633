import type { HttpHandler } from 'msw';
import { revisionApi as api } from '../../contract/manage/lifecycle';
import type { MockRevision, Store } from '../data/store';
import { MockFailure } from '../endpoint/failure';
import { mockEndpoint } from '../endpoint/mock-endpoint';
import { draftOf } from './item-state';
import { editable, findDraft, findLive, namedPerson, putDraft, savedOf, titlesOf } from './managed';
import { revisionsOf } from './publishing';
import { publishDue } from './release-publishing';

export const revisionHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, api.list, ({ page, pageSize, ...ref }, { person }) => {
    publishDue(store);
    const item = editable(store, ref, person, 'item.not_found');
    const all = revisionsOf(store, ref);
    const items = all.slice((page - 1) * pageSize, page * pageSize).map(({ document: _document, ...entry }) => entry);
    return { items, total: all.length, page, pageSize, titles: titlesOf(item) };
  }),
  mockEndpoint(store, api.info, ({ revision, ...ref }, { person }) => {
    editable(store, ref, person, 'item.not_found');
    return found(revisionsOf(store, ref), Number(revision));
  }),
  mockEndpoint(store, api.restore, ({ revision, version, ...ref }, { person }) => {
    editable(store, ref, person, 'item.not_found');
    const { document } = found(revisionsOf(store, ref), revision);
    const draft = findDraft(store, ref);
    const present = draft && savedOf(store, draft);
    if ((present?.version ?? null) !== version) throw new MockFailure('draft.conflict');
    const saved = {
      ...{ document, version: (version ?? 0) + 1, baseRevision: findLive(store, ref)?.revision ?? 0 },
      ...{ savedAt: new Date().toISOString(), savedBy: namedPerson(person) },
    };
    putDraft(store, saved);
    return { ...draftOf(saved), missing: [] };
  }),
];

function found(revisions: readonly MockRevision[], wanted: number): MockRevision {
  const entry = revisions.find(({ revision }) => revision === wanted);
  if (!entry) throw new MockFailure('revision.not_found');
  return entry;
}
