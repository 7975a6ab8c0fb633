import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import type { ItemDocument } from '../../../contract/document';
import type { questionApi } from '../../../contract/manage/question';
import type { Db } from '../../db/connect';
import { onPrimary } from '../../db/standby/read-routing';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import type { CallContext } from '../../http/route';
import { FileChanges } from '../item/files/stored-files';
import { NOBODY, publishIn } from '../item/publish/save';
import { lockContent } from '../item/publish/save-repository';
import { mayEdit } from '../item/read/policy';
import { requireEditorOf } from '../manage/access';
import { withRenderErrors } from '../manage/document-check';
import { findLatestVersion } from '../manage/latest-version';
import { publishableDocument } from '../manage/publishing';
import { findManaged, setArchived, type ManagedItem } from '../manage/repository';
import { askQuestions } from './asking';

type Ask = (typeof questionApi)['ask'];

/**
 * Returns the places that a document would have for its questions if it were published now. It is published in a transaction that is
 * rolled back. Throws `document.invalid`, or `permission.denied` if the viewer may not edit the item.
 */
export async function askDraft(
  deps: Deps,
  { document: written }: ParsedInputOf<Ask>,
  { viewer, request }: CallContext,
): Promise<AnswerOf<Ask>> {
  requireEditorOf(viewer, written);
  const item = await findManaged(deps.db, written.area, written.id);
  if (item && !mayEdit(viewer, item)) throw new AppError('permission.denied');
  const moment = deps.now();
  const document = publishableDocument(written, null, { publishedAt: item?.publishedAt ?? null }, moment);
  if (!Object.values(document.texts).some(({ questions }) => questions?.length)) return { answers: [] };
  const publishedAt = document.publishedAt === null ? item?.publishedAt : new Date(document.publishedAt);
  const seenAt = publishedAt && publishedAt > moment ? publishedAt : moment;
  const trx = await onPrimary(() => deps.db.startTransaction().execute());
  const changes = new FileChanges(deps);
  try {
    await lockContent(trx);
    await withRenderErrors(() => publishForAWhile(trx, changes, item, document, moment));
    return { answers: await askQuestions(trx, document, { now: seenAt, log: request.log }) };
  } finally {
    await trx.rollback().execute();
    await changes.rolledBack();
  }
}

/** Publishes a document without storing its files, in a transaction that must be rolled back. */
async function publishForAWhile(
  trx: Db,
  changes: FileChanges,
  item: ManagedItem | undefined,
  document: ItemDocument,
  moment: Date,
): Promise<void> {
  const files = (item && (await findLatestVersion(trx, item.key)))?.files ?? [];
  if (item?.archivedAt) await setArchived(trx, item.key, null);
  await publishIn(trx, changes, { document, files, author: NOBODY, moment, keepsDraft: true }, () => Promise.resolve(files));
}
