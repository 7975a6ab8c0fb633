import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // The identity of a draft: what belongs to it is told from what belongs to a later draft of the same item.
  `alter table item_draft add column id uuid not null unique default gen_random_uuid()`,
  `alter table preview_link
    add column id uuid not null unique default gen_random_uuid(),
    add column draft uuid,
    add column label text not null default '',
    drop constraint preview_link_item_fkey,
    add constraint preview_link_item_fkey foreign key (item) references item on delete cascade`,
  `update preview_link set draft = item_draft.id from item_draft where item_draft.item = preview_link.item`,
  `alter table preview_link alter column draft set not null, alter column label drop default`,
  `create index preview_link_by_person on preview_link (person, created_at)`,
  `create table preview_opening (
    link uuid not null references preview_link (id) on delete cascade,
    person uuid not null references person on delete cascade,
    day date not null,
    at timestamptz not null,
    primary key (link, person, day)
  )`,
  `create table preview_remark (
    id uuid primary key default gen_random_uuid(),
    item bigint not null references item on delete cascade,
    draft uuid not null,
    version integer not null,
    parent uuid references preview_remark on delete cascade,
    locale text,
    block jsonb,
    text text not null,
    person uuid not null references person on delete cascade,
    created_at timestamptz not null,
    resolved_at timestamptz,
    resolved_by uuid references person on delete set null
  )`,
  `create index preview_remark_by_draft on preview_remark (draft)`,
  `create index preview_remark_by_item on preview_remark (item)`,
  `create index preview_remark_by_parent on preview_remark (parent)`,
  `create table preview_looks_right (
    item bigint not null references item on delete cascade,
    draft uuid not null,
    version integer not null,
    person uuid not null references person on delete cascade,
    at timestamptz not null,
    primary key (draft, version, person)
  )`,
  `create index preview_looks_right_by_item on preview_looks_right (item)`,
  // Losing it in a crash loses nothing: open editors report again within seconds.
  `create unlogged table editor_presence (
    item bigint not null references item on delete cascade,
    person uuid not null references person on delete cascade,
    mode text not null,
    since timestamptz not null,
    seen_at timestamptz not null,
    primary key (item, person)
  )`,
];

/** Adds labels and openings of preview links, remarks on drafts, and who has an item open in the editor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
