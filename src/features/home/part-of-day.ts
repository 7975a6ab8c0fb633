export type PartOfDay = 'night' | 'morning' | 'afternoon' | 'evening';

/** By the clock on the wall of who reads it. */
export function partOfDay(moment: Date): PartOfDay {
  const hour = moment.getHours();
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
