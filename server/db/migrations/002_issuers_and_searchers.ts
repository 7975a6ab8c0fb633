import { sql, type Kysely } from 'kysely';

/** Stores the identity provider of each session, and counts each person's search once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const withIssuer = (table: string): string[] => [
  `alter table ${table} add column issuer text`,
  `update ${table} set issuer = person.issuer from person where person.id = ${table}.person`,
  `alter table ${table} alter column issuer set not null`,
];

const STATEMENTS = [
  ...withIssuer('session'),
  ...withIssuer('login_ticket'),
  `create table search_person (period integer not null, hash bytea not null, primary key (period, hash))`,
];
