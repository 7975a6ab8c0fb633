import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Locale } from '../../../../contract/core/locale';
import type { Db } from '../../../db/connect';
import { selectCards, type CardReading } from '../../item/read/card-repository';

/** Number of characters of a text, from its beginning, that are searched for a snippet. */
const READ_CHARACTERS = 20_000;

/**
 * Beginning of a text. It is cut only if the text has more bytes than the limit: counting the characters of every text takes
 * longer than reading them.
 */
const readable = sql<string>`
  case when octet_length(search_doc.text) > ${sql.lit(READ_CHARACTERS)} then left(search_doc.text, ${sql.lit(READ_CHARACTERS)}) else search_doc.text end`;

/**
 * Returns a query of visible items as cards, in the requested language or else in the other one, with the beginning of their
 * indexed text. `own` is their text in the reader's language, if the card is not in it.
 */
export const cardsWithText = (db: Db, readContext: CardReading, reader: Locale) =>
  selectCards(db, readContext)
    .innerJoin('search_doc', (join) =>
      join.onRef('search_doc.item', '=', 'item.key').onRef('search_doc.locale', '=', 'text.locale'),
    )
    .select(readable.as('readable'))
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('item_text as own')
          .whereRef('own.item', '=', 'item.key')
          .where('own.locale', '=', reader)
          .whereRef('own.locale', '<>', 'text.locale')
          .select(['own.locale', 'own.title', 'own.summary', 'own.keywords', 'own.fields as textFields']),
      ).as('own'),
    );

export type TextCard = Awaited<ReturnType<ReturnType<typeof cardsWithText>['execute']>>[number];
