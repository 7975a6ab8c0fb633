/** Returns the name of a time zone as the server's runtime writes it; undefined for a zone that it does not know. */
export function timeZoneName(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
