import { sql } from 'kysely';
import type { Db } from '../../../server/db/connect';

const MEGABYTE = 2 ** 20;

interface Sizes {
  /** Bytes of the searched text: titles, keywords, summaries and bodies as written. */
  text: number;
  indexes: number;
  vectors: number;
  dictionary: number;
}

/** Returns the sizes of the search data, in megabytes and as ratios to the size of the text. */
export async function sizesOf(db: Db): Promise<Record<string, { MB: number; 'of the text': number }>> {
  // The sizes are estimated from every hundredth item, because reading all vectors takes minutes.
  const { rows } = await sql<Sizes>`
    select
      (select 100 * sum(octet_length(doc.text) + octet_length(title) + octet_length(array_to_string(keywords, ' ')))
        from search_doc doc join item_text using (item, locale) where item % 100 = 0)::float8 as text,
      (select 100 * sum(pg_column_size(title_terms) + pg_column_size(body_terms)) from search_doc where item % 100 = 0)::float8 as vectors,
      pg_indexes_size('search_doc')::float8 as indexes,
      (pg_total_relation_size('search_term') + pg_total_relation_size('search_word'))::float8 as dictionary`.execute(db);
  const [sizes] = rows;
  if (!sizes) throw new Error('no sizes');
  return Object.fromEntries(
    Object.entries(sizes).map(([what, bytes]: [string, number]) => [
      what,
      { MB: Math.round(bytes / MEGABYTE), 'of the text': Math.round((100 * bytes) / sizes.text) / 100 },
    ]),
  );
}
