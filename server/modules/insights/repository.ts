import { sql } from 'kysely';
import type { Area } from '../../../contract/core/areas';
import type { Locale } from '../../../contract/core/locale';
import type { InsightSort } from '../../../contract/manage/insights';
import type { Db } from '../../db/connect';
import type { CountedDay, InsightPeriod } from './period';

/** Items of these areas, in all departments if `departments` is null; or one item, by its key. */
export interface InsightScope {
  areas: readonly Area[];
  departments: readonly string[] | null;
  item?: number;
}

interface PageOf {
  page: number;
  pageSize: number;
}

const isInScope = ({ areas, departments, item }: InsightScope) => sql`
  item.revision > 0 and item.area = any(${[...areas]}::text[])
  and (${departments === null} or item.department = any(${[...(departments ?? [])]}::text[]))
  and (${item === undefined} or item.key = ${item ?? 0}::bigint)`;

/** Selects the text of an item in that language or, if missing, in the other one. */
const textIn = (locale: Locale) => sql`
  select title, locale from item_text where item_text.item = item.key order by item_text.locale = ${locale} desc limit 1`;

const DAY = sql.raw(`'YYYY-MM-DD'`);
const dayOfOpinion = sql`(feedback.created_at at time zone 'UTC')::date`;
const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const endOf = (day: string): Date => new Date(startOf(day).getTime() + 86_400_000);

/** Returns the figures of each day from the period before until its end, without the days on which nothing happened. */
export async function countDays(db: Db, scope: InsightScope, { before, to }: InsightPeriod): Promise<CountedDay[]> {
  const { rows } = await sql<CountedDay>`
    with happened as (
      select day, readers, openings, shares, 0 as downloads, 0 as yes, 0 as no
      from item_day join item on item.key = item_day.item
      where day between ${before}::date and ${to}::date and ${isInScope(scope)}
      union all
      select day, 0, 0, 0, downloads, 0, 0 from download_day join item on item.key = download_day.item
      where day between ${before}::date and ${to}::date and ${isInScope(scope)}
      union all
      select ${dayOfOpinion}, 0, 0, 0, 0, useful::int, (not useful)::int
      from feedback join item on item.key = feedback.item
      where feedback.created_at >= ${startOf(before)} and feedback.created_at < ${endOf(to)} and ${isInScope(scope)}
    )
    select to_char(day, ${DAY}) as day, sum(readers)::int as readers, sum(openings)::int as openings, sum(shares)::int as shares,
      sum(downloads)::int as downloads, sum(yes)::int as useful, sum(no)::int as "notUseful"
    from happened group by day order by day`.execute(db);
  return rows;
}

/** Returns the first day for which anything is counted; null if there is none. */
export async function firstCountedDay(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select to_char(min(day), ${DAY}) as day from item_day`.execute(db);
  return rows[0]?.day ?? null;
}

const SORTS: Record<InsightSort, string> = {
  readers: 'readers',
  shares: 'shares',
  downloads: 'downloads',
  notUseful: '"notUseful"',
};

interface CountedItem {
  key: number;
  area: Area;
  id: string;
  title: string;
  locale: Locale;
  readers: number;
  readersBefore: number;
  openings: number;
  shares: number;
  downloads: number;
  useful: number;
  notUseful: number;
  total: number;
}

/** Returns a page of the items with which readers did something in the period, those with the highest figure first. */
export async function countItems(
  db: Db,
  scope: InsightScope,
  { before, from, to }: InsightPeriod,
  { sort, locale, page, pageSize }: PageOf & { sort: InsightSort; locale: Locale },
): Promise<CountedItem[]> {
  const { rows } = await sql<CountedItem>`
    with happened as (
      select item, case when day >= ${from}::date then readers end as readers, case when day < ${from}::date then readers end as earlier,
        case when day >= ${from}::date then openings end as openings, case when day >= ${from}::date then shares end as shares,
        0 as downloads, 0 as yes, 0 as no
      from item_day where day between ${before}::date and ${to}::date
      union all
      select item, 0, 0, 0, 0, downloads, 0, 0 from download_day where day between ${from}::date and ${to}::date
      union all
      select item, 0, 0, 0, 0, 0, useful::int, (not useful)::int from feedback
      where created_at >= ${startOf(from)} and created_at < ${endOf(to)}
    ),
    counted as (
      select item, coalesce(sum(readers), 0)::int as readers, coalesce(sum(earlier), 0)::int as "readersBefore",
        coalesce(sum(openings), 0)::int as openings, coalesce(sum(shares), 0)::int as shares, sum(downloads)::int as downloads,
        sum(yes)::int as useful, sum(no)::int as "notUseful"
      from happened group by item
    )
    select item.key, item.area, item.id, text.title, text.locale, counted.readers, counted."readersBefore", counted.openings,
      counted.shares, counted.downloads, counted.useful, counted."notUseful", count(*) over ()::int as total
    from counted join item on item.key = counted.item cross join lateral (${textIn(locale)}) as text
    where ${isInScope(scope)} and counted.readers + counted.shares + counted.downloads + counted.useful + counted."notUseful" > 0
    order by counted.${sql.raw(SORTS[sort])} desc, counted.readers desc, item.key
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return rows;
}

/** Returns the readers of each of these items on each day of the period on which it had any. */
export async function readersByDay(db: Db, items: readonly number[], { from, to }: InsightPeriod) {
  const { rows } = await sql<{ item: number; day: string; readers: number }>`
    select item, to_char(day, ${DAY}) as day, readers from item_day
    where item = any(${[...items]}::bigint[]) and day between ${from}::date and ${to}::date`.execute(db);
  return rows;
}

/** Returns a page of the comments of a period, newest first, with their total number. */
export async function listComments(
  db: Db,
  scope: InsightScope,
  { from, to }: InsightPeriod,
  { locale, page, pageSize }: PageOf & { locale: Locale },
) {
  const { rows } = await sql<{
    area: Area;
    id: string;
    title: string;
    locale: Locale;
    useful: boolean;
    comment: string;
    at: Date;
    total: number;
  }>`
    select item.area, item.id, text.title, text.locale, feedback.useful, feedback.comment, feedback.created_at as at,
      count(*) over ()::int as total
    from feedback join item on item.key = feedback.item cross join lateral (${textIn(locale)}) as text
    where feedback.comment <> '' and feedback.created_at >= ${startOf(from)} and feedback.created_at < ${endOf(to)}
      and ${isInScope(scope)}
    order by feedback.created_at desc, item.key
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return rows;
}

/** Returns the title of a published item, and whether it is a notice that must be confirmed; undefined if it is not published. */
export async function findHead(db: Db, item: number, locale: Locale) {
  const { rows } = await sql<{ title: string; locale: Locale; mustRead: boolean }>`
    select text.title, text.locale, item.area = 'notice' and item.fields @> '{"mustRead": true}' as "mustRead"
    from item cross join lateral (${textIn(locale)}) as text where item.key = ${item} and item.revision > 0`.execute(db);
  return rows[0];
}

/** Returns the downloads of each file of an item in the period, by the name that it had last. */
export async function countFiles(db: Db, item: number, { from, to }: InsightPeriod) {
  const { rows } = await sql<{ name: string; downloads: number }>`
    select (array_agg(name order by day desc))[1] as name, sum(downloads)::int as downloads from download_day
    where item = ${item} and day between ${from}::date and ${to}::date
    group by attachment order by sum(downloads) desc, 1`.execute(db);
  return rows;
}
