/** An address, or a number that may be a person's or a telephone's. */
const PERSONAL = /@|\d{4,}/;

/** Whether a query may tell of a person, and is shown to nobody else. */
export const isPersonal = (query: string): boolean => PERSONAL.test(query);
