import type { AnswerOf } from '../../../contract/core/endpoint';
import type { ItemRef } from '../../../contract/item';
import type { reviewApi } from '../../../contract/manage/review';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { listFiles } from '../item/files/stored-file-repository';
import { attachmentOf } from '../item/files/stored-files';
import { renderTexts } from '../item/publish/render-document';
import { findDraft, findPublishedDocument } from '../item/publish/save-repository';
import { resolveLinks } from '../item/read/links';
import type { ReadContext } from '../item/read/read-context';
import { readableItem } from '../manage/access';
import { findDraftProgress } from '../manage/repository';
import { stateOf } from '../manage/state';

/** Returns a draft for those who review it, all of it at one moment. Throws `draft.not_found`. */
export async function readReview({ db, now }: Deps, ref: ItemRef, reader: ReadContext): Promise<AnswerOf<Review>> {
  const { viewer } = reader;
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const item = await readableItem(trx, ref, viewer);
      const draft = await findDraft(trx, item.key);
      const progress = await findDraftProgress(trx, item.key);
      if (!draft || !progress) throw new AppError('draft.not_found');
      const files = await listFiles(trx, item.key, true);
      const texts: Texts = [];
      for (const { locale, title, summary, html } of renderTexts(draft.document, files))
        texts.push({ locale, title, summary, body: await resolveLinks(trx, html, { ...reader, locale }) });
      return {
        ...(await stateOf(trx, item, viewer, now())),
        document: draft.document,
        published: (await findPublishedDocument(trx, item.key)) ?? null,
        fileChanges: progress.fileChanges,
        files: files.map(attachmentOf),
        texts,
      };
    });
}

type Review = (typeof reviewApi)['info'];
type Texts = AnswerOf<Review>['texts'];
