import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // The second column is the day that the content folder named last: a confirmation in the portal is later than it.
  `alter table item add column check_by date, add column folder_check_by date`,
  `create index item_check_by on item (check_by) where check_by is not null`,
  `create index item_owner on item (owner) where owner is not null`,
  `create table bulk_change (
    bulk uuid not null,
    item bigint not null references item on delete cascade,
    person uuid not null references person on delete cascade,
    at timestamptz not null,
    action text not null,
    before jsonb not null,
    after jsonb not null,
    undone_at timestamptz,
    primary key (bulk, item)
  )`,
  `create index bulk_change_by_item on bulk_change (item)`,
  `create index bulk_change_by_person on bulk_change (person)`,
  `create index bulk_change_at on bulk_change (at)`,
];

/** Adds the day to check an item by, and what bulk actions changed, for repeating and undoing them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
