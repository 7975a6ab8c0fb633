import type { Db } from '../../../db/connect';
import { LOCK } from '../../../db/locks';
import type { Deps } from '../../../http/deps';
import { ContentError } from '../markdown/content-error';
import type { ContentFile, NamedFile } from '../files/content-files';
import type { ItemDocument } from '../../../../contract/document';
import { setCheckBy } from './check-by-repository';
import { documentHash, isSameDocument, projectionHash } from './document-hash';
import { indexNewTexts, indexTexts } from './index-texts';
import { renderTexts } from './render-document';
import * as repository from './save-repository';
import type { Author, ItemFacts } from './save-repository';
import { listFiles, type StoredFileRow } from '../files/stored-file-repository';
import { inFileTransaction } from '../files/file-transaction';
import { storeFiles, type FileChanges } from '../files/stored-files';
import { withPresentNames } from './present-names';
import { ensureClassification, ensureDepartment } from './taxonomy';

export type Saved = 'created' | 'updated' | 'unchanged';

/** Author of a document that comes from a content folder. */
export const NOBODY: Author = { person: null, note: null };

/**
 * Publishes a document with its files as a new revision: item, texts, classifications, attachments and search index are updated
 * in one transaction. No revision is added if the document is published already with the same files; a new day to check
 * it by is stored then. Throws ContentError.
 */
export async function publishDocument(
  deps: Deps,
  document: ItemDocument,
  files: readonly ContentFile[],
  author = NOBODY,
): Promise<Saved> {
  return inContentTransaction(deps, (trx, changes) =>
    publishIn(trx, changes, { document, files, author, moment: deps.now() }, (item) =>
      storeFiles(trx, changes, { item, draft: false }, files),
    ),
  );
}

/** Document to be published with its files; the hash of a file says whether it has changed. */
export interface Publishing {
  document: ItemDocument;
  files: readonly (NamedFile & { sha256: string; name: string })[];
  author: Author;
  moment: Date;
  /** True if the draft of the author stays, because something else is published. */
  keepsDraft?: boolean;
}

/** Publishes a document as `publishDocument` does, within a transaction; `placeFiles` stores its files and returns their rows. */
export async function publishIn(
  trx: Db,
  changes: FileChanges,
  { document: given, files, author, moment, keepsDraft }: Publishing,
  placeFiles: (item: number) => Promise<StoredFileRow[]>,
): Promise<Saved> {
  const document = await withPresentNames(trx, given);
  const hash = projectionHash(document, files);
  const stored = await repository.findItem(trx, document.area, document.id);
  if (stored && (isSameDocument(stored.documentHash, hash) || (await isPublished(trx, stored, document, files)))) {
    if (stored.documentHash !== hash) await projectAgain(trx, stored.key, document, hash);
    const checkBy = document.checkBy ?? null;
    if (stored.checkBy !== checkBy) await setCheckBy(trx, stored.key, checkBy);
    if (!keepsDraft) await dropPublishedDraft(trx, changes, stored.key, author);
    return 'unchanged';
  }
  const revision = stored ? await repository.nextRevision(trx, stored) : 1;
  const publishedAt = document.publishedAt ?? (stored?.publishedAt ?? moment).toISOString();
  const publication = {
    publishedAt,
    revision,
    documentHash: hash,
    origin: author.person === null ? ('folder' as const) : ('portal' as const),
    ...materialOf(document, stored, { publishedAt, revision, moment }),
  };
  // A new item has no stored rows to clear.
  if (stored) await clearItem(trx, stored.key);
  const item = await writeItem(trx, document, publication, moment);
  const rows = await placeFiles(item);
  const texts = renderTexts(document, rows);
  await repository.insertTexts(trx, item, texts);
  await (stored ? indexTexts : indexNewTexts)(trx, item, document.area, texts);
  const material = stored !== undefined && stored.revision > 0 && publication.materialRevision === revision;
  await repository.insertRevision(trx, item, { revision, material }, document, author, moment);
  if (stored && !keepsDraft) await dropPublishedDraft(trx, changes, item, author);
  return stored?.revision ? 'updated' : 'created';
}

/**
 * Returns true if the document equals the published revision. Compares the documents, because an older version may have made the
 * stored hash in another way.
 */
export async function isPublished(
  trx: Db,
  { key, revision }: { key: number; revision: number },
  document: ItemDocument,
  files: Publishing['files'],
): Promise<boolean> {
  const published = await repository.findRevision(trx, key, revision);
  return published !== undefined && documentHash(published, await listFiles(trx, key, false)) === documentHash(document, files);
}

type Material = Pick<ItemFacts, 'materialChanges' | 'materialRevision' | 'materialAt'>;
type Publication = Pick<ItemFacts, 'publishedAt' | 'revision' | 'documentHash' | 'origin'> & Material;

/** Returns the material changes of a publication. After the first one, only a further material change makes readers read the item again. */
function materialOf(
  { changes = [] }: ItemDocument,
  stored: (Material & { revision: number }) | undefined,
  { publishedAt, revision, moment }: { publishedAt: string; revision: number; moment: Date },
): Material {
  const material = changes.filter((change) => change.material);
  const materialChanges = material.length;
  if (!stored?.revision) {
    const newsAt = Math.max(...[publishedAt, ...material.map(({ at }) => at)].map((at) => newsSince(at, moment)));
    const isNewer = newsAt > Date.parse(publishedAt);
    return { materialChanges, materialRevision: revision, materialAt: isNewer ? new Date(newsAt) : null };
  }
  if (materialChanges > stored.materialChanges) return { materialChanges, materialRevision: revision, materialAt: moment };
  return { materialChanges, materialRevision: stored.materialRevision, materialAt: stored.materialAt };
}

const DAY_MS = 86_400_000;

/**
 * Returns the time, in milliseconds, from which something with that date counts as new. A date within the last 24 hours counts as
 * now: a date without a time is midnight, but a person who marked everything as read this morning has not read it. A future date
 * stays as it is.
 */
function newsSince(at: string, moment: Date): number {
  const age = moment.getTime() - Date.parse(at);
  return age > 0 && age < DAY_MS ? moment.getTime() : Date.parse(at);
}

async function writeItem(trx: Db, document: ItemDocument, publication: Publication, moment: Date): Promise<number> {
  const { area, department, classifications, updatedAt } = document;
  const item = await repository.upsertItem(trx, document, {
    ...publication,
    department: department && (await ensureDepartment(trx, department)),
    updatedAt: updatedAt ?? moment.toISOString(),
  });
  const keys: number[] = [];
  for (const path of classifications) keys.push(await ensureClassification(trx, area, path));
  await repository.insertClassifications(trx, item, keys);
  return item;
}

/** Removes the texts and classifications of an item. */
export async function clearItem(trx: Db, item: number): Promise<void> {
  await repository.removeClassifications(trx, item);
  await repository.removeTexts(trx, item);
}

/** Stores the output of a newer rendering of an unchanged document. Adds no revision, because nobody edited the document. */
async function projectAgain(trx: Db, item: number, document: ItemDocument, hash: string): Promise<void> {
  const texts = renderTexts(document, await listFiles(trx, item, false));
  await repository.removeTexts(trx, item);
  await repository.insertTexts(trx, item, texts);
  await indexTexts(trx, item, document.area, texts);
  await repository.updateProjection(trx, item, document.fields, hash);
}

/** Deletes the draft if the person who publishes also wrote it. Another person's draft stays. */
async function dropPublishedDraft(trx: Db, changes: FileChanges, item: number, { person }: Author): Promise<void> {
  const draft = await repository.findDraft(trx, item);
  if (draft?.person !== person) return;
  await dropDraft(trx, changes, item);
}

/** Deletes the draft of an item with its files and preview links. */
export async function dropDraft(trx: Db, changes: FileChanges, item: number): Promise<void> {
  await storeFiles(trx, changes, { item, draft: true }, []);
  await repository.deleteDraft(trx, item);
}

/**
 * Stores a document as the draft of its item; readers still see the published revision, if any. A draft that a person wrote is
 * replaced only by a person, not by an import. Throws ContentError.
 */
export async function saveDraft(
  deps: Deps,
  document: ItemDocument,
  files: readonly ContentFile[],
  { person } = NOBODY,
): Promise<Saved> {
  return inContentTransaction(deps, async (trx, changes) => {
    const stored = await repository.findItem(trx, document.area, document.id);
    const draft = stored && (await repository.findDraft(trx, stored.key));
    if (draft?.person && !person) throw new ContentError(EDITED_DRAFT);
    const isSame = draft?.document.checkBy === document.checkBy;
    if (stored && draft && isSame && (await hashOfDraft(trx, stored.key, draft.document)) === documentHash(document, files))
      return 'unchanged';
    const item = stored?.revision ? stored.key : await writeUnpublished(trx, document, deps.now());
    renderTexts(document, await storeFiles(trx, changes, { item, draft: true }, files));
    await repository.upsertDraft(trx, item, { document, person, baseRevision: stored?.revision ?? 0 }, deps.now());
    return draft ? 'updated' : 'created';
  });
}

const hashOfDraft = async (trx: Db, item: number, document: ItemDocument): Promise<string> =>
  documentHash(document, await listFiles(trx, item, true));

/** Inserts or updates the item of a draft that was never published, which no reader can see. Returns its key. */
export async function writeUnpublished(trx: Db, document: ItemDocument, moment: Date): Promise<number> {
  return repository.upsertItem(trx, document, {
    department: document.department && (await ensureDepartment(trx, document.department)),
    updatedAt: moment.toISOString(),
    ...{ publishedAt: null, revision: 0, documentHash: null, origin: 'folder' as const },
    ...{ materialChanges: 0, materialRevision: 1, materialAt: null },
  });
}

/** Runs work that changes items in one transaction with its files, one at a time. */
export async function inContentTransaction<T>(deps: Deps, work: (trx: Db, changes: FileChanges) => Promise<T>): Promise<T> {
  return inFileTransaction(deps, LOCK.content, work);
}

/** Reason that an import leaves a draft alone. */
const EDITED_DRAFT = {
  'en-US': 'has a draft that an editor works on, which was left as it is',
  'zh-CN': '有编辑正在处理的草稿，草稿保持不变',
};
