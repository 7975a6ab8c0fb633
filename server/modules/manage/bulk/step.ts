import type { BulkItem, BulkResult } from '../../../../contract/manage/bulk';
import type { Locale } from '../../../../contract/core/locale';
import type { Viewer } from '../../../../contract/core/permissions';
import type { ItemRef } from '../../../../contract/item';
import type { Db } from '../../../db/connect';
import type { CareState } from '../../../db/schema/editing-tables';
import { AppError } from '../../../http/errors';
import type { FileChanges } from '../../item/files/stored-files';
import { findDraft } from '../../item/publish/save-repository';
import { withRenderErrors } from '../document-check';
import { findManagedByKey, type ManagedItem } from '../repository';

/** One item of a bulk action, in its transaction. */
export interface Step {
  trx: Db;
  changes: FileChanges;
  given: BulkItem;
  item: ManagedItem;
  viewer: Viewer;
  moment: Date;
}

/** Returns the state of an item that a bulk action changes. */
export async function careStateOf(trx: Db, item: ManagedItem): Promise<CareState> {
  const draft = await findDraft(trx, item.key);
  return {
    revision: item.revision,
    version: draft?.version ?? null,
    archived: item.archivedAt !== null,
    checkBy: item.checkBy,
    facts: {
      publishedAt: item.publishedAt?.toISOString() ?? null,
      updatedAt: item.updatedAt.toISOString(),
      materialChanges: item.materialChanges,
      materialRevision: item.materialRevision,
      materialAt: item.materialAt?.toISOString() ?? null,
    },
    // A draft beside a published item is not changed.
    ...(draft && !item.revision && { draft: draft.document }),
  };
}

export async function careStateAfter(trx: Db, key: number): Promise<CareState> {
  const item = await findManagedByKey(trx, key);
  if (!item) throw new Error(`no item has the key ${key}`);
  const { draft: _draft, ...state } = await careStateOf(trx, item);
  return state;
}

/** Returns the result of the work on an item; one that is refused does not stop the others. */
export async function resultOf(
  { area, id }: ItemRef,
  locale: Locale,
  work: () => Promise<BulkResult['outcome']>,
): Promise<BulkResult> {
  try {
    return { area, id, outcome: await withRenderErrors(work) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message } = error.body(locale);
    return { area, id, outcome: 'refused', code, message };
  }
}
