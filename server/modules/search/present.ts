import type { Highlight } from '../../../contract/item';
import type { Db } from '../../db/connect';
import type { Reading } from '../item/card-repository';
import { highlightAll, passageFinder } from './highlight';
import type { Hit } from './hit-repository';
import { cardsWithText } from './text-repository';
import type { Understood } from './understand';

type TextCard = Awaited<ReturnType<typeof cardsWithText>>[number];
export type FoundRow = Omit<TextCard, 'readable'> & { highlight: Highlight };

/** Cards of hits, in their order and each in the language that it was found in, with what matched marked. */
export async function presentHits(
  db: Db,
  hits: readonly Hit[],
  { terms, enough }: Understood,
  reading: Reading,
): Promise<FoundRow[]> {
  const locales = [...new Set(hits.map(({ locale }) => locale))];
  const cards = new Map<number, TextCard>();
  await Promise.all(
    locales.map(async (locale) => {
      const items = hits.filter((hit) => hit.locale === locale).map(({ item }) => item);
      for (const card of await cardsWithText(db, items, { ...reading, locale })) cards.set(card.key, card);
    }),
  );
  const passageIn = passageFinder(terms, enough);
  return hits.flatMap(({ item }) => {
    const card = cards.get(item);
    if (!card) return [];
    const { readable, ...row } = card;
    return [{ ...row, highlight: { title: highlightAll(row.title, terms), passage: passageIn(readable) } }];
  });
}
