import type { PublicationDays } from '../../contract/core/publication-days';

const DAY_MS = 86_400_000;

export const daysFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
/** Returns a date such as `2026-12-18`. */
export const dayFromNow = (days: number): string => daysFromNow(days).slice(0, 10);

/** Returns whether something was published on those days, or if none are given. */
export function isPublishedWithin(
  { publishedAt }: { publishedAt: string | null },
  { from, to, timeZone = 'UTC' }: PublicationDays,
): boolean {
  if (from === undefined && to === undefined) return true;
  // Swedish writes dates as ISO 8601 does.
  const day = publishedAt ? new Date(publishedAt).toLocaleDateString('sv-SE', { timeZone }) : '';
  return (from === undefined || day >= from) && (to === undefined || day <= to);
}
