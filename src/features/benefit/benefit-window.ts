import type { Benefit } from 'contract/welfare';
import { daysTo, isDay } from '@/lib/i18n/format';

/** State of the claim period: not yet open, open, open for a few more days, closed, or always open. */
export type WindowState = 'soon' | 'open' | 'closing' | 'closed' | 'always';

export interface BenefitWindow {
  state: WindowState;
  /** Days until the deadline in the reader's calendar: 0 on the last day, null without a deadline or after it. */
  daysLeft: number | null;
}

/** Number of days before its deadline from which a benefit counts as closing. */
const CLOSING_DAYS = 14;

/** Returns the state of the claim period by the reader's clock and calendar. Days count as whole days in every time zone. */
export function benefitWindow({ opensAt, closesAt }: Pick<Benefit, 'opensAt' | 'closesAt'>, now: Date): BenefitWindow {
  if (closesAt !== null && isOver(closesAt, now)) return { state: 'closed', daysLeft: null };
  const daysLeft = closesAt === null ? null : daysTo(closesAt, now);
  if (opensAt !== null && isAhead(opensAt, now)) return { state: 'soon', daysLeft };
  if (daysLeft === null) return { state: 'always', daysLeft };
  return { state: daysLeft <= CLOSING_DAYS ? 'closing' : 'open', daysLeft };
}

export const isClaimable = ({ state }: BenefitWindow): boolean => state !== 'soon' && state !== 'closed';

const isAhead = (opensAt: string, now: Date): boolean =>
  isDay(opensAt) ? daysTo(opensAt, now) > 0 : now.getTime() < Date.parse(opensAt);

const isOver = (closesAt: string, now: Date): boolean =>
  isDay(closesAt) ? daysTo(closesAt, now) < 0 : now.getTime() >= Date.parse(closesAt);
