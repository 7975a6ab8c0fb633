import { sql, type Kysely } from 'kysely';

/** Adds change notes, records of opened and confirmed notices, and personal shortcuts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...CHANGES, ...READERS, ...NOTICES, ...HOME]) await sql.raw(statement).execute(db);
}

const CHANGES = [
  // The revision and time of the last material change; the first publication counts as one.
  `alter table item add column material_changes integer not null default 0`,
  `alter table item add column material_revision integer not null default 1`,
  `alter table item add column material_at timestamptz`,
  `alter table item_text add column changes jsonb not null default '[]'`,
];

const READERS = [
  `create table opened (
    person uuid not null references person on delete cascade,
    item bigint not null references item on delete cascade,
    revision integer not null,
    times integer not null default 1,
    last_at timestamptz not null,
    primary key (person, item)
  )`,
  `create index opened_by_last on opened (person, last_at desc)`,
  `create index opened_by_item on opened (item)`,
  `create table acknowledgement (
    person uuid not null references person on delete cascade,
    item bigint not null references item on delete cascade,
    revision integer not null,
    changes_seen integer not null,
    acknowledged_at timestamptz not null,
    primary key (person, item, revision)
  )`,
  `create index acknowledgement_by_item on acknowledgement (item)`,
  // New employees need not read notices that were published long before they joined.
  `alter table person add column notices_read_until timestamptz not null default now() - interval '30 days'`,
];

const NOTICES = [
  // Indexes for the notice queries of every page: new notices, notices to confirm, and urgent ones.
  `create index item_by_material_change on item (area, material_at) where material_at is not null`,
  `create index notice_to_confirm on item (published_at) where area = 'notice' and fields @> '{"mustRead": true}'`,
  `create index notice_urgent on item (published_at desc nulls last, key desc)
    where area = 'notice' and fields @> '{"priority": "urgent"}'`,
  `create table alert_dismissal (
    person uuid not null references person on delete cascade,
    item bigint not null references item on delete cascade,
    revision integer not null,
    primary key (person, item)
  )`,
  `create table notice_feed (
    id uuid primary key default gen_random_uuid(),
    token_hash text not null unique,
    person uuid not null references person on delete cascade,
    issuer text not null,
    filter jsonb not null,
    locale text not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz
  )`,
  `create index notice_feed_by_person on notice_feed (person)`,
];

const HOME = [
  `create table quick_link (
    person uuid not null references person on delete cascade,
    item bigint not null references item on delete cascade,
    position integer not null,
    primary key (person, item)
  )`,
  `create table slide (
    id text primary key,
    position integer not null,
    texts jsonb not null,
    link text,
    hue text not null,
    item bigint references item on delete cascade,
    starts_at timestamptz,
    ends_at timestamptz
  )`,
];
