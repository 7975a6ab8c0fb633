import { createHmac, randomBytes } from 'node:crypto';
import { REPORT_DAYS } from '../../../../contract/search-admin';
import type { Db } from '../../../db/connect';
import { removeOldSearches, secretOf } from './query-repository';

/** Number of days in a period, within which a person's repeated search counts once. */
export const PERIOD_DAYS = 30;
/** Number of days for which counts and ratings are kept: the longest range of a report. */
export const KEPT_DAYS = Math.max(...REPORT_DAYS);
const DAY_MS = 86_400_000;

/** Returns the number of the 30-day period that contains a day. */
export const periodOf = (day: string): number => Math.floor(Date.parse(day) / DAY_MS / PERIOD_DAYS);

export const daysBefore = (moment: Date, days: number): string =>
  new Date(moment.getTime() - days * DAY_MS).toISOString().slice(0, 10);

/** Returns a function that hashes a person's search with the secret of a period, so that repetitions are recognized only within it. */
export async function searcherHash(db: Db, period: number): Promise<(search: string) => Buffer> {
  const secret = await secretOf(db, period, randomBytes(32).toString('base64'));
  return (search) => createHmac('sha256', Buffer.from(secret, 'base64')).update(search).digest();
}

/** Deletes expired counts and ratings, and the hashes and secrets of earlier periods, so that no count can be traced to a person. */
export const sweepSearches = (db: Db, now: Date): Promise<void> =>
  removeOldSearches(db, daysBefore(now, KEPT_DAYS), periodOf(daysBefore(now, 0)));
