/** What percent signs stand for in an address or a part of one; what is malformed stays as it is. */
export function decodeAddress(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
