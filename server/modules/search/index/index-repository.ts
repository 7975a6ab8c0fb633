import { sql } from 'kysely';
import type { Locale } from '../../../../contract/core/locale';
import type { Db } from '../../../db/connect';
import { comparable } from '../text/terms';
import { textVector, titleVector, type IndexedParts } from '../text/vectors';

/** One language of a published item, as it is indexed. */
export interface IndexedText extends IndexedParts {
  /** The item's `key`. */
  item: number;
  locale: Locale;
}

/** Returns the columns of a text's row in the search index; vectors in PostgreSQL's text form. */
export const indexedForm = (parts: IndexedParts) => ({
  area: parts.area,
  title_key: comparable(parts.title),
  title_terms: titleVector(parts),
  body_terms: textVector(parts),
  // A summary that is the beginning of the body is not stored again, as a snippet would repeat it.
  text: parts.body.startsWith(parts.summary) ? parts.body : `${parts.summary}\n${parts.body}`,
});

/** Adds a published item to the search index in one language, or updates it, in the transaction that publishes it. */
export async function indexItem(trx: Db, { item, locale, ...parts }: IndexedText): Promise<void> {
  const { title_terms, body_terms, ...form } = indexedForm(parts);
  const found = {
    ...{ ...form, title_terms: vector(title_terms), body_terms: vector(body_terms) },
    published_at: sql<Date | null>`(select published_at from item where key = ${item})`,
  };
  await trx
    .insertInto('search_doc')
    .values({ item, locale, ...found })
    .onConflict((conflict) =>
      conflict.columns(['item', 'locale']).doUpdateSet({ ...found, indexed_at: sql<Date>`clock_timestamp()` }),
    )
    .execute();
}

const vector = (text: string) => sql<string>`${text}::tsvector`;

/** Removes an item from the search index in all languages except those of `keep`. */
export async function unindexItem(trx: Db, item: number, keep: readonly Locale[] = []): Promise<void> {
  let stale = trx.deleteFrom('search_doc').where('item', '=', item);
  if (keep.length) stale = stale.where('locale', 'not in', [...keep]);
  await stale.execute();
}

/** Merges recently saved entries into the GIN indexes, which keep them in a pending list until then and scan that list for every search. */
export async function cleanPendingLists(db: Db): Promise<void> {
  await sql`select clean_search_pending_lists()`.execute(db);
}
