import type { ItemDocument } from '../../../contract/document';
import { LOCALES } from '../../../contract/core/locale';
import { MAX_CHANGES } from '../../../contract/document';
import type { PublicationChange } from '../../../contract/manage/state';
import type { Viewer } from '../../../contract/core/permissions';
import type { Db } from '../../db/connect';
import { AppError } from '../../http/errors';
import { insertAuditEvent } from '../audit/repository';
import { namedFiles } from '../item/files/content-files';
import { moveToPublished } from '../item/files/draft-files';
import { type StoredFileRow } from '../item/files/stored-file-repository';
import { keyOf, type FileChanges } from '../item/files/stored-files';
import { referencesIn } from '../item/publish/render-document';
import { withPublishedPassages } from '../../../markdown/passages/document';
import { publishIn } from '../item/publish/save';
import type { Author } from '../item/publish/save-repository';
import { by, type StoredDraft } from './access';
import { parsedDocument, requireAttachments, requireLaterExpiry, requireTitles } from './document-check';
import { findDraftProgress, findManagedByKey, type ManagedItem } from './repository';
import { requireApproval, type Approval } from '../review/rules';
import { rememberPublication } from './undo-memory';

/** Draft, or scheduled revision, to be published as the next revision. */
export interface Publication {
  document: ItemDocument;
  change: PublicationChange | null;
  rows: readonly StoredFileRow[];
  author: Author;
  /** Person who wrote the draft last, who gets it back if the publication is undone, and everyone who has written it. */
  writer: string | null;
  writers: readonly string[];
  moment: Date;
}

/**
 * Publishes a document as the next revision of its item, so that it can be undone, and returns the revision. Drafts and their
 * files stay, unless the rows are theirs. Throws `document.invalid` or ContentError.
 */
export async function publishNext(trx: Db, changes: FileChanges, item: ManagedItem, publication: Publication): Promise<number> {
  const { change, rows, author, writer, writers, moment } = publication;
  const document = publishableDocument(publication.document, change, item, moment);
  const files = namedByDocument(document, rows);
  const draft = { document: publication.document, person: writer, writers: [...writers] };
  const former = await rememberPublication(trx, changes, item, draft);
  const publishing = { document, files, author: { ...author, notes: change?.notes ?? null }, moment, keepsDraft: true };
  const saved = await publishIn(trx, changes, publishing, (key) => moveToPublished(trx, changes, key, files, rows));
  if (saved === 'unchanged') {
    for (const { storage_key } of rows) changes.replace(storage_key);
    return item.revision;
  }
  const { revision } = (await findManagedByKey(trx, item.key)) ?? item;
  await former.keep(revision, moment);
  return revision;
}

/**
 * Returns the author of a revision: the person who submitted the draft, or else the publisher. Without an approval, the publisher is
 * the approver of what another person submitted, unless they overruled the review.
 */
export function authorOf(submittedBy: string | null, publisher: string | null, { approver, overruled }: Approval): Author {
  const isOthers = submittedBy !== null && submittedBy !== publisher;
  const implied = isOthers && !overruled ? publisher : null;
  return { person: submittedBy ?? publisher, note: null, approver: approver ?? implied, overruled };
}

interface AskedApproval {
  item: ManagedItem;
  draft: StoredDraft;
  overrule: { reason: string } | null;
  moment: Date;
}

/**
 * Returns who submitted a draft and the approval with which it may be published or scheduled. Logs it if an administrator overrules
 * the review. Throws `review.required` or `permission.denied`.
 */
export async function approvalOf(
  trx: Db,
  { item, draft, overrule, moment }: AskedApproval,
  viewer: Viewer,
): Promise<{ submittedBy: string | null; approval: Approval }> {
  const progress = await findDraftProgress(trx, item.key);
  const { version, document } = draft;
  const reviewed = approvalState(draft, progress);
  const { submittedBy } = reviewed;
  const approval = await requireApproval(trx, { item, document, draft: reviewed, overrule }, viewer);
  if (approval.overruled) {
    const after = { version, reason: approval.overruled.reason };
    await insertAuditEvent(trx, { action: 'draft.overrule', ...by(viewer, item), after }, moment);
  }
  return { submittedBy, approval };
}

/** Returns what is known of the review of a draft. */
export function approvalState({ version, writers }: StoredDraft, progress: Awaited<ReturnType<typeof findDraftProgress>>) {
  const { submittedBy = null, approvedBy = null, approvedVersion = null } = progress ?? {};
  return { version, writers, submittedBy, approvedBy, approvedVersion };
}

/** Returns the document as it is published with a change. Throws `document.invalid` if it cannot be. */
export function publishableDocument(
  document: ItemDocument,
  change: PublicationChange | null,
  { publishedAt }: Pick<ManagedItem, 'publishedAt'>,
  moment: Date,
): ItemDocument {
  const added = change ? [{ at: moment.toISOString(), ...change }] : [];
  const told = [...added, ...(document.changes ?? [])];
  requireValidChange(change, told.length);
  const published = document.publishedAt === null ? (publishedAt ?? moment) : new Date(document.publishedAt);
  requireLaterExpiry(document, published);
  requireTitles(document);
  return parsedDocument({ ...withPublishedPassages(document), updatedAt: null, ...(told.length && { changes: told }) });
}

/** Returns the stored files that a document lists or that its texts refer to. Throws `document.invalid` if a listed one is missing. */
export function namedByDocument(document: ItemDocument, files: readonly StoredFileRow[]): StoredFileRow[] {
  requireAttachments(document, files);
  const references = LOCALES.flatMap((locale) => referencesIn(document, locale));
  const named = new Set(namedFiles(document, references).map(keyOf));
  return files.filter((file) => named.has(keyOf(file)));
}

/** Throws `document.invalid` for a change without a note, or if the item would tell more changes than it can have. */
function requireValidChange(change: PublicationChange | null, total: number): void {
  if (change && !Object.keys(change.notes).length)
    throw new AppError('document.invalid', { 'change.notes': 'needs a note in at least one language' });
  if (total > MAX_CHANGES)
    throw new AppError('document.invalid', { change: `is more than the ${MAX_CHANGES} changes of an item` });
}
