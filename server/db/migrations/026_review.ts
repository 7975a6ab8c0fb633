import { sql, type Kysely } from 'kysely';

/** Adds who wrote a draft, its approval, what a revision tells of its review, and the decisions of reviewers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...DRAFTS, ...SCHEDULED, ...HISTORY]) await sql.raw(statement).execute(db);
}

const DRAFTS = [
  `alter table item_draft
    add column writers uuid[] not null default '{}',
    add column file_changes integer not null default 0,
    add column approved_at timestamptz,
    add column approved_by uuid references person on delete set null,
    add column approved_version integer`,
  // The log names everyone who has begun to write the draft since the item was published, scheduled or discarded last.
  `update item_draft set writers = array(
      select audit_event.person from audit_event
      where audit_event.area = item.area and audit_event.item_id = item.id and audit_event.person is not null
        and audit_event.action in ('draft.save', 'revision.restore', 'file.upload', 'file.rename', 'file.remove')
        and audit_event.key > coalesce((
          select max(key) from audit_event as ending
          where ending.area = item.area and ending.item_id = item.id
            and ending.action in ('draft.discard', 'draft.schedule', 'item.publish')), 0)
      union select item_draft.person where item_draft.person is not null)
    from item where item.key = item_draft.item`,
];

const SCHEDULED = [
  `alter table scheduled_revision
    add column writers uuid[] not null default '{}',
    add column approver uuid references person on delete set null,
    add column overruled_by uuid references person on delete set null,
    add column overrule_reason text`,
  `update scheduled_revision set writers = array[author] where author is not null`,
];

const HISTORY = [
  `alter table item_revision
    add column overruled_by uuid references person on delete set null,
    add column overrule_reason text`,
  `create table review_decision (
    key bigint generated always as identity primary key,
    item bigint not null references item on delete cascade,
    decision text not null check (decision in ('approved', 'returned')),
    version integer not null,
    note text,
    at timestamptz not null,
    person uuid references person on delete set null,
    submitted_by uuid references person on delete set null
  )`,
  `create index review_decision_item on review_decision (item)`,
  `create index review_decision_by_person on review_decision (person, at)`,
  `create index review_decision_by_submitter on review_decision (submitted_by, at)`,
];
