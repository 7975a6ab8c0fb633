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

/** How long before the deadline a calendar reminds. */
const REMIND_HOURS = 7 * 24;

const TITLES: Record<Locale, (benefit: string) => string> = {
  'en-US': (benefit) => `Deadline: ${benefit}`,
  'zh-CN': (benefit) => `截止：${benefit}`,
};

/** The deadline of a benefit as an iCalendar file: all of the day, or the moment where one is given. */
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
    // In hours, since the days that `ics` writes end in a T and nothing behind it.
    alarms: [{ action: 'display', description: deadline, trigger: { hours: REMIND_HOURS, before: true } }],
  } satisfies Partial<EventAttributes>;
}

/** Other control characters have no place in an iCalendar file, and `ics` would let a lone CR begin a line. */
const asText = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\t\n\P{Cc}]/gu, '');

/** A day is one in everybody's calendar; a moment is one in the world, and takes no time. */
function timeOf(closesAt: string): { start: DateTime; end: DateTime; startInputType: 'utc' } {
  const isDay = !closesAt.includes('T');
  const date = new Date(closesAt);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  const start: DateTime = isDay ? [year, month, day] : [year, month, day, date.getUTCHours(), date.getUTCMinutes()];
  return { start, end: isDay ? dayAfter(date) : start, startInputType: 'utc' };
}

/** Where an event of a whole day ends: its end no longer belongs to it. */
function dayAfter(date: Date): DateTime {
  const next = new Date(date);
  next.setUTCDate(date.getUTCDate() + 1);
  return [next.getUTCFullYear(), next.getUTCMonth() + 1, next.getUTCDate()];
}
