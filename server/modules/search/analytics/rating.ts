import type { ParsedInputOf } from '../../../../contract/core/endpoint';
import type { searchApi } from '../../../../contract/search';
import type { Deps } from '../../../http/deps';
import { cleanQuery } from './query-log';
import { insertRating } from './query-repository';

/** Keeps what somebody thinks of the results of a query, without who; what says nothing is nothing to keep. */
export async function keepRating(
  { db, now }: Deps,
  { query, useful, hits }: ParsedInputOf<(typeof searchApi)['rate']>,
): Promise<void> {
  const clean = cleanQuery(query);
  if (clean === null) return;
  await insertRating(db, { day: now().toISOString().slice(0, 10), query: clean, useful, hits: JSON.stringify(hits) });
}
