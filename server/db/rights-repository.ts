import { sql } from 'kysely';
import type { Db } from './connect';

/** Schemas of the portal's tables and of its job queue. */
const SCHEMAS = sql`array[current_schema()::text, 'graphile_worker']`;

/**
 * Gives a role what it needs to run the portal on tables that it does not own: it may read and write rows, but neither change nor drop
 * tables, nor change rows of the audit log. Tables that the caller does not own are left out.
 */
export async function grantRights(db: Db, role: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ statement: string }>`${statementsFor(role)}`.execute(trx);
    for (const { statement } of rows) await sql.raw(statement).execute(trx);
  });
}

/** Returns a query of the statements that grant the rights. */
const statementsFor = (role: string) => sql`
  with owned as (
    select oid, relname, relkind, relrowsecurity
    from pg_class
    where relnamespace::regnamespace::text = any(${SCHEMAS}) and relkind in ('r', 'p', 'v', 'S') and pg_has_role(relowner, 'usage')
  )
  select format('grant temporary on database %I to %I', current_database(), ${role}::text) as statement
  union all
  select format('grant usage on schema %I to %I', nspname, ${role}::text)
  from pg_namespace where nspname = any(${SCHEMAS}) and pg_has_role(nspowner, 'usage')
  union all
  select format('grant usage, select on sequence %s to %I', oid::regclass, ${role}::text) from owned where relkind = 'S'
  union all
  select format(
    'grant %s on %s to %I',
    case
      when relkind = 'v' or relname like 'kysely\\_%' then 'select'
      when relname = 'audit_event' then 'select, insert'
      else 'select, insert, update, delete'
    end,
    oid::regclass,
    ${role}::text
  )
  from owned where relkind <> 'S'
  union all
  -- Without a policy, the job queue shows its rows to the owner only.
  select format('create policy %I on %s to %I using (true) with check (true)', ${role}::text, oid::regclass, ${role}::text)
  from owned
  where relrowsecurity and not exists (select from pg_policy where polrelid = owned.oid and polname = ${role}::name)`;

/** Returns whether there is a role of that name in the server. */
export async function hasRole(db: Db, role: string): Promise<boolean> {
  const { rows } = await sql`select from pg_roles where rolname = ${role}`.execute(db);
  return rows.length > 0;
}
