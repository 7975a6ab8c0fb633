import type { ParsedInputOf } from '../../../../contract/core/endpoint';
import type { searchApi } from '../../../../contract/search';
import type { Deps } from '../../../http/deps';
import { cleanQuery } from './query-log';
import { insertRating } from './query-repository';

/** Stores a rating of a query's results, without the person. Does nothing if the query has no searchable terms. */
export async function keepRating(
  { db, now }: Deps,
  { query, useful, hits }: ParsedInputOf<(typeof searchApi)['rate']>,
): Promise<void> {
  const clean = cleanQuery(query);
  if (clean === null) return;
  await insertRating(db, { day: now().toISOString().slice(0, 10), query: clean, useful, hits: JSON.stringify(hits) });
}
