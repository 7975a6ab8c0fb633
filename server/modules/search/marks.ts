import { sql, type RawBuilder } from 'kysely';

/** What the indexes of `search_doc` know of a text beside its terms: the ranges of keys that its item lies in, and its month of publication. */
const MARKS = sql`search_marks(item, published_at)`;

/**
 * Ranges of keys from the newest on, each of those below the one before, for a common table expression `newest`; the last one, of all that
 * is left, has no marks.
 */
export const NEWEST_RANGES = sql`select marks, until from newest_ranges((select max(item) from search_doc))`;
export interface NewestRange {
  marks: string[] | null;
  until: number;
}

/**
 * Rows of a query of `search_doc`, which ends in a condition, from the newest on but for a few hundred keys. Read only as far as they are
 * needed, they are looked for in no range after the one that has enough. Reads `newest`. (`item + 0` is looked up in no index: the primary
 * key would be, and a bitmap made of all keys below.)
 */
export const newestFirst = (texts: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select text.* from newest
  cross join lateral (${texts} and ${MARKS} && newest.marks and item < newest.until offset 0) as text
  union all ${texts} and item + 0 < (select min(until) from newest)`;

const MOST_MONTHS = 120;
const MONTHS_A_YEAR = 12;

/** Whether a text was published in a month of this period, as far as search knows when; `true` for a period of very many. */
export function inMonths(from: Date, until: Date): RawBuilder<boolean> {
  const months = MONTHS_A_YEAR * (until.getUTCFullYear() - from.getUTCFullYear()) + until.getUTCMonth() - from.getUTCMonth();
  if (months > MOST_MONTHS) return sql<boolean>`true`;
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth()));
  return sql<boolean>`${MARKS} && array_append(array(
    select month_mark(month) from generate_series(timezone('UTC', ${first}::timestamptz), timezone('UTC', ${until}::timestamptz), '1 month') as month
  ), month_mark(null))`;
}
