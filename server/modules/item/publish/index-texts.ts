import type { Area } from '../../../../contract/core/areas';
import type { Db } from '../../../db/connect';
import { indexItem, unindexItem } from '../../search/index/index-repository';
import type { RenderedText } from './render-document';

/** Indexes an item in the languages of these texts and removes it from the index in all others. */
export async function indexTexts(trx: Db, item: number, area: Area, texts: readonly RenderedText[]): Promise<void> {
  await unindexItem(
    trx,
    item,
    texts.map(({ locale }) => locale),
  );
  await indexNewTexts(trx, item, area, texts);
}

/** Indexes an item that is not in the index yet. */
export async function indexNewTexts(trx: Db, item: number, area: Area, texts: readonly RenderedText[]): Promise<void> {
  for (const { locale, title, keywords, summary, toc, text: body } of texts) {
    const headings = toc.map(({ text }) => text);
    await indexItem(trx, { item, area, locale, title, keywords, headings, summary, body });
  }
}
