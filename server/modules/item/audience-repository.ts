import { sql, type RawBuilder, type SqlBool } from 'kysely';

type AudienceColumn = 'item.audience_departments' | 'item.audience_locations';

/** Authors and identity providers write names each in their way: neither case nor spaces nor full width tells them apart. */
const folded = (name: RawBuilder<unknown>) =>
  sql`lower(btrim(regexp_replace(normalize(${name}, NFKC), '\\s+', ' ', 'g')) collate "und-x-icu")`;

/** Whether the audience names one of these, which are folded. */
const holds = (column: AudienceColumn, wanted: RawBuilder<unknown>) =>
  sql<SqlBool>`exists (select from unnest(${sql.ref(column)}) as named (name) where ${folded(sql`named.name`)} = any(${wanted}))`;

export const isForLocation = (location: string) =>
  holds('item.audience_locations', sql`array[${folded(sql`${location}::text`)}]`);

/** Author and identity provider may each know the department by its id or by its name in any language. */
export const isForDepartment = (department: string) => holds('item.audience_departments', namesOf(department));

/** Looked up once in a statement, and only when an item is met that is not for everyone. */
function namesOf(department: string): RawBuilder<unknown> {
  const own = folded(sql`${department}::text`);
  const known = sql`(select department.id union all select value from jsonb_each_text(department.names))`;
  return sql`array(
    select ${folded(sql`known.name`)} from department cross join lateral ${known} as known (name)
    where ${own} in (select ${folded(sql`same.name`)} from ${known} as same (name))
    union all select ${own}
  )`;
}
