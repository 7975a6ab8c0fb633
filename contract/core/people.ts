/** Kinds of entries of the directory of people: a person, or a desk that several people staff. */
export const PERSON_KINDS = ['person', 'desk'] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

/** Maximum number of people and desks of a portal. */
export const MAX_PEOPLE = 2000;
/** Maximum lengths of the texts of a person or desk. */
export const PERSON_LENGTHS = { name: 120, role: 120, department: 120, email: 254, phone: 60, hours: 200 } as const;
/** Maximum number of working hours to a reply: about a quarter of a year. */
export const MAX_REPLY_HOURS = 500;
/** Maximum size of a person's picture, in bytes. It is shown 48 px wide; the limit allows unedited photographs. */
export const MAX_PORTRAIT_BYTES = 4 * 1024 * 1024;
