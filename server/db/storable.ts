/** Returns true if PostgreSQL can store every text in a value: it accepts neither NUL nor an unpaired surrogate. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !/[\0\p{Surrogate}]/u.test(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(isStorable);
}
