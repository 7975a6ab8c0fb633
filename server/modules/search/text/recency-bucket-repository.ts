import { sql, type RawBuilder } from 'kysely';
import type { Area } from '../../../../contract/core/areas';

/**
 * Marks in the indexes of `search_doc` beside a text's terms: the key ranges of its item, its month of publication, and that
 * month within its area.
 */
const MARKS = sql`search_marks(item, area, published_at)`;

/**
 * Ranges of keys from the newest on, each of those below the one before, for a common table expression `newest`; the last one, of all that
 * is left, has no marks.
 */
export const NEWEST_RANGES = sql`select marks, until from newest_ranges((select max(item) from search_doc))`;
/** The ranges of the last thousands of texts alone: what is not there is looked for in all at once, for wider ranges would be gone through twice. */
export const LAST_THOUSANDS = sql<NewestRange>`(${NEWEST_RANGES} limit 2)`;
interface NewestRange {
  marks: string[] | null;
  until: number;
}

/** Beyond all keys. */
const NO_LIMIT = sql.raw(String(Number.MAX_SAFE_INTEGER));

/**
 * Rows of a query of `search_doc`, which ends in a condition, from the newest on but for a few hundred keys; all at once where `byAge`
 * turns out false; those that are found together in that order. Read only as far as they are needed, they are looked for in no range after
 * the one that has enough. Reads `newest`. (`item + 0` is looked up in no index: the primary key would be, and a bitmap made of all keys
 * below.)
 */
export const newestFirst = (texts: RawBuilder<unknown>, byAge = sql<boolean>`true`, order = sql``): RawBuilder<unknown> => sql`
  select text.* from newest
  cross join lateral (${texts} and ${MARKS} && newest.marks and item < newest.until ${order} offset 0) as text where ${byAge}
  union all (${texts} and item + 0 < case when ${byAge} then (select min(until) from newest) else ${NO_LIMIT} end ${order})`;

const MAX_MONTHS = 120;
const MONTHS_A_YEAR = 12;

/** The months of a period (UTC), both included, in one area or in all. */
export interface Months {
  first: Date;
  last: Date;
  area: Area | undefined;
}

const numberOf = (date: Date): number => MONTHS_A_YEAR * date.getUTCFullYear() + date.getUTCMonth();
const monthOf = (date: Date): Date => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth()));

/** Null for a period of very many. */
export const monthsBetween = (from: Date, until: Date, area?: Area): Months | null =>
  numberOf(until) - numberOf(from) > MAX_MONTHS ? null : { first: monthOf(from), last: monthOf(until), area };

/** Their marks, the last month first, and then that of texts without a date. */
const marksOf = ({ first, last, area }: Months) => sql`
  select ${monthMark(sql`month`, area)} as mark
  from generate_series(timezone('UTC', ${last}::timestamptz), timezone('UTC', ${first}::timestamptz), '-1 month') as month
  union all select ${monthMark(sql`null`, area)}`;

const monthMark = (month: RawBuilder<unknown>, area: Area | undefined): RawBuilder<unknown> =>
  area === undefined ? sql`month_mark(${month})` : sql`area_month_mark(${area}, ${month})`;

/** Returns the condition that a text was published in these months, as far as the index knows. */
export const inMonths = (months: Months): RawBuilder<boolean> => sql<boolean>`${MARKS} && array(${marksOf(months)})`;

/**
 * Rows of a query of `search_doc`, which ends in a condition, from the last of the months on where `byMonth` turns out true, or else all at
 * once; those that are found together in that order. Read only as far as they are needed.
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
