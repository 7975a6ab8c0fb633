import { sql } from 'kysely';
import type { Area } from '../../../contract/areas';
import type { Locale } from '../../../contract/locale';
import type { Db } from '../../db/connect';
import { documentTerms, titleTerms } from './terms';

/** One language of a published item, as search finds it. */
export interface IndexedText {
  /** The item's `key`. */
  item: number;
  area: Area;
  locale: Locale;
  title: string;
  keywords: readonly string[];
  summary: string;
  /** The body as plain text. */
  text: string;
}

/** PostgreSQL takes lexemes of 1 MiB together in one tsvector. */
const MAX_TERM_BYTES = 900_000;

/** Makes a published item findable in one language, in the transaction that publishes it. */
export async function indexItem(trx: Db, indexed: IndexedText): Promise<void> {
  const { item, locale, area, title, keywords, summary, text } = indexed;
  const named = [title, ...keywords].join('\n');
  // A summary taken from the body's beginning would be read twice in a passage.
  const read = text.startsWith(summary) ? text : `${summary}\n${text}`;
  const found = {
    area,
    title_terms: termVector(titleTerms(named)),
    body_terms: termVector(documentTerms(`${named}\n${read}`)),
    text: read,
  };
  await trx
    .insertInto('search_doc')
    .values({ item, locale, ...found })
    .onConflict((conflict) => conflict.columns(['item', 'locale']).doUpdateSet(found))
    .execute();
}

/** Takes an item out of search in the languages that it no longer has. */
export async function unindexItem(trx: Db, item: number, keep: readonly Locale[] = []): Promise<void> {
  let stale = trx.deleteFrom('search_doc').where('item', '=', item);
  if (keep.length) stale = stale.where('locale', 'not in', [...keep]);
  await stale.execute();
}

function termVector(terms: Set<string>) {
  return sql<string>`array_to_tsvector(${bounded(terms)}::text[])`;
}

function bounded(terms: Set<string>): string[] {
  const kept: string[] = [];
  let bytes = 0;
  for (const term of terms) {
    bytes += Buffer.byteLength(term);
    if (bytes > MAX_TERM_BYTES) break;
    kept.push(term);
  }
  return kept;
}
