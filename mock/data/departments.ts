import { LOCALES, type Locale } from '../../contract/core/locale';
import type { Names } from '../../contract/document';
import type { DepartmentEntry } from '../../contract/manage/department-change';
import { DEPARTMENTS } from './names';
import type { Store } from './store';

/** Returns the departments of the sample items. */
export const sampleDepartments = (): DepartmentEntry[] =>
  Object.entries(DEPARTMENTS).map(([id, names]) => ({ id, names, aliases: [] }));

/** Returns the names of a department; its id as a name if it does not exist. */
export const departmentNames = ({ departments }: Store, id: string): Names =>
  departments.find((each) => each.id === id)?.names ?? { 'en-US': id };

/** Returns the id of a department with its name in a language, or else in the other one. */
export const departmentIn = (store: Store, id: string, locale: Locale): { id: string; name: string } => {
  const names = departmentNames(store, id);
  return { id, name: names[locale] ?? LOCALES.map((other) => names[other]).find((name) => name !== undefined) ?? id };
};

/** Returns all departments, sorted by name. */
export const departmentsIn = (store: Store, locale: Locale): { id: string; name: string }[] =>
  store.departments.map(({ id }) => departmentIn(store, id, locale)).sort((a, b) => a.name.localeCompare(b.name, locale));
