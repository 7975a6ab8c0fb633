/** First and last byte, both counted from 0 and included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Returns the byte range that a `Range` header requests of a file of that size. Null means the whole file: no header, several
 * ranges, or an invalid one, all of which a server may answer with the complete file.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  const range = first === '' ? suffix(Number(last), size) : { start: Number(first), end: last === '' ? size - 1 : Number(last) };
  if (first !== '' && last !== '' && range.end < range.start) return null;
  return range.start >= size ? 'unsatisfiable' : { start: range.start, end: Math.min(range.end, size - 1) };
}

/** Returns the range of the last `length` bytes. "-0" asks for no bytes and cannot be satisfied (RFC 9110, 14.1.2). */
const suffix = (length: number, size: number): ByteRange => ({
  start: length === 0 ? size : Math.max(0, size - length),
  end: size - 1,
});
