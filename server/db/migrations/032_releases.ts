import { sql, type Kysely } from 'kysely';

/** Adds releases, whose items go live together, and the release that a scheduled revision belongs to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table release (
    id uuid primary key default gen_random_uuid(),
    name text not null,
    version integer not null default 1,
    state text not null default 'open' check (state in ('open', 'scheduled', 'published', 'cancelled', 'undone')),
    publish_at timestamptz,
    owner uuid references person on delete set null,
    created_at timestamptz not null,
    done_at timestamptz,
    failure jsonb,
    check ((state = 'scheduled') <= (publish_at is not null)),
    check ((state in ('open', 'scheduled')) = (done_at is null))
  )`,
  `create index release_coming on release (publish_at) where done_at is null`,
  `create index release_done on release (done_at) where done_at is not null`,
  `create table release_item (
    release uuid not null references release on delete cascade,
    item bigint not null references item on delete cascade,
    draft uuid,
    version integer not null,
    file_changes integer not null,
    change jsonb,
    person uuid references person on delete set null,
    added_at timestamptz not null,
    revision integer,
    primary key (release, item)
  )`,
  `create index release_item_by_item on release_item (item)`,
  `alter table scheduled_revision add column release uuid references release`,
  `create index scheduled_revision_by_release on scheduled_revision (release) where release is not null`,
];
