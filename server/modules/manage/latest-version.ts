import type { ItemDocument } from '../../../contract/document';
import type { Db } from '../../db/connect';
import { listFiles, type StoredFileRow } from '../item/files/stored-file-repository';
import { findDraft, findPublishedDocument } from '../item/publish/save-repository';
import type { StoredDraft } from './access';
import { findScheduled, type ScheduledRow } from './scheduled-repository';

/** Latest version of an item as its editors see it, with its files. At most one of `draft` and `scheduled` is given. */
export interface LatestVersion {
  document: ItemDocument;
  files: StoredFileRow[];
  draft?: StoredDraft;
  scheduled?: ScheduledRow;
}

/** Returns the draft of an item, else its scheduled revision, else its published one; undefined if it has none. */
export async function findLatestVersion(db: Db, item: number): Promise<LatestVersion | undefined> {
  const draft = await findDraft(db, item);
  if (draft) return { document: draft.document, files: await listFiles(db, item, true), draft };
  const scheduled = await findScheduled(db, item);
  if (scheduled) return { document: scheduled.document, files: scheduled.files, scheduled };
  const document = await findPublishedDocument(db, item);
  return document && { document, files: await listFiles(db, item, false) };
}
