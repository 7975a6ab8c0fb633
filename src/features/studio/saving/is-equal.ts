type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether two JSON values are equal. A missing field equals one that is undefined. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isEqual(entry, other[index]));
  if (!isFields(one) || !isFields(other)) return false;
  return Object.keys({ ...one, ...other }).every((key) => isEqual(one[key], other[key]));
}
