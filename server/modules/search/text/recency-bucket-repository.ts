import { sql, type RawBuilder } from 'kysely';
import type { Area } from '../../../../contract/core/areas';

/**
 * Marks that the indexes of `search_doc` contain in addition to a text's terms: the key ranges of its item, its month of publication,
 * and that month within its area.
 */
const MARKS = sql`search_marks(item, area, published_at)`;

/**
 * Query for a common table expression `newest`: ranges of keys in descending order, the newest first. The last one, for all remaining
 * keys, has no marks.
 */
export const NEWEST_RANGES = sql`select marks, until from newest_ranges((select max(item) from search_doc))`;
/**
 * Ranges of the latest few thousand texts only. Matches outside of them are searched for in all texts at once, which reads the ranges
 * a second time; wider ranges would cost too much.
 */
export const LAST_THOUSANDS = sql<NewestRange>`(${NEWEST_RANGES} limit 2)`;
interface NewestRange {
  marks: string[] | null;
  until: number;
}

/** Number above all keys. */
const NO_LIMIT = sql.raw(String(Number.MAX_SAFE_INTEGER));

/**
 * Returns a query of the rows of `texts`, a query of `search_doc` that ends in a condition. Rows are read range by range, newest first
 * (the narrowest range has a few hundred keys) and sorted by `order` within a range; if `byAge` is false, all at once. Under a limit, no
 * range is searched after the one that has enough rows. Reads `newest`. (`item + 0` prevents the use of the primary key, which would
 * build a bitmap of all lower keys.)
 */
export const newestFirst = (texts: RawBuilder<unknown>, byAge = sql<boolean>`true`, order = sql``): RawBuilder<unknown> => sql`
  select text.* from newest
  cross join lateral (${texts} and ${MARKS} && newest.marks and item < newest.until ${order} offset 0) as text where ${byAge}
  union all (${texts} and item + 0 < case when ${byAge} then (select min(until) from newest) else ${NO_LIMIT} end ${order})`;

const MAX_MONTHS = 120;
const MONTHS_A_YEAR = 12;

/** First and last month (UTC) of a period, both included, in one area or in all. */
export interface Months {
  first: Date;
  last: Date;
  area: Area | undefined;
}

const numberOf = (date: Date): number => MONTHS_A_YEAR * date.getUTCFullYear() + date.getUTCMonth();
const monthOf = (date: Date): Date => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth()));

/** Returns the months of a period; null if it is longer than `MAX_MONTHS`. */
export const monthsBetween = (from: Date, until: Date, area?: Area): Months | null =>
  numberOf(until) - numberOf(from) > MAX_MONTHS ? null : { first: monthOf(from), last: monthOf(until), area };

/** Returns a query of the marks of these months, the last month first, followed by the mark of texts without a date. */
const marksOf = ({ first, last, area }: Months) => sql`
  select ${monthMark(sql`month`, area)} as mark
  from generate_series(timezone('UTC', ${last}::timestamptz), timezone('UTC', ${first}::timestamptz), '-1 month') as month
  union all select ${monthMark(sql`null`, area)}`;

const monthMark = (month: RawBuilder<unknown>, area: Area | undefined): RawBuilder<unknown> =>
  area === undefined ? sql`month_mark(${month})` : sql`area_month_mark(${area}, ${month})`;

/** Returns the index condition that a text was published in these months or has no date; areas with equal hashes are not distinguished. */
export const inMonths = (months: Months): RawBuilder<boolean> => sql<boolean>`${MARKS} && array(${marksOf(months)})`;

/**
 * Returns a query of the rows of `texts`, a query of `search_doc` that ends in a condition. If `byMonth` is true, rows are read month by
 * month, the last month first, otherwise all at once; rows that are read together are sorted by `order`. Under a limit, rows are read
 * only as far as needed.
 */
export const monthByMonth = (
  texts: RawBuilder<unknown>,
  months: Months,
  byMonth: RawBuilder<boolean>,
  order = sql``,
): RawBuilder<unknown> => sql`
  select text.* from (${marksOf(months)}) as month
  cross join lateral (${texts} and ${MARKS} && array[month.mark] ${order} offset 0) as text where ${byMonth}
  union all (${texts} and ${inMonths(months)} and not ${byMonth} ${order})`;
