import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../server/db/connect';

export interface Counts {
  people: number;
  /** Items that each person has opened. */
  openings: number;
  /** Events of the audit log. */
  events: number;
}

/** Number of departments. Most must-read notices are for one department or for everyone. */
const DEPARTMENTS = 50;
const DAYS = 3 * 365;
/** Share of the people who have confirmed each must-read notice. */
const CONFIRMED = 0.8;

/** Adds people with sessions and activity, and returns the seconds that each part took. */
export async function fill(db: Db, { people, openings, events }: Counts): Promise<Record<string, { seconds: number }>> {
  const parts: Record<string, RawBuilder<unknown>> = {
    people: sql`insert into person (issuer, subject, name, email, department, location, roles, locale, created_at, signed_in_at)
      select 'https://bench.invalid', 'bench-' || n, 'Person ' || n, n || '@bench.invalid', 'Department ' || n % ${DEPARTMENTS}, 'Bristol',
        array['employee'], case n % 3 when 0 then 'zh-CN' else 'en-US' end, now() - interval '2 years', now() - n % 80 * interval '1 day'
      from generate_series(1, ${people}) as n`,
    sessions: sql`insert into session (person, issuer, bind_hash, user_agent, last_used_at, expires_at)
      select id, issuer, encode(sha256(id::text::bytea), 'hex'), 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', now(), now() + interval '7 days'
      from person where subject like 'bench-%'`,
    tokens: sql`insert into refresh_token (token_hash, session, expires_at, successor_salt)
      select encode(sha256((session.id::text || n)::bytea), 'hex'), session.id, session.expires_at, gen_random_uuid()::text
      from session, generate_series(1, 2) as n`,
    opened: sql`insert into opened (person, item, revision, last_at)
      select distinct on (id, key) id, keys[1 + (hashtext(id::text || n) & 2147483647) % cardinality(keys)] as key, 1,
        now() - n * interval '5 days'
      from person, generate_series(1, ${openings}) as n, (select array_agg(key) as keys from item where published_at is not null) as published
      on conflict do nothing`,
    confirmations: sql`insert into acknowledgement (person, item, revision, changes_seen, acknowledged_at)
      select person.id, key, revision, 0, now() from person, item
      where subject like 'bench-%' and area = 'notice' and fields @> '{"mustRead": true}' and random() < ${CONFIRMED}
      on conflict do nothing`,
    favourites: sql`insert into favourite (person, item)
      select person, item from (select *, row_number() over (partition by person) as place from opened) as placed where place <= 5
      on conflict do nothing`,
    'daily counts': sql`insert into item_day (item, day, readers, openings, shares)
      select key, current_date - n, 10 + key % 90, 15 + key % 90, key % 3 from item, generate_series(1, ${DAYS}) as n
      where published_at is not null on conflict do nothing`,
    'audit log': sql`insert into audit_event (at, person, action, area, item_id, before, after)
      select now() - n * interval '1 minute', person.id, 'draft.save', 'notice', 'notice-' || n % 5000,
        '{"title": {"en-US": "A title of some length"}}', '{"title": {"en-US": "Another title of some length"}}'
      from generate_series(1, ${events}) as n,
        lateral (select id from person where subject = 'bench-' || 1 + n % least(${people}, 5000)) as person`,
  };
  const took: Record<string, { seconds: number }> = {};
  for (const [name, statement] of Object.entries(parts)) {
    const began = performance.now();
    await statement.execute(db);
    took[name] = { seconds: Math.round((performance.now() - began) / 100) / 10 };
  }
  await sql`vacuum analyze`.execute(db);
  return took;
}

const TABLES = [
  'person',
  'person_version',
  'session',
  'refresh_token',
  'opened',
  'acknowledgement',
  'favourite',
  'item_day',
  'audit_event',
];

/** Returns the row count and size in bytes, including indexes, of each table that grows with people or time. */
export async function sizesOf(db: Db): Promise<{ name: string; rows: number; bytes: number }[]> {
  const sizes = [];
  for (const name of TABLES) {
    const { rows } = await sql<{ rows: number; bytes: number }>`
      select count(*)::float8 as rows, pg_total_relation_size(${name}::regclass)::float8 as bytes from ${sql.ref(name)}`.execute(
      db,
    );
    sizes.push({ name, rows: rows[0]?.rows ?? 0, bytes: rows[0]?.bytes ?? 0 });
  }
  return sizes;
}
