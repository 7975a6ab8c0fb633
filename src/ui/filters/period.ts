import { zoneName } from '@/lib/i18n/zone-name';

/** Days between which something was published, both included. */
export interface Period {
  /** Published on this day (`2026-12-18`) or later. */
  from: string | null;
  to: string | null;
}

/** Returns whether the period ends before it begins, so that nothing can match. */
export const isBackwards = ({ from, to }: Period): boolean => from !== null && to !== null && from > to;

/** Returns the period as calls have it, with the zone in which its days begin and end: the dates on the screen are in the same one. */
export const periodInput = ({ from, to }: Period) =>
  from === null && to === null ? {} : { from: from ?? undefined, to: to ?? undefined, timeZone: zoneName() };
