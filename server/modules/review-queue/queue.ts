import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import type { Locale } from '../../../contract/core/locale';
import type { Viewer } from '../../../contract/core/permissions';
import type { Named } from '../../../contract/item';
import { DECIDED_DAYS, type ReviewEntry, type ReviewList, type reviewApi } from '../../../contract/manage/review';
import type { Db } from '../../db/connect';
import type { Deps } from '../../http/deps';
import { nameIn } from '../item/read/names';
import { mayPreview } from '../item/read/policy';
import { hasWritten, loadReviewRules, reviewModeOf, reviewsDraft, type ReviewRules } from '../review/rules';
import { listDecisions, listSubmitted, type DecisionRow, type SubmittedRow } from './queue-repository';

type Api = typeof reviewApi;

const DAY_MS = 86_400_000;

interface Asker {
  viewer: Viewer;
  locale: Locale;
}

/**
 * Returns a page of the drafts that wait for the viewer, of those that they submitted, or of recent decisions. Who may review a draft
 * is decided here and not in SQL, by the rules that approving it applies; submitted drafts are few.
 */
export async function listReviews(
  deps: Deps,
  { list, page, pageSize }: ParsedInputOf<Api['list']>,
  asker: Asker,
): Promise<AnswerOf<Api['list']>> {
  const rules = await loadReviewRules(deps.db);
  const entries = await LISTS[list](deps, rules, asker);
  return { items: entries.slice((page - 1) * pageSize, page * pageSize), total: entries.length, page, pageSize };
}

const LISTS: Record<ReviewList, (deps: Deps, rules: ReviewRules, asker: Asker) => Promise<ReviewEntry[]>> = {
  waiting: async ({ db }, rules, asker) =>
    (await submittedTo(db, rules, asker.viewer)).map((row) => submittedEntry(row, rules, asker)),
  mine: async ({ db }, rules, asker) => {
    const rows = await listSubmitted(db);
    return rows.filter((row) => row.submittedBy === asker.viewer.id).map((row) => submittedEntry(row, rules, asker));
  },
  decided: async ({ db, now }, rules, asker) => {
    const since = new Date(now().getTime() - DECIDED_DAYS * DAY_MS);
    const rows = await listDecisions(db, asker.viewer.id, since);
    return rows.filter((row) => mayPreview(asker.viewer, row)).map((row) => decidedEntry(row, rules, asker));
  },
};

const documentOf = ({ area, documentDepartment }: SubmittedRow | DecisionRow) => ({ area, department: documentDepartment });

/** Returns the submitted drafts that wait for an approval that the viewer may give. */
async function submittedTo(db: Db, rules: ReviewRules, viewer: Viewer): Promise<SubmittedRow[]> {
  return (await listSubmitted(db)).filter(
    (row) =>
      row.approvedVersion !== row.version &&
      !hasWritten(row, viewer.id) &&
      reviewsDraft(rules, row, documentOf(row), viewer) &&
      reviewModeOf(rules, row, documentOf(row)) !== 'off',
  );
}

function submittedEntry(row: SubmittedRow, rules: ReviewRules, { locale }: Asker): ReviewEntry {
  const { version, submittedAt, submittedBy, submittedNote, approvedAt } = row;
  const isApproved = row.approvedVersion === version && approvedAt !== null;
  return {
    ...factsOf(row, rules, locale),
    submitted: submittedAt && {
      at: submittedAt.toISOString(),
      by: personOf(submittedBy, row.submitterName),
      note: submittedNote,
    },
    decision: isApproved
      ? { kind: 'approved', at: approvedAt.toISOString(), by: personOf(row.approvedBy, row.approverName), note: null }
      : null,
  };
}

const decidedEntry = (row: DecisionRow, rules: ReviewRules, { locale }: Asker): ReviewEntry => ({
  ...factsOf(row, rules, locale),
  submitted: null,
  decision: { kind: row.decision, at: row.at.toISOString(), by: personOf(row.person, row.deciderName), note: row.note },
});

function factsOf(
  row: SubmittedRow | DecisionRow,
  rules: ReviewRules,
  locale: Locale,
): Omit<ReviewEntry, 'submitted' | 'decision'> {
  const { area, id, revision, version, department, departmentNames, titleEn, titleZh } = row;
  return {
    ...{ area, id, revision, draft: version },
    titles: { ...(titleEn && { 'en-US': titleEn }), ...(titleZh && { 'zh-CN': titleZh }) },
    department: department !== null && departmentNames ? { id: department, name: nameIn(departmentNames, locale) } : null,
    review: reviewModeOf(rules, row, documentOf(row)),
  };
}

const personOf = (id: string | null, name: string | null): Named | null => (id === null ? null : { id, name: name ?? '' });
