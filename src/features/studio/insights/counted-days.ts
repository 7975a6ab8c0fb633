import type { DayFigures } from 'contract/manage/insights';

interface CountedPeriod {
  countedSince: string | null;
  days: readonly DayFigures[];
}

const DAY_MS = 86_400_000;

/** Returns the days of a period that were counted. Nothing is known of those before the first count; today is always counted. */
export const countedDays = ({ days, countedSince }: CountedPeriod): DayFigures[] => {
  const since = countedSince ?? days.at(-1)?.day ?? '';
  return days.filter(({ day }) => day >= since);
};

/** Returns whether all days of the period before this one were counted. */
export function isComparable({ days, countedSince }: CountedPeriod): boolean {
  const [first] = days;
  if (!first || countedSince === null) return false;
  return Date.parse(countedSince) <= Date.parse(first.day) - days.length * DAY_MS;
}
