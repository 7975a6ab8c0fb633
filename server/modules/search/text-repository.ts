import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { selectCards, type Reading } from '../item/card-repository';

/** A passage is looked for in so much of a text. */
const READ_CHARACTERS = 20_000;

/** Characters are counted where there are enough bytes for so many: counting those of every text takes longer than reading them. */
const readable = sql<string>`
  case when octet_length(search_doc.text) > ${sql.lit(READ_CHARACTERS)} then left(search_doc.text, ${sql.lit(READ_CHARACTERS)}) else search_doc.text end`;

/** Cards of items in the reader's language, with the beginning of the text that search has of them. */
export async function cardsWithText(db: Db, items: readonly number[], reading: Reading) {
  return selectCards(db, reading)
    .innerJoin('search_doc', (join) =>
      join.onRef('search_doc.item', '=', 'item.key').onRef('search_doc.locale', '=', 'text.locale'),
    )
    .where((eb) => eb('item.key', '=', eb.fn.any(eb.val([...items]))))
    .select(readable.as('readable'))
    .execute();
}
