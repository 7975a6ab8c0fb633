import type { CallAnswer } from 'contract/api';

export type Answer = CallAnswer<'POST /api/manage/question/ask'>['answers'][number];

const FIRST_PLACES = 3;

/** Returns whether the search has the page among the first results of a question. */
export const isAmongFirst = (place: number | null): boolean => place !== null && place <= FIRST_PLACES;
