/** Kinds of entries of the directory of people: a person, or a desk that several people staff. */
export const PERSON_KINDS = ['person', 'desk'] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];
