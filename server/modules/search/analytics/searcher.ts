import { createHmac, randomBytes } from 'node:crypto';
import { REPORT_DAYS } from '../../../../contract/search-admin';
import type { Db } from '../../../db/connect';
import { removeOldSearches, secretOf } from './query-repository';

/** Within so long a person's search for a word counts once. */
export const PERIOD_DAYS = 30;
/** So long counts and ratings are kept: what a report can look back on. */
export const KEPT_DAYS = Math.max(...REPORT_DAYS);
const DAY_MS = 86_400_000;

/** Number of the stretch of 30 days within which a person's search counts once. */
export const periodOf = (day: string): number => Math.floor(Date.parse(day) / DAY_MS / PERIOD_DAYS);

export const daysBefore = (moment: Date, days: number): string =>
  new Date(moment.getTime() - days * DAY_MS).toISOString().slice(0, 10);

/** Makes the hash that tells one person's search from another's within a period, and from nothing else. */
export async function searcherHash(db: Db, period: number): Promise<(search: string) => Buffer> {
  const secret = await secretOf(db, period, randomBytes(32).toString('base64'));
  return (search) => createHmac('sha256', Buffer.from(secret, 'base64')).update(search).digest();
}

/** Removes what no longer counts, and with it every way back from a count to a person. */
export const sweepSearches = (db: Db, now: Date): Promise<void> =>
  removeOldSearches(db, daysBefore(now, KEPT_DAYS), periodOf(daysBefore(now, 0)));
