export type PartOfDay = 'night' | 'morning' | 'afternoon' | 'evening';

/** Returns the part of the day in the reader's time zone. */
export function partOfDay(moment: Date): PartOfDay {
  const hour = moment.getHours();
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
