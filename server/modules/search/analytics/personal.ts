/** An address, or a number that may be a person's or a telephone's. */
const PERSONAL = /@|\d{4,}/;

/** Returns whether a query may identify a person, and must not be shown to others. */
export const isPersonal = (query: string): boolean => PERSONAL.test(query);
