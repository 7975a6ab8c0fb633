import type { InsightDays } from '../../../contract/manage/insights-days';
import type { DayFigures, InsightFigures } from '../../../contract/manage/insights';
import { dayOf } from '../item/engagement/day';

const DAY_MS = 86_400_000;

/** Days (UTC) of a period that ends today, and the first day of the period of the same length before it. */
export interface InsightPeriod {
  from: string;
  to: string;
  before: string;
  /** Each day of the period, oldest first. */
  days: string[];
}

export function periodOf(moment: Date, length: InsightDays): InsightPeriod {
  const count = Number(length);
  const ago = (days: number): string => dayOf(new Date(moment.getTime() - days * DAY_MS));
  return {
    from: ago(count - 1),
    to: ago(0),
    before: ago(2 * count - 1),
    days: Array.from({ length: count }, (_, index) => ago(count - 1 - index)),
  };
}

export type CountedDay = DayFigures & Pick<InsightFigures, 'useful' | 'notUseful'>;

const NOTHING: InsightFigures = { readers: 0, openings: 0, shares: 0, downloads: 0, useful: 0, notUseful: 0 };
const FIGURES = Object.keys(NOTHING) as (keyof InsightFigures)[];

/** Returns the figures of the period, of the one before it, and of each of its days. */
export function figuresOf(rows: readonly CountedDay[], { from, days }: InsightPeriod) {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return {
    now: sumOf(rows.filter(({ day }) => day >= from)),
    before: sumOf(rows.filter(({ day }) => day < from)),
    days: days.map((day): DayFigures => {
      const { readers, openings, shares, downloads } = byDay.get(day) ?? NOTHING;
      return { day, readers, openings, shares, downloads };
    }),
  };
}

const sumOf = (rows: readonly CountedDay[]): InsightFigures =>
  rows.reduce(
    (sum, row) => Object.fromEntries(FIGURES.map((name) => [name, sum[name] + row[name]])) as unknown as InsightFigures,
    NOTHING,
  );
