import type { InsightDays } from 'contract/manage/insights-days';
import { choiceWithDefault, pageField, type AddressFields } from '@/ui/list/list-address';

/** Periods that can be chosen, in days. */
export const PERIODS = ['7', '30', '90'] as const satisfies InsightDays[];

/** State of the insights as kept in the address. */
export interface InsightsState {
  days: InsightDays;
  page: number;
}

export const INSIGHTS_FIELDS: AddressFields<InsightsState> = {
  days: choiceWithDefault(PERIODS, '30'),
  page: pageField,
};
