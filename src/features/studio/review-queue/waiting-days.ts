import { daysTo } from '@/lib/i18n/format';

/** Returns the number of days since a draft was submitted, 0 for today. */
export const waitingDays = (submittedAt: string): number => Math.max(0, -daysTo(submittedAt));
