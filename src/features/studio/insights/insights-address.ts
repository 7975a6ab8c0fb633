import { AREAS, type Area } from 'contract/core/areas';
import type { InsightSort } from 'contract/manage/insights';
import type { InsightDays } from 'contract/manage/insights-days';
import { choiceField, choiceWithDefault, pageField, type AddressFields } from '@/ui/list/list-address';

/** Periods that can be chosen, in days. */
export const PERIODS = ['7', '30', '90'] as const satisfies InsightDays[];

/** Figures by which the items can be sorted. */
export const SORTS = ['readers', 'shares', 'downloads', 'notUseful'] as const satisfies InsightSort[];

/** State of the insights as kept in the address. */
export interface InsightsState {
  days: InsightDays;
  /** Area of the listed items. */
  area: Area | null;
  sort: InsightSort;
  page: number;
}

export const INSIGHTS_FIELDS: AddressFields<InsightsState> = {
  days: choiceWithDefault(PERIODS, '30'),
  area: choiceField(AREAS),
  sort: choiceWithDefault(SORTS, 'readers'),
  page: pageField,
};
