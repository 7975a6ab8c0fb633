import { sql } from 'kysely';
import { AREAS } from '../../../contract/core/areas';
import { genericPlanParam } from '../../db/generic-plan-param';
import type { Db } from '../../db/connect';

/** Selects the version of the content, in a statement of its own or as a part of one. */
export const contentVersion = sql<number>`(select version from content_version)`;

/** Facts about all content at a moment. */
export interface ContentFacts {
  version: number;
  /** Period (`until` excluded) within which the passage of time alone changes nothing that is visible or due. */
  since: Date;
  until: Date;
  /** Departments, locations and roles that the audience of some item names; names are normalised for comparison. */
  departments: string[];
  locations: string[];
  roles: string[];
}

/** Selects the distinct values of an audience column. */
const named = (column: string) => sql<string[]>`array(
  select distinct named.value from item, unnest(item.${sql.ref(column)}) as named (value)
  where item.audience_departments <> '{}' or item.audience_locations <> '{}' or item.audience_roles <> '{}')`;

/** Pattern of a stored date, or of a date with a time. */
const DATE = String.raw`^\d{4}-(0[1-9]|1[0-2])-\d\d(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$`;

/** Converts the text of a date. A day beyond the end of its month counts into the next month, because no stored value may fail here. */
const momentOf = sql`(left(date, 7) || '-01')::timestamp + (substr(date, 9, 2)::int - 1) * interval '1 day'
  + coalesce(substring(date from 'T([0-9:.]+)')::interval, interval '0')
  - coalesce(substring(date from '[+-][0-9]{2}:[0-9]{2}$')::interval, interval '0')`;

/** Conditions of the partial indexes `item_claim_period` and `item_disruption`. */
const CLAIMED = sql`area = 'benefit' and (fields->>'closesAt' is not null or fields->>'opensAt' is not null)`;
const DISRUPTS = sql`area = 'notice' and fields->>'disruption' is not null`;
const DATES = [
  sql`select fields->>'closesAt' as date from item where ${CLAIMED}`,
  sql`select fields->>'opensAt' from item where ${CLAIMED}`,
  sql`select fields->>'startsAt' from item where ${DISRUPTS}`,
  sql`select fields->>'endsAt' from item where ${DISRUPTS}`,
];

/**
 * Selects the moments at which dates take effect: when their day starts and ends (in the first and the last time zone), and 14 days
 * before. Only reads dates close to `moment`, because others take effect more than a day away.
 */
const datesAround = (moment: Date) => sql`
  select case when date ~ ${sql.lit(DATE)} then ${momentOf} end at time zone 'UTC' + span.width
  from (${sql.join(DATES, sql` union all `)}) as dated
  cross join (values (interval '0'), (interval '-14 hours'), (interval '36 hours'), (interval '-14 days')) as span (width)
  where date between (select to_char(${moment}::timestamptz - interval '3 days', 'YYYY-MM-DD'))
    and (select to_char(${moment}::timestamptz + interval '17 days', 'YYYY-MM-DD'))`;

/** Returns what is known about the content at a moment, all of the same version. */
export async function readContentFacts(db: Db, moment: Date): Promise<ContentFacts> {
  const { rows } = await sql<ContentFacts>`
    with turn (at) as (
      select published.at from unnest(${genericPlanParam([...AREAS], 'text[]')}) as of (area), lateral (
        (select published_at from item where area = of.area and published_at <= ${moment} order by published_at desc nulls last limit 1)
        union all (select published_at from item where area = of.area and published_at > ${moment} order by published_at nulls first limit 1)
      ) as published (at)
      union all (select expires_at from item where expires_at <= ${moment} order by expires_at desc limit 1)
      union all (select expires_at from item where expires_at > ${moment} order by expires_at limit 1)
      union all select starts_at from slide
      union all select ends_at from slide
      union all select date_trunc('day', ${moment}::timestamptz, 'UTC') + day.length
        from (values (interval '0'), (interval '1 day')) as day (length)
      union all ${datesAround(moment)}
    )
    select ${contentVersion} as version,
      (select max(at) from turn where at <= ${moment}) as since,
      (select min(at) from turn where at > ${moment}) as until,
      ${named('audience_departments_folded')} as departments,
      ${named('audience_locations_folded')} as locations,
      ${named('audience_roles')} as roles`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('the database has no version of the content');
  return facts;
}

/** Returns the names, normalised for comparison, by which an audience may mean a department. */
export async function namesOfDepartment(db: Db, department: string): Promise<string[]> {
  const { rows } = await sql<{ names: string[] }>`select folded_department_names(${department}) as names`.execute(db);
  return rows[0]?.names ?? [];
}
