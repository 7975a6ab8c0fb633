import { isAlias, type DepartmentEntry } from '../../../../contract/manage/department-change';
import { LOCALES, type Locale } from '../../../../contract/core/locale';
import type { ItemDocument, Names } from '../../../../contract/document';
import { nameIn } from '../read/names';
import { namedAmong } from './taxonomy';

/** Parts of a document that name departments. */
export type NamedDepartments = Pick<ItemDocument, 'department' | 'audience'>;

/**
 * Returns names of a department, or the present ones if it is called by an alias: those in the same languages, so that a document in
 * one language reads as its file does after an export.
 */
export function presentNames(names: Names, departments: readonly DepartmentEntry[]): Names {
  const { id } = namedAmong(departments, names);
  const found = departments.find((each) => each.id === id);
  if (!found || !Object.values(names).some((name) => isAlias(found, name))) return names;
  const present = Object.entries(found.names).filter(([locale]) => names[locale as Locale] !== undefined);
  return present.length ? Object.fromEntries(present) : found.names;
}

/**
 * Returns an audience with the present names of departments that it calls by aliases: the English one, if there is any, whatever
 * the language of the alias, because the audience is the same in all languages. Other names stay as they are written.
 */
export function presentAudience(names: readonly string[], departments: readonly DepartmentEntry[]): string[] {
  const present = names.map((name) => {
    const found = departments.find((each) => isAlias(each, name));
    return found ? nameIn(found.names, LOCALES[0]) : name;
  });
  return present.every((name, place) => name === names[place]) ? [...names] : [...new Set(present)];
}

/** Returns what a document says of departments, with their present names. */
export const withPresentDepartments = <Named extends NamedDepartments>(
  document: Named,
  departments: readonly DepartmentEntry[],
): Named => ({
  ...document,
  department: document.department && presentNames(document.department, departments),
  audience: { ...document.audience, departments: presentAudience(document.audience.departments, departments) },
});
