import { withCheckBy, type ItemDocument } from '../../contract/document';
import type { Deps } from '../http/deps';
import { insertAuditEvent } from '../modules/audit/repository';
import type { ContentFile } from '../modules/item/files/content-files';
import { storeFiles } from '../modules/item/files/stored-files';
import { isSameDocument, projectionHash } from '../modules/item/publish/document-hash';
import { inContentTransaction, isPublished, NOBODY, publishIn, type Saved } from '../modules/item/publish/save';
import { withPresentNames } from '../modules/item/publish/present-names';
import { updateFolderCheckBy } from '../modules/item/publish/check-by-repository';
import { findItem, updateFolderHash } from '../modules/item/publish/save-repository';

/**
 * Outcome of importing a document. `kept`: the item was published in the portal since, and the folder's document is the one that
 * was imported before; `conflict`: both have changed. Neither changes the item.
 */
type Imported = Saved | 'kept' | 'conflict';

/**
 * Publishes a document of a content folder. A document that was published in the portal since its last import stays as it is,
 * unless it is to be overwritten. Throws ContentError.
 */
export async function importDocument(
  deps: Deps,
  written: ItemDocument,
  files: readonly ContentFile[],
  { overwrite, person = null }: { overwrite: boolean; person?: string | null },
): Promise<Imported> {
  const { area, id } = written;
  const hash = projectionHash(written, files);
  return inContentTransaction(deps, async (trx, changes) => {
    const stored = await findItem(trx, area, id);
    const document = await withPresentNames(trx, withPortalDay(written, stored));
    const isOfPortal = stored?.origin === 'portal' && stored.revision > 0;
    if (isOfPortal && !overwrite && !(await isPublished(trx, stored, document, files)))
      return isSameDocument(stored.folderHash, hash) ? 'kept' : 'conflict';
    const moment = deps.now();
    const saved = await publishIn(trx, changes, { document, files, author: NOBODY, moment }, (item) =>
      storeFiles(trx, changes, { item, draft: false }, files),
    );
    const folderDay = written.checkBy ?? null;
    if (folderDay !== (stored?.folderCheckBy ?? null)) await updateFolderCheckBy(trx, { area, id }, folderDay);
    if (isOfPortal || stored?.folderHash !== hash) await updateFolderHash(trx, { area, id }, hash);
    if (saved === 'unchanged') return saved;
    const before = { revision: stored?.revision ?? 0 };
    const after = { revision: before.revision + 1, overwritten: isOfPortal };
    await insertAuditEvent(trx, { action: 'content.import', person, item: { area, id }, before, after }, moment);
    return saved;
  });
}

/** Returns the document with the day to check it by that the portal has, unless the folder names another one than at its last import. */
function withPortalDay(document: ItemDocument, stored: Awaited<ReturnType<typeof findItem>>): ItemDocument {
  if (!stored?.revision || (document.checkBy ?? null) !== stored.folderCheckBy) return document;
  return withCheckBy(document, stored.checkBy);
}
