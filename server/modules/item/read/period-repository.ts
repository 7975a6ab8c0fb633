import { sql, type RawBuilder } from 'kysely';

/**
 * Returns the first moment, the midnight (UTC) and the last moment of a stored date. A date without a time begins when that day
 * begins in the first time zone (UTC+14) and ends when it ends in the last one (UTC−12).
 */
export function periodOf(date: RawBuilder<string>) {
  const isDay = sql`length(${date}) = 10`;
  const midnight = sql`(${date} || case when ${isDay} then 'T00:00Z' else '' end)::timestamptz`;
  const widened = (sign: '+' | '-', hours: string) =>
    sql`${midnight} ${sql.raw(sign)} case when ${isDay} then ${sql.raw(`interval '${hours} hours'`)} else interval '0' end`;
  return [widened('-', '14'), midnight, widened('+', '36')] as const;
}
