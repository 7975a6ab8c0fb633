import { sql } from 'kysely';
import type { Role } from '../../../contract/core/permissions';
import type { Db } from '../../db/connect';
import { namesOfClaimed } from '../department/claimed-department-repository';

export interface PeopleFilter {
  query?: string | undefined;
  /** Words of the query in the form in which names are stored. */
  words: readonly string[];
  role?: Role | undefined;
}

const COLUMNS = ['id', 'name', 'email', 'department', 'location', 'roles', 'locale', 'signed_in_at'] as const;

/** Returns a page of the people who have signed in, those who signed in last first. */
export const listPeople = (db: Db, { page, pageSize, ...filter }: PeopleFilter & { page: number; pageSize: number }) =>
  people(db, filter)
    .select([...COLUMNS, departmentNames, seenAt])
    .orderBy('signed_in_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export async function countPeople(db: Db, filter: PeopleFilter): Promise<number> {
  const { total } = await people(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Returns a person who has signed in; undefined if there is none with that id. */
export const findSignedInPerson = (db: Db, id: string) =>
  db
    .selectFrom('person')
    .where('id', '=', id)
    .select([...COLUMNS, departmentNames, seenAt, 'role_sources'])
    .executeTakeFirst();

const departmentNames = namesOfClaimed(sql`person.department`).as('department_names');

const seenAt = sql<Date>`greatest(
  person.signed_in_at, (select max(session.last_used_at) from session where session.person = person.id)
)`.as('seen_at');

const people = (db: Db, { query = '', words, role }: PeopleFilter) =>
  db
    .selectFrom('person')
    .$if(query !== '', (rows) =>
      rows.where((eb) => {
        const pattern = `%${query.replace(/[\\%_]/g, '\\$&')}%`;
        return eb.or([
          eb('name', 'ilike', pattern),
          eb('email', 'ilike', pattern),
          eb('department', 'ilike', pattern),
          ...(words.length ? [eb.and(words.map((word) => sql<boolean>`strpos(name_words, ${` ${word}`}) > 0`))] : []),
        ]);
      }),
    )
    .$if(role !== undefined, (rows) => rows.where(sql<boolean>`roles @> array[${role ?? ''}]::text[]`));
