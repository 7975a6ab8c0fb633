/** Decodes percent-encoding in an address or a part of one; returns malformed input unchanged. */
export function decodeAddress(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
