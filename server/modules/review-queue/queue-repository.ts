import { sql } from 'kysely';
import type { Locale } from '../../../contract/core/locale';
import type { Names } from '../../../contract/document';
import type { Db } from '../../db/connect';

export type SubmittedRow = Awaited<ReturnType<typeof listSubmitted>>[number];
export type DecisionRow = Awaited<ReturnType<typeof listDecisions>>[number];

/** Maximum number of decisions that are listed. */
const MAX_DECISIONS = 200;

/** Selects the columns of an item that decide who may review it. */
const OWNED = [
  'item.key',
  'item.area',
  'item.id',
  'item.revision',
  'item.department',
  'department.names as departmentNames',
  'department.aliases as departmentAliases',
] as const;

const titleIn = (locale: Locale) => sql<string | null>`draft.document -> 'texts' -> ${sql.lit(locale)} ->> 'title'`;

/** Returns all submitted drafts without their texts, those that have waited longest first. */
export async function listSubmitted(db: Db) {
  return db
    .selectFrom('item_draft as draft')
    .innerJoin('item', 'item.key', 'draft.item')
    .leftJoin('department', 'department.id', 'item.department')
    .leftJoin('person as submitter', 'submitter.id', 'draft.submitted_by')
    .leftJoin('person as approver', 'approver.id', 'draft.approved_by')
    .where('draft.submitted_at', 'is not', null)
    .select(OWNED)
    .select(['draft.version', 'draft.writers', 'draft.submitted_at as submittedAt', 'draft.submitted_by as submittedBy'])
    .select(['draft.submitted_note as submittedNote', 'submitter.name as submitterName'])
    .select(['draft.approved_at as approvedAt', 'draft.approved_by as approvedBy', 'draft.approved_version as approvedVersion'])
    .select(['approver.name as approverName', titleIn('en-US').as('titleEn'), titleIn('zh-CN').as('titleZh')])
    .select(sql<Names | null>`nullif(draft.document -> 'department', 'null'::jsonb)`.as('documentDepartment'))
    .orderBy('draft.submitted_at')
    .orderBy('item.key')
    .execute();
}

/** Returns the decisions since a time that a person made, or that were made on what they submitted, newest first. */
export async function listDecisions(db: Db, person: string, since: Date) {
  return db
    .selectFrom('review_decision as decided')
    .innerJoin('item', 'item.key', 'decided.item')
    .leftJoin('item_draft as draft', 'draft.item', 'item.key')
    .leftJoin('department', 'department.id', 'item.department')
    .leftJoin('item_text as en', (join) => join.onRef('en.item', '=', 'item.key').on('en.locale', '=', 'en-US'))
    .leftJoin('item_text as zh', (join) => join.onRef('zh.item', '=', 'item.key').on('zh.locale', '=', 'zh-CN'))
    .leftJoin('person as decider', 'decider.id', 'decided.person')
    .where('decided.at', '>', since)
    .where((eb) => eb.or([eb('decided.person', '=', person), eb('decided.submitted_by', '=', person)]))
    .select(OWNED)
    .select(['decided.decision', 'decided.note', 'decided.at', 'decided.person', 'decider.name as deciderName', 'draft.version'])
    .select(sql<string | null>`coalesce(${titleIn('en-US')}, en.title)`.as('titleEn'))
    .select(sql<string | null>`coalesce(${titleIn('zh-CN')}, zh.title)`.as('titleZh'))
    .select(sql<Names | null>`nullif(draft.document -> 'department', 'null'::jsonb)`.as('documentDepartment'))
    .orderBy('decided.at', 'desc')
    .orderBy('decided.key', 'desc')
    .limit(MAX_DECISIONS)
    .execute();
}
