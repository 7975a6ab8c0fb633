import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { selectCards, type CardReading } from '../../item/read/card-repository';

/** A passage is looked for in so much of a text. */
const READ_CHARACTERS = 20_000;

/** Characters are counted where there are enough bytes for so many: counting those of every text takes longer than reading them. */
const readable = sql<string>`
  case when octet_length(search_doc.text) > ${sql.lit(READ_CHARACTERS)} then left(search_doc.text, ${sql.lit(READ_CHARACTERS)}) else search_doc.text end`;

/** Visible items as cards, in the language that is asked for or else in the other one, with the beginning of the text that search has of them. */
export const cardsWithText = (db: Db, readContext: CardReading) =>
  selectCards(db, readContext)
    .innerJoin('search_doc', (join) =>
      join.onRef('search_doc.item', '=', 'item.key').onRef('search_doc.locale', '=', 'text.locale'),
    )
    .select(readable.as('readable'));

export type TextCard = Awaited<ReturnType<ReturnType<typeof cardsWithText>['execute']>>[number];
