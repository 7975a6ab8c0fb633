import type { Area } from '../../../../contract/core/areas';
import type { Db } from '../../../db/connect';
import { indexItem, unindexItem } from '../../search/index/index-repository';
import type { RenderedText } from './render-document';

/** Makes an item findable in the languages of these texts, and in no other. */
export async function indexTexts(trx: Db, item: number, area: Area, texts: readonly RenderedText[]): Promise<void> {
  await unindexItem(
    trx,
    item,
    texts.map(({ locale }) => locale),
  );
  await indexNewTexts(trx, item, area, texts);
}

/** Makes an item findable that was not before. */
export async function indexNewTexts(trx: Db, item: number, area: Area, texts: readonly RenderedText[]): Promise<void> {
  for (const { locale, title, keywords, summary, toc, text: body } of texts) {
    const headings = toc.map(({ text }) => text);
    await indexItem(trx, { item, area, locale, title, keywords, headings, summary, body });
  }
}
