import type { InsightDays } from '../../contract/manage/insights-days';
import type { DayFigures, InsightFigures, MustReadCompletion } from '../../contract/manage/insights';
import type { ItemRef } from '../../contract/item';
import type { AnyItem } from '../data/item';
import { dayFromNow, daysFromNow } from '../data/moments';

/** Views of an item for one reader a day. */
const VIEWS_FOR_A_READER = 150;

/** Returns what readers of the sample did with an item on a day that many days ago: less at weekends, by no chance. */
function dayOf(item: AnyItem, ago: number): DayFigures {
  const day = dayFromNow(-ago);
  const weekday = new Date(day).getUTCDay();
  const wave = 1 + 0.5 * Math.sin((ago + item.id.length) / 5) - ago / 300;
  const share = weekday === 0 || weekday === 6 ? 0.15 : wave;
  const readers = Math.round((item.views / VIEWS_FOR_A_READER) * share);
  const downloads = item.attachments.length ? Math.round(readers / 4) : 0;
  return { day, readers, openings: Math.round(readers * 1.3), shares: Math.round(readers / 40), downloads };
}

/** Returns the figures of the items in a period, in the one before it, and on each of its days. */
export function sampleFigures(items: readonly AnyItem[], length: InsightDays) {
  const count = Number(length);
  const sumOn = (ago: number) => items.map((item) => dayOf(item, ago)).reduce(added, { ...NO_DAY, day: dayFromNow(-ago) });
  const days = Array.from({ length: count }, (_, index) => sumOn(count - 1 - index));
  const earlier = Array.from({ length: count }, (_, index) => sumOn(count + index));
  return {
    from: dayFromNow(1 - count),
    to: dayFromNow(0),
    countedSince: dayFromNow(-200),
    now: totalOf(days, opinionsOf(items)),
    before: totalOf(earlier, { useful: 0, notUseful: 0 }),
    days,
  };
}

const NO_DAY = { readers: 0, openings: 0, shares: 0, downloads: 0 };

const added = (sum: DayFigures, { readers, openings, shares, downloads }: DayFigures): DayFigures => ({
  day: sum.day,
  readers: sum.readers + readers,
  openings: sum.openings + openings,
  shares: sum.shares + shares,
  downloads: sum.downloads + downloads,
});

type Opinions = Pick<InsightFigures, 'useful' | 'notUseful'>;

const opinionsOf = (items: readonly AnyItem[]): Opinions => ({
  useful: items.reduce((sum, { useful }) => sum + useful.yes, 0),
  notUseful: items.reduce((sum, { useful }) => sum + useful.no, 0),
});

function totalOf(days: readonly DayFigures[], opinions: Opinions): InsightFigures {
  const { day: _, ...total } = days.reduce(added, { ...NO_DAY, day: '' });
  return { ...total, ...opinions };
}

export const sampleComments = (): (ItemRef & { useful: boolean; comment: string; at: string })[] => [
  {
    area: 'service',
    id: 'annual-leave',
    useful: false,
    comment: 'Where do I see how many days I have left?',
    at: daysFromNow(-1),
  },
  { area: 'service', id: 'expense-claim', useful: true, comment: 'The steps are clear now, thank you.', at: daysFromNow(-3) },
];

/** Completion of each must-read notice of the sample. */
export const SAMPLE_COMPLETION: MustReadCompletion = {
  people: 64,
  confirmed: 48,
  departments: [
    { department: 'Product Design', people: 26, confirmed: 21 },
    { department: 'IT Services', people: 18, confirmed: 16 },
    { department: 'People Operations', people: 12, confirmed: 9 },
    { department: null, people: 8, confirmed: 2 },
  ],
};
