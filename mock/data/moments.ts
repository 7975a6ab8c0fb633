const DAY_MS = 86_400_000;

export const daysFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
/** Returns a date such as `2026-12-18`. */
export const dayFromNow = (days: number): string => daysFromNow(days).slice(0, 10);
