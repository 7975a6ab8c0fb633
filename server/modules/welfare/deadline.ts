import { createEvent, type DateTime, type EventAttributes } from 'ics';
import type { Locale } from '../../../contract/core/locale';
import { itemPath } from '../../../contract/core/paths';
import type { Benefit } from '../../../contract/welfare';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { readDetailOf } from '../area/service';
import { BENEFIT } from './area';
import { foldLines } from './calendar-lines';
import type { ReadContext } from '../item/read/read-context';

/** Number of hours before the deadline at which a calendar reminds. */
const REMIND_HOURS = 7 * 24;

const TITLES: Record<Locale, (benefit: string) => string> = {
  'en-US': (benefit) => `Deadline: ${benefit}`,
  'zh-CN': (benefit) => `截止：${benefit}`,
};

/**
 * Returns the deadline of a benefit as an iCalendar file: an all-day event, or a moment if a time is given. Throws
 * `deadline.not_found`.
 */
export async function deadlineCalendar({ db, config }: Deps, id: string, readContext: ReadContext): Promise<string> {
  const benefit = await readDetailOf(db, BENEFIT, id, readContext);
  if (benefit.closesAt === null) throw new AppError('deadline.not_found');
  const { error, value } = createEvent({ ...eventOf(benefit, config.publicUrl), ...timeOf(benefit.closesAt) });
  if (!value) throw error ?? new Error('no calendar was made');
  return foldLines(value);
}

function eventOf({ id, title, summary, locale, updatedAt }: Benefit, publicUrl: string) {
  const url = publicUrl + itemPath('benefit', id);
  const deadline = asText(TITLES[locale](title));
  return {
    uid: `benefit-${id}@${new URL(publicUrl).hostname}`,
    productId: 'portico',
    title: deadline,
    description: asText(`${summary}\n${url}`),
    url,
    lastModified: Date.parse(updatedAt),
    busyStatus: 'FREE',
    // In hours, because `ics` writes a duration in days with a trailing T that nothing follows.
    alarms: [{ action: 'display', description: deadline, trigger: { hours: REMIND_HOURS, before: true } }],
  } satisfies Partial<EventAttributes>;
}

/**
 * Converts line breaks to LF, because `ics` would let a lone CR begin a line, and removes other control characters, which an
 * iCalendar file must not contain.
 */
const asText = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\t\n\P{Cc}]/gu, '');

/** Returns the start and end of the event. A date is the same day in every time zone; a moment is one instant, without a duration. */
function timeOf(closesAt: string): { start: DateTime; end: DateTime; startInputType: 'utc' } {
  const isDay = !closesAt.includes('T');
  const date = new Date(closesAt);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  const start: DateTime = isDay ? [year, month, day] : [year, month, day, date.getUTCHours(), date.getUTCMinutes()];
  return { start, end: isDay ? dayAfter(date) : start, startInputType: 'utc' };
}

/** Returns the end of an all-day event, which is exclusive: the next day. */
function dayAfter(date: Date): DateTime {
  const next = new Date(date);
  next.setUTCDate(date.getUTCDate() + 1);
  return [next.getUTCFullYear(), next.getUTCMonth() + 1, next.getUTCDate()];
}
