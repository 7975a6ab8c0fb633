/** Periods that insights can cover, in days that end today. */
export const INSIGHT_DAYS = ['7', '30', '90'] as const;
export type InsightDays = (typeof INSIGHT_DAYS)[number];
