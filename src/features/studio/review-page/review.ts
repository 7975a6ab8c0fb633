import type { CallAnswer } from 'contract/api';

/** Draft as its reviewers see it. */
export type Review = CallAnswer<'GET /api/manage/review/info'>;
