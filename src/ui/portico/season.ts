export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

const SEASONS: readonly Season[] = ['winter', 'spring', 'summer', 'autumn'];

/** Returns the meteorological season of the northern hemisphere (decision 147): winter from December to February, and so on. */
export const seasonOf = (date: Date): Season => SEASONS[Math.floor(((date.getMonth() + 1) % 12) / 3)] ?? 'winter';
