import type { Role } from '../../../contract/core/permissions';
import type { Db } from '../../db/connect';
import { sql } from 'kysely';

export interface PeopleFilter {
  query?: string | undefined;
  role?: Role | undefined;
}

/** Returns a page of the people who have signed in, those who signed in last first. */
export const listPeople = (db: Db, { page, pageSize, ...filter }: PeopleFilter & { page: number; pageSize: number }) =>
  people(db, filter)
    .select(['id', 'name', 'email', 'department', 'location', 'roles', 'locale', 'signed_in_at'])
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

const people = (db: Db, { query = '', role }: PeopleFilter) =>
  db
    .selectFrom('person')
    .$if(query !== '', (rows) =>
      rows.where((eb) => {
        const pattern = `%${query.replace(/[\\%_]/g, '\\$&')}%`;
        return eb.or([eb('name', 'ilike', pattern), eb('email', 'ilike', pattern), eb('department', 'ilike', pattern)]);
      }),
    )
    .$if(role !== undefined, (rows) => rows.where(sql<boolean>`roles @> array[${role ?? ''}]::text[]`));
