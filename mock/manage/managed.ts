import { can, type Action } from '../../contract/core/permissions';
import { LOCALES } from '../../contract/core/locale';
import type { ErrorCode } from '../../contract/core/errors';
import type { ItemRef } from '../../contract/item';
import type { ManagedItem } from '../../contract/manage/content';
import { endDraft, mayEdit } from '../area/drafts';
import { documentOf, itemOfDocument } from '../data/documents';
import type { AnyItem } from '../data/item';
import type { Person } from '../data/people';
import { publishedItem, type SavedDraft, type Store } from '../data/store';
import { MockFailure } from '../endpoint/failure';

export const keyOf = ({ area, id }: ItemRef): string => `${area} ${id}`;

export const findDraft = (store: Store, ref: ItemRef): AnyItem | undefined =>
  store.drafts.find((draft) => draft.area === ref.area && draft.id === ref.id);

/** Returns the item whose revision is published, whether readers still see it or not. */
export const findLive = (store: Store, ref: ItemRef): AnyItem | undefined =>
  publishedItem(store, ref) ?? store.archived.get(keyOf(ref))?.item;

/** Returns the titles of an item by language. */
export const titlesOf = ({ texts }: Pick<AnyItem, 'texts'>): ManagedItem['titles'] =>
  Object.fromEntries(LOCALES.flatMap((locale) => (texts[locale] ? [[locale, texts[locale].title]] : [])));

/** Returns the draft, scheduled revision or published revision of an item that the person may edit. */
export function editable(store: Store, ref: ItemRef, person: Person, missing: ErrorCode): AnyItem {
  requireEditorOf(person, ref);
  const scheduled = store.scheduled.get(keyOf(ref));
  const item =
    findDraft(store, ref) ?? findLive(store, ref) ?? (scheduled && itemOfDocument(store, scheduled.document, undefined));
  if (!item || !may(person, 'content.edit', item)) throw new MockFailure(missing);
  return item;
}

/** Returns the draft of an item; a published item without a draft gets one, with copies of its files. */
export function openDraft(store: Store, ref: ItemRef, person: Person): { item: AnyItem; saved: SavedDraft } {
  const item = editable(store, ref, person, 'draft.not_found');
  const draft = findDraft(store, ref);
  if (draft) return { item: draft, saved: savedOf(store, draft) };
  const begun = { ...item, attachments: [...item.attachments] };
  const saved: SavedDraft = {
    document: documentOf(store, item),
    version: 1,
    baseRevision: item.revision,
    savedAt: new Date().toISOString(),
    savedBy: namedPerson(person),
  };
  store.drafts.push(begun);
  store.savedDrafts.set(keyOf(item), saved);
  noteWriters(store, item, [person.id]);
  return { item: begun, saved };
}

/** Returns a draft as it was saved; those of the sample were saved once, by nobody. */
export const savedOf = (store: Store, draft: AnyItem): SavedDraft =>
  store.savedDrafts.get(keyOf(draft)) ?? {
    document: documentOf(store, draft),
    version: 1,
    baseRevision: findLive(store, draft)?.revision ?? 0,
    savedAt: draft.updatedAt,
    savedBy: null,
  };

export function presentDraft(store: Store, ref: ItemRef, version: number, person: Person): SavedDraft {
  requireEditorOf(person, ref);
  const draft = findDraft(store, ref);
  if (!draft || !may(person, 'content.edit', draft)) throw new MockFailure('draft.not_found');
  const saved = savedOf(store, draft);
  if (saved.version !== version) throw new MockFailure('draft.conflict');
  return saved;
}

/** Stores a draft in place of the present one. `writers` have written it before it became this draft. */
export function putDraft(store: Store, saved: SavedDraft, writers: ReadonlySet<string> = new Set()): void {
  const ref = saved.document;
  const before = findDraft(store, ref);
  if (before) store.drafts.splice(store.drafts.indexOf(before), 1);
  store.drafts.push(itemOfDocument(store, ref, before ?? findLive(store, ref)));
  store.savedDrafts.set(keyOf(ref), saved);
  noteWriters(store, ref, [...writers, ...(saved.savedBy ? [saved.savedBy.id] : [])]);
}

function noteWriters(store: Store, ref: ItemRef, writers: readonly string[]): void {
  const review = store.draftReviews.get(keyOf(ref)) ?? { writers: new Set(), fileChanges: 0, approval: null };
  for (const writer of writers) review.writers.add(writer);
  store.draftReviews.set(keyOf(ref), review);
}

export function removeDraft(store: Store, ref: ItemRef): void {
  store.savedDrafts.delete(keyOf(ref));
  store.draftProgress.delete(keyOf(ref));
  store.draftReviews.delete(keyOf(ref));
  endDraft(store, ref);
  const draft = findDraft(store, ref);
  if (draft) store.drafts.splice(store.drafts.indexOf(draft), 1);
}

export function requireEditorOf(person: Person, { area }: Pick<ItemRef, 'area'>): void {
  if (!can(person, 'content.edit', { area })) throw new MockFailure('permission.denied');
}

export function requirePublisherOf(person: Person, item: AnyItem): void {
  if (!may(person, 'content.publish', item)) throw new MockFailure('permission.denied');
}

/** Returns true if the person may do this with an item of its area and department. */
export const may = (person: Person, action: Action, item: AnyItem): boolean => mayEdit(person, item, action);

export const namedPerson = ({ id, name }: Person) => ({ id, name });
