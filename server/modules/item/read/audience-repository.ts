import { sql, type SqlBool } from 'kysely';

/** The functions of the database fold names, so that neither case nor spaces nor full width tells them apart. */
export const isForLocation = (location: string) =>
  sql<SqlBool>`item.audience_locations_folded && array[folded_name(${location})]`;

/**
 * Author and identity provider may each know the department by its id or by its name in any language. As a query of its own its names
 * are looked up once in a statement, and only when an item is met that is not for everyone.
 */
export const isForDepartment = (department: string) =>
  sql<SqlBool>`item.audience_departments_folded && (select folded_department_names(${department}))`;
