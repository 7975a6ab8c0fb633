import type { ReviewList } from 'contract/manage/review';
import { choiceWithDefault, pageField, type AddressFields } from '@/ui/list/list-address';

const LIST_NAMES: Record<ReviewList, true> = { waiting: true, mine: true, decided: true };
/** Lists of the queue in their order, and the settings as their last part. */
export const LISTS = Object.keys(LIST_NAMES) as ReviewList[];
export const PARTS = [...LISTS, 'settings'] as const;
type Part = (typeof PARTS)[number];

/** State of the queue as kept in the address. */
export interface ReviewsState {
  part: Part;
  page: number;
}

export const REVIEW_FIELDS: AddressFields<ReviewsState> = { part: choiceWithDefault(PARTS, 'waiting'), page: pageField };
