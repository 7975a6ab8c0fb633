import type { Today } from '../../../contract/home';
import { noticeFields } from '../../../contract/notice';
import { NO_FIELDS } from '../../../contract/areas';
import type { Db } from '../../db/connect';
import { factsReader } from '../area/facts';
import { linkOf } from '../item/read/present';
import type { ReadContext } from '../item/read/read-context';
import { keyDatesUntil } from '../personnel/service';
import { daysBefore } from '../search/analytics/searcher';
import { disruptionsSoon, SOON_DAYS } from './repository';

/** The page shows four dates and disruptions; dates that are already over in the reader's time zone are left out there. */
const MAX_KEY_DATES = 8;
const factsOf = factsReader(noticeFields, NO_FIELDS);

/** Returns the key dates, closures and outages of the next 14 days that concern the viewer. */
export async function todayOf(db: Db, readContext: ReadContext): Promise<Today> {
  const [keyDates, disruptions] = await Promise.all([
    keyDatesUntil(db, readContext, daysBefore(readContext.now, -SOON_DAYS)),
    disruptionsSoon(db, readContext),
  ]);
  return {
    location: readContext.viewer.location,
    keyDates: keyDates.slice(0, MAX_KEY_DATES),
    disruptions: disruptions.flatMap(({ fields, office, ...item }) => {
      const { disruption: kind, startsAt, endsAt } = factsOf({ ...item, fields, textFields: {} }, readContext);
      return kind ? [{ item: linkOf(item), kind, startsAt, endsAt, office }] : [];
    }),
  };
}
