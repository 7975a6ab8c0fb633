/** Returns the name of the time zone of this device, such as `Europe/Lisbon`. */
export const zoneName = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
