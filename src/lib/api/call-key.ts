/** One text for a call and its input, whatever the order in which the input's fields were written. */
export const callKey = (call: string, input: unknown): string => `${call} ${JSON.stringify(input ?? null, sorted)}`;

function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
