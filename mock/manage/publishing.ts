import type { ItemDocument } from '../../contract/document';
import type { ItemRef, Named } from '../../contract/item';
import { UNDO_MS, type PublicationChange } from '../../contract/manage/state';
import { documentOf, itemOfDocument } from '../data/documents';
import type { AnyItem, Names } from '../data/item';
import type { MockOverrule, MockRevision, Store } from '../data/store';
import { MockFailure } from '../endpoint/failure';
import { findDraft, findLive, keyOf, putDraft } from './managed';

interface Publication {
  document: ItemDocument;
  change: PublicationChange | null;
  by: Named | null;
  approver: Named | null;
  overruled: MockOverrule | null;
  writers: ReadonlySet<string>;
}

/** Publishes a document as the next revision of its item, so that it can be undone. Returns the revision. */
export function publishNext(store: Store, { document: written, change, by, approver, overruled, writers }: Publication): number {
  const now = new Date().toISOString();
  const before = findLive(store, written);
  const history = revisionsOf(store, written);
  const revision = (history[0]?.revision ?? 0) + 1;
  const document = { ...written, publishedAt: written.publishedAt ?? before?.publishedAt ?? now };
  const item = { ...itemOfDocument(store, document, before), revision, updatedAt: now };
  if (change) item.changes = [{ at: now, material: change.material, notes: bothLanguages(change.notes) }, ...item.changes];
  if (change?.material || !before) item.materialRevision = revision;
  replaceItem(store, written, item);
  const material = (change?.material ?? false) && before !== undefined;
  const facts = { revision, at: now, by, approver, overruled, material, undoes: null };
  const entry = { ...facts, notes: change?.notes ?? {}, document: written };
  store.revisions.set(keyOf(written), [entry, ...history]);
  store.undo.set(keyOf(written), { kind: 'publish', at: Date.now(), revision, former: before, document: written, by, writers });
  return revision;
}

/** Returns the revisions of an item, newest first; an item of the sample has its present one only. */
export function revisionsOf(store: Store, ref: ItemRef): MockRevision[] {
  const live = findLive(store, ref);
  const sample = live && {
    ...{ revision: live.revision, at: live.updatedAt, by: null, approver: null, overruled: null },
    ...{ material: false, notes: {}, undoes: null },
    document: documentOf(store, live),
  };
  return store.revisions.get(keyOf(ref)) ?? (sample ? [sample] : []);
}

/** Puts an item in the place of the published one, or takes the published one away. */
export function replaceItem(store: Store, ref: ItemRef, item: AnyItem | undefined): void {
  const items: AnyItem[] = store.items[ref.area];
  const at = items.findIndex(({ id }) => id === ref.id);
  items.splice(at < 0 ? items.length : at, at < 0 ? 0 : 1, ...(item ? [item] : []));
}

/** Publishes what was scheduled by itself for a time that has passed. What cannot be published becomes the draft again. */
export function publishDueItems(store: Store): void {
  for (const [key, scheduled] of store.scheduled) {
    const { document, change, publishAt, baseRevision, by, author, approver, overruled, writers } = scheduled;
    if (scheduled.failed || scheduled.release || Date.parse(publishAt) > Date.now()) continue;
    if (baseRevision === (findLive(store, document)?.revision ?? 0)) {
      publishNext(store, { document, change, by, approver, overruled, writers });
      store.scheduled.delete(key);
      continue;
    }
    const failed = { at: new Date().toISOString(), publishAt, code: 'draft.conflict' as const, details: {} };
    if (findDraft(store, document)) scheduled.failed = failed;
    else {
      putDraft(store, { document, version: 1, baseRevision, savedAt: failed.at, savedBy: author }, writers);
      store.draftProgress.set(key, { submitted: null, returned: null, failed });
      store.scheduled.delete(key);
    }
  }
}

/** Throws as the server does for a text without a title, a change without a note, or an expiry that is not after the publication. */
export function requirePublishable(
  { texts, expiresAt, publishedAt }: ItemDocument,
  change: PublicationChange | null,
  at: string,
): void {
  for (const [locale, { title }] of Object.entries(texts))
    if (!title.trim()) throw new MockFailure('document.invalid', { [`texts.${locale}.title`]: 'must not be empty' });
  if (change && !Object.keys(change.notes).length)
    throw new MockFailure('document.invalid', { 'change.notes': 'needs a note in at least one language' });
  if (expiresAt !== null && Date.parse(expiresAt) <= Date.parse(publishedAt ?? at))
    throw new MockFailure('document.invalid', { expiresAt: 'is not after the publication' });
}

/** Returns true if the last action on an item can still be undone. */
export const canUndo = (store: Store, ref: ItemRef): boolean => {
  const undo = store.undo.get(keyOf(ref));
  return undo !== undefined && undo.revision === findLive(store, ref)?.revision && undo.at + UNDO_MS > Date.now();
};

const bothLanguages = (notes: Partial<Names>): Names => {
  const [any = ''] = Object.values(notes);
  return { 'en-US': notes['en-US'] ?? any, 'zh-CN': notes['zh-CN'] ?? any };
};
