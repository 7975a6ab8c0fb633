import type { CallAnswer } from 'contract/api';

export type Answer = CallAnswer<'POST /api/manage/question/ask'>['answers'][number];

const FIRST_PLACES = 3;

/** Returns whether a place is among the first results; null means that the page was not found. */
export const isAmongFirst = (place: number | null): boolean => place !== null && place <= FIRST_PLACES;
