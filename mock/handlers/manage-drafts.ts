import type { HttpHandler } from 'msw';
import { AREA_FIELDS } from '../../contract/areas';
import { can } from '../../contract/core/permissions';
import type { ItemDocument } from '../../contract/document';
import type { ItemRef } from '../../contract/item';
import { draftManageApi as api } from '../../contract/manage/draft';
import { endDraft, mayEdit } from '../area/drafts';
import { documentOf, itemOfDocument } from '../data/documents';
import type { AnyItem, Names } from '../data/item';
import type { Person } from '../data/people';
import type { SavedDraft, Store } from '../data/store';
import { MockFailure } from '../endpoint/failure';
import { mockEndpoint } from '../endpoint/mock-endpoint';
import { publishedItem } from './search-rule-matching';

export const manageDraftHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, api.info, (ref, { person }) => {
    requireEditorOf(person, ref);
    const draft = findDraft(store, ref);
    const item = draft ?? publishedItem(store, ref);
    if (!item || !mayEdit(person, item)) throw new MockFailure('draft.not_found');
    const saved = draft && savedOf(store, draft);
    const published = publishedItem(store, ref);
    return {
      document: saved?.document ?? documentOf(store, item),
      draft: saved ? stateOf(saved) : null,
      revision: published?.revision ?? 0,
      newer: saved && published && saved.baseRevision !== published.revision ? documentOf(store, published) : null,
      files: item.attachments.map(({ bytes: _bytes, ...file }) => file),
    };
  }),
  mockEndpoint(store, api.save, ({ document, version, baseRevision }, { person }) => {
    requireEditorOf(person, document);
    requireValid(document);
    const [draft, published] = [findDraft(store, document), publishedItem(store, document)];
    const item = itemOfDocument(store, document, draft ?? published);
    if ([item, draft, published].some((each) => each && !mayEdit(person, each))) throw new MockFailure('permission.denied');
    const present = draft && savedOf(store, draft);
    const bases = [published?.revision ?? 0, ...(present ? [present.baseRevision] : [])];
    if ((present?.version ?? null) !== version || !bases.includes(baseRevision)) throw new MockFailure('draft.conflict');
    const saved: SavedDraft = {
      document,
      version: (present?.version ?? 0) + 1,
      baseRevision,
      savedAt: new Date().toISOString(),
      savedBy: { id: person.id, name: person.name },
    };
    removeDraft(store, document);
    store.drafts.push(item);
    store.savedDrafts.set(keyOf(document), saved);
    return stateOf(saved);
  }),
  mockEndpoint(store, api.discard, ({ version, ...ref }, { person }) => {
    presentDraft(store, ref, version, person);
    removeDraft(store, ref);
    endDraft(store, ref);
    return {};
  }),
  mockEndpoint(store, api.publish, ({ version, change, ...ref }, { person }) => {
    const saved = presentDraft(store, ref, version, person);
    if (change && !Object.keys(change.notes).length)
      throw new MockFailure('document.invalid', { 'change.notes': 'needs a note in at least one language' });
    const before = publishedItem(store, ref);
    if (saved.baseRevision !== (before?.revision ?? 0)) throw new MockFailure('draft.conflict');
    const revision = saved.baseRevision + 1;
    const now = new Date().toISOString();
    const document = { ...saved.document, publishedAt: saved.document.publishedAt ?? now };
    const item = { ...itemOfDocument(store, document, before), revision, updatedAt: now };
    if (change) item.changes = [{ at: now, material: change.material, notes: bothLanguages(change.notes) }, ...item.changes];
    if (change?.material || !before) item.materialRevision = revision;
    const items: AnyItem[] = store.items[ref.area];
    if (before) items.splice(items.indexOf(before), 1, item);
    else items.push(item);
    removeDraft(store, ref);
    endDraft(store, ref);
    return { revision };
  }),
];

const keyOf = ({ area, id }: ItemRef): string => `${area} ${id}`;
export const findDraft = (store: Store, ref: ItemRef): AnyItem | undefined =>
  store.drafts.find((draft) => draft.area === ref.area && draft.id === ref.id);

/** Returns a draft as it was saved; those of the sample were saved once, by nobody. */
export const savedOf = (store: Store, draft: AnyItem): SavedDraft =>
  store.savedDrafts.get(keyOf(draft)) ?? {
    document: documentOf(store, draft),
    version: 1,
    baseRevision: publishedItem(store, draft)?.revision ?? 0,
    savedAt: draft.updatedAt,
    savedBy: null,
  };

const stateOf = ({ document: _document, ...state }: SavedDraft): Omit<SavedDraft, 'document'> => state;

function removeDraft(store: Store, ref: ItemRef): void {
  store.savedDrafts.delete(keyOf(ref));
  const draft = findDraft(store, ref);
  if (draft) store.drafts.splice(store.drafts.indexOf(draft), 1);
}

function presentDraft(store: Store, ref: ItemRef, version: number, person: Person): SavedDraft {
  requireEditorOf(person, ref);
  const draft = findDraft(store, ref);
  if (!draft || !mayEdit(person, draft)) throw new MockFailure('draft.not_found');
  const saved = savedOf(store, draft);
  if (saved.version !== version) throw new MockFailure('draft.conflict');
  return saved;
}

export function requireEditorOf(person: Person, { area }: Pick<ItemRef, 'area'>): void {
  if (!can(person, 'content.edit', { area })) throw new MockFailure('permission.denied');
}

function requireValid({ area, fields, texts }: ItemDocument): void {
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
  if (!written.length) wrong.push(['texts', 'needs a text in at least one language']);
  if (wrong.length) throw new MockFailure('document.invalid', Object.fromEntries(wrong) as Record<string, string>);
}

const bothLanguages = (notes: Partial<Names>): Names => {
  const [any = ''] = Object.values(notes);
  return { 'en-US': notes['en-US'] ?? any, 'zh-CN': notes['zh-CN'] ?? any };
};
