import type { Person } from 'contract/person';

/** Returns role and department of a person; null if neither is known. */
export const roleOf = ({ role, department }: Pick<Person, 'role' | 'department'>): string | null =>
  [role, department].filter(Boolean).join(' · ') || null;
