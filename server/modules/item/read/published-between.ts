import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import type { PublicationDays } from '../../../../contract/core/publication-days';

dayjs.extend(utc);
dayjs.extend(timezone);

/** Times between which something was published. */
export interface PublicationTimes {
  since?: Date;
  /** First moment after them. */
  before?: Date;
}

/** Returns the filter by the times at which those days begin and end in their time zone; without days, no filter. */
export function publishedBetween({ from, to, timeZone = 'UTC' }: PublicationDays): { published?: PublicationTimes } {
  if (from === undefined && to === undefined) return {};
  const startOf = (day: string): Date => dayjs.tz(day, timeZone).toDate();
  return {
    published: {
      ...(from !== undefined && { since: startOf(from) }),
      ...(to !== undefined && { before: startOf(dayAfter(to)) }),
    },
  };
}

const dayAfter = (day: string): string => dayjs.utc(day).add(1, 'day').format('YYYY-MM-DD');
