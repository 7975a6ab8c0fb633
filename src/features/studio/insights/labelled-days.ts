import type { DayFigures } from 'contract/manage/insights';

/** Width of the label of a day with the room between two of them, in pixels. */
const LABEL_WIDTH = 112;

/** Returns the days with a label in a chart of this width: the last one and, at equal distances, as many before it as fit. */
export function labelledDays(days: readonly Pick<DayFigures, 'day'>[], width: number): string[] {
  const step = Math.max(1, Math.ceil((days.length * LABEL_WIDTH) / width));
  // A label that is centred too near to the start would be cut; that of the first day begins there.
  const hasRoom = (index: number): boolean => index === 0 || index >= step / 4;
  return days.filter((_, index) => (days.length - 1 - index) % step === 0 && hasRoom(index)).map(({ day }) => day);
}
