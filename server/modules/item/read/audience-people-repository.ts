import { sql, type SqlBool } from 'kysely';

/**
 * Returns the condition that a row of `person` belongs to the audience of a row of `item`: the one that `isFor` states for a viewer,
 * for statements that ask about many people.
 */
export const isInAudience = sql<SqlBool>`
  (item.audience_departments = '{}' or item.audience_departments_folded && folded_department_names(person.department))
  and (item.audience_locations = '{}' or item.audience_locations_folded && array[folded_name(person.location)])
  and (item.audience_roles = '{}' or item.audience_roles && person.roles)`;
