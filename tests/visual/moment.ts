/**
 * Time that server and browser have in the visual comparison, a Friday morning. It lies ahead because browsers drop cookies that have
 * expired by their own clock.
 */
export const MOMENT = new Date('2037-11-20T09:30:00Z');

/** Returns the path of the file with a person's cookies. */
export const sessionOf = (person: string): string => `test-results/visual-sessions/${person.replaceAll(' ', '-')}.json`;
