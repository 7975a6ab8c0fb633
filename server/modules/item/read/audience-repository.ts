import { sql, type SqlBool } from 'kysely';

/**
 * Returns the condition that the item's audience includes a location. The database function folds names, so that case, spaces and
 * full-width forms make no difference.
 */
export const isForLocation = (location: string) =>
  sql<SqlBool>`item.audience_locations_folded && array[folded_name(${location})]`;

/**
 * Returns the condition that the item's audience includes a department. Authors and the identity provider may each give its id or
 * its name in any language. The names are a subquery, so that they are read once per statement, and only if an item is not for
 * everyone.
 */
export const isForDepartment = (department: string) =>
  sql<SqlBool>`item.audience_departments_folded && (select folded_department_names(${department}))`;
