/** Pattern of an email address, or of a number that may be a personnel or telephone number. */
const PERSONAL = /@|\d{4,}/;

/** Returns whether a query may identify a person, and must not be shown to others. */
export const isPersonal = (query: string): boolean => PERSONAL.test(query);
