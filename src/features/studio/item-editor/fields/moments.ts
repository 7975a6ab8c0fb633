const MINUTE_MS = 60_000;

/** Returns a moment as a `datetime-local` field has it, in the zone of this device; a day begins at midnight. Empty stays empty. */
export function localMoment(iso: string): string {
  if (!iso) return '';
  const moment = new Date(iso.includes('T') ? iso : `${iso}T00:00:00`);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}

/** Returns whether a moment (ISO 8601) is not in the future; false if it is empty. */
export const isPast = (moment: string): boolean => moment !== '' && Date.parse(moment) <= Date.now();

/** Returns the moment (ISO 8601, UTC) of the value of a `datetime-local` field; empty stays empty. */
export const momentOf = (local: string): string => (local ? new Date(local).toISOString() : '');
