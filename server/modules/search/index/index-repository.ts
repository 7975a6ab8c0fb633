import { sql } from 'kysely';
import type { Locale } from '../../../../contract/core/locale';
import type { Db } from '../../../db/connect';
import { comparable } from '../text/terms';
import { textVector, titleVector, type IndexedParts } from '../text/vectors';

/** One language of a published item, as search finds it. */
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
  // A summary taken from the body's beginning would be read twice in a passage.
  text: parts.body.startsWith(parts.summary) ? parts.body : `${parts.summary}\n${parts.body}`,
});

/** Makes a published item findable in one language, in the transaction that publishes it. */
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

/** Takes an item out of search in the languages that it no longer has. */
export async function unindexItem(trx: Db, item: number, keep: readonly Locale[] = []): Promise<void> {
  let stale = trx.deleteFrom('search_doc').where('item', '=', item);
  if (keep.length) stale = stale.where('locale', 'not in', [...keep]);
  await stale.execute();
}

/** Sorts what was saved last into the indexes, which keep it in a list until then and read through that list for every search. */
export async function cleanPendingLists(db: Db): Promise<void> {
  for (const index of ['search_doc_by_title', 'search_doc_by_body'])
    await sql`select gin_clean_pending_list(${index}::regclass)`.execute(db);
}
