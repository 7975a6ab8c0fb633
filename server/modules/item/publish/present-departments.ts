import { isAlias, type DepartmentEntry } from '../../../../contract/manage/department-change';
import { LOCALES, type Locale } from '../../../../contract/core/locale';
import type { ItemDocument, Names } from '../../../../contract/document';
import { nameIn } from '../read/names';
import { namedAmong } from './taxonomy';

/** Parts of a document that name departments. */
export type NamedDepartments = Pick<ItemDocument, 'department' | 'audience'>;

/**
 * Returns the names of a department. If one of them is an alias, returns the present names in the same languages instead, so that a
 * document in one language equals its file after an export.
 */
export function presentNames(names: Names, departments: readonly DepartmentEntry[]): Names {
  const { id } = namedAmong(departments, names);
  const found = departments.find((each) => each.id === id);
  if (!found || !Object.values(names).some((name) => isAlias(found, name))) return names;
  const present = Object.entries(found.names).filter(([locale]) => names[locale as Locale] !== undefined);
  return present.length ? Object.fromEntries(present) : found.names;
}

/**
 * Returns an audience in which aliases of departments are replaced by their present names: the English one, if there is any, because
 * the audience is the same in all languages. Other names stay as they are written.
 */
export function presentAudience(names: readonly string[], departments: readonly DepartmentEntry[]): string[] {
  const present = names.map((name) => {
    const found = departments.find((each) => isAlias(each, name));
    return found ? nameIn(found.names, LOCALES[0]) : name;
  });
  return present.every((name, place) => name === names[place]) ? [...names] : [...new Set(present)];
}

/** Returns the document with the present names of departments. */
export const withPresentDepartments = <Named extends NamedDepartments>(
  document: Named,
  departments: readonly DepartmentEntry[],
): Named => ({
  ...document,
  department: document.department && presentNames(document.department, departments),
  audience: { ...document.audience, departments: presentAudience(document.audience.departments, departments) },
});
