import { sql, type Kysely } from 'kysely';

/**
 * Adds submissions of drafts, scheduled revisions, what the last publication or archiving of an item can be undone with, and what
 * the history tells of a revision.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...DRAFTS, ...SCHEDULED, ...HISTORY]) await sql.raw(statement).execute(db);
}

const DRAFTS = [
  `alter table item_draft
    add column submitted_at timestamptz,
    add column submitted_by uuid references person on delete set null,
    add column submitted_note text,
    add column submitted_version integer,
    add column returned_at timestamptz,
    add column returned_by uuid references person on delete set null,
    add column returned_note text,
    add column failure jsonb`,
];

const SCHEDULED = [
  `create table scheduled_revision (
    item bigint primary key references item on delete cascade,
    version integer not null default 1,
    document jsonb not null,
    files jsonb not null,
    base_revision integer not null,
    department text,
    publish_at timestamptz not null,
    change jsonb,
    author uuid references person on delete set null,
    submitted_by uuid references person on delete set null,
    person uuid references person on delete set null,
    created_at timestamptz not null,
    failure jsonb
  )`,
  `create index scheduled_revision_by_time on scheduled_revision (publish_at)`,
  `create table item_undo (
    item bigint primary key references item on delete cascade,
    kind text not null check (kind in ('publish', 'archive')),
    revision integer not null,
    at timestamptz not null,
    former jsonb
  )`,
];

const HISTORY = [
  `alter table item_revision
    add column material boolean not null default false,
    add column notes jsonb,
    add column approver uuid references person on delete set null,
    add column undoes integer`,
  // A revision is material if it has more material changes than the one before it, as publishing decides.
  `update item_revision set material = true
    from (
      select item, revision, count, lag(count) over (partition by item order by revision) as before
      from item_revision, lateral (
        select count(*) from jsonb_array_elements(coalesce(document -> 'changes', '[]')) as change
        where (change ->> 'material')::boolean
      ) as changes
    ) as counted
    where counted.item = item_revision.item and counted.revision = item_revision.revision and counted.count > counted.before`,
];
