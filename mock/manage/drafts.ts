import type { HttpHandler } from 'msw';
import { AREA_FIELDS } from '../../contract/areas';
import type { ParsedInputOf } from '../../contract/core/endpoint';
import { withoutStalePassages, type ItemDocument } from '../../contract/document';
import { draftManageApi as api } from '../../contract/manage/draft';
import { passagesBehind, withStalePassages } from '../../markdown/passages/document';
import { documentOf, itemOfDocument } from '../data/documents';
import type { Person } from '../data/people';
import type { SavedDraft, Store } from '../data/store';
import { MockFailure } from '../endpoint/failure';
import { mockEndpoint } from '../endpoint/mock-endpoint';
import { draftOf, itemStateOf } from './item-state';
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
  requireEditorOf,
  requirePublisherOf,
  savedOf,
} from './managed';
import { publishNext, requirePublishable } from './publishing';
import { publishDue } from './release-publishing';
import { draftReviewOf, peopleOf, requireApproval } from './review-rules';

export const manageDraftHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, api.info, (ref, { person }) => {
    publishDue(store);
    const item = editable(store, ref, person, 'draft.not_found');
    const draft = findDraft(store, ref);
    const written = (draft && savedOf(store, draft)) ?? store.scheduled.get(keyOf(ref));
    const published = findLive(store, ref);
    const document = written?.document ?? documentOf(store, item);
    return {
      ...itemStateOf(store, ref, person),
      document: withoutStalePassages(document),
      behind: passagesBehind(document),
      newer: written && published && written.baseRevision !== published.revision ? documentOf(store, published) : null,
      files: item.attachments.map(({ bytes: _bytes, ...file }) => file),
    };
  }),
  mockEndpoint(store, api.save, ({ document: given, version, baseRevision, stillRight }, { person }) => {
    requireEditorOf(person, given);
    requireValid(given);
    const [draft, published] = [findDraft(store, given), findLive(store, given)];
    const written = (draft && savedOf(store, draft)) ?? store.scheduled.get(keyOf(given));
    const former = written?.document ?? (published && documentOf(store, published));
    const document = withStalePassages(given, former, stillRight);
    const item = itemOfDocument(store, document, draft ?? published);
    if ([item, draft, published].some((each) => each && !may(person, 'content.edit', each)))
      throw new MockFailure('permission.denied');
    const present = draft && savedOf(store, draft);
    const bases = [published?.revision ?? 0, ...(present ? [present.baseRevision] : [])];
    if ((present?.version ?? null) !== version || !bases.includes(baseRevision)) throw new MockFailure('draft.conflict');
    const saved: SavedDraft = {
      document,
      version: (present?.version ?? 0) + 1,
      baseRevision,
      savedAt: new Date().toISOString(),
      savedBy: namedPerson(person),
    };
    putDraft(store, saved);
    return { ...draftOf(saved), behind: passagesBehind(document) };
  }),
  mockEndpoint(store, api.discard, ({ version, ...ref }, { person }) => {
    presentDraft(store, ref, version, person);
    removeDraft(store, ref);
    return {};
  }),
  mockEndpoint(store, api.publish, ({ version, change, overrule, ...ref }, { person }) => {
    publishDue(store);
    return { revision: publishDraft(store, { ...ref, version, change, overrule }, person) };
  }),
];

/** Publishes a draft as the next revision of its item, and returns the revision. */
export function publishDraft(
  store: Store,
  { version, change, overrule, ...ref }: ParsedInputOf<(typeof api)['publish']>,
  person: Person,
): number {
  const { document, baseRevision } = presentDraft(store, ref, version, person);
  requirePublisherOf(person, editable(store, ref, person, 'draft.not_found'));
  if (store.archived.has(keyOf(ref))) throw new MockFailure('item.archived');
  if (baseRevision !== (findLive(store, ref)?.revision ?? 0)) throw new MockFailure('draft.conflict');
  requirePublishable(document, change, findLive(store, ref)?.publishedAt ?? new Date().toISOString());
  const people = peopleOf(store, ref, person, requireApproval(store, ref, overrule, person));
  const { writers } = draftReviewOf(store, ref);
  const revision = publishNext(store, { document, change, ...people, writers });
  removeDraft(store, ref);
  return revision;
}

function requireValid({ area, fields, texts, publishedAt, expiresAt }: ItemDocument): void {
  const schemas = AREA_FIELDS[area];
  const written = Object.entries(texts);
  const checks: [string, { success: boolean }][] = [
    ['fields', schemas.fields.safeParse(fields)],
    ...written.map(([locale, text]): [string, { success: boolean }] => [
      `texts.${locale}.fields`,
      schemas.textFields.safeParse(text.fields),
    ]),
  ];
  const wrong = checks.filter(([, { success }]) => !success).map(([path]) => [path, 'is not valid']);
  if (publishedAt !== null && expiresAt !== null && Date.parse(expiresAt) <= Date.parse(publishedAt))
    wrong.push(['expiresAt', 'is not after the publication']);
  if (!written.length) wrong.push(['texts', 'needs a text in at least one language']);
  if (wrong.length) throw new MockFailure('document.invalid', Object.fromEntries(wrong) as Record<string, string>);
}
