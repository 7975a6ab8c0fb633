import type { Db } from '../../db/connect';

/** Decision of a reviewer on a version of a submitted draft. */
export interface NewDecision {
  decision: 'approved' | 'returned';
  version: number;
  note: string | null;
  person: string;
  submittedBy: string | null;
}

export async function insertReviewDecision(
  trx: Db,
  item: number,
  { submittedBy, ...decision }: NewDecision,
  moment: Date,
): Promise<void> {
  await trx
    .insertInto('review_decision')
    .values({ item, ...decision, submitted_by: submittedBy, at: moment })
    .execute();
}
