import type { ParsedInputOf } from '../../../contract/endpoint';
import type { searchApi } from '../../../contract/search';
import type { Deps } from '../../deps';
import { cleanQuery } from './query-log';

/** Keeps what somebody thinks of the results of a query, without who; what says nothing is nothing to keep. */
export async function keepRating(
  { db, now }: Deps,
  { query, useful, hits }: ParsedInputOf<(typeof searchApi)['rate']>,
): Promise<void> {
  const clean = cleanQuery(query);
  if (clean === null) return;
  await db
    .insertInto('search_rating')
    .values({ day: now().toISOString().slice(0, 10), query: clean, useful, hits: JSON.stringify(hits) })
    .execute();
}
