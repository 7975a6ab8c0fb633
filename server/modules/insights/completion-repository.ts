import { sql } from 'kysely';
import type { Names } from '../../../contract/document';
import type { Db } from '../../db/connect';
import { namesOfClaimed } from '../department/claimed-department-repository';
import { isInAudience } from '../item/read/audience-people-repository';

/** Selects the people who should confirm an item: its audience, without those who have not signed in since a moment. */
const asked = (item: number, activeSince: Date) => sql`
  from item join person on ${isInAudience} and person.signed_in_at >= ${activeSince}
  left join (
    select distinct acknowledgement.person from acknowledgement join item on item.key = acknowledgement.item
    where item.key = ${item} and acknowledgement.revision >= item.material_revision
  ) as confirmed on confirmed.person = person.id
  where item.key = ${item}`;

/** Returns how many people of each department should confirm an item and have, by the names that identity providers send. */
export async function countConfirmed(db: Db, item: number, activeSince: Date) {
  const { rows } = await sql<{ name: string | null; people: number; confirmed: number; names: Names | null }>`
    with by_department as (
      select person.department, count(*) as people, count(confirmed.person) as confirmed
      ${asked(item, activeSince)}
      group by 1
    ),
    sent as (
      select folded_name(department) as folded, min(department) as name, sum(people)::int as people, sum(confirmed)::int as confirmed
      from by_department
      group by 1
    )
    select sent.name, sent.people, sent.confirmed, ${namesOfClaimed(sql`sent.name`)} as names
    from sent`.execute(db);
  return rows;
}

/** Returns a page of the people who should confirm an item and have not, by name, with their total number. */
export async function listMissing(
  db: Db,
  item: number,
  activeSince: Date,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const { rows } = await sql<{ id: string; name: string; department: string | null; names: Names | null; total: number }>`
    select person.id, person.name, person.department, ${namesOfClaimed(sql`person.department`)} as names, count(*) over ()::int as total
    ${asked(item, activeSince)} and confirmed.person is null
    order by person.name, person.id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return rows;
}
