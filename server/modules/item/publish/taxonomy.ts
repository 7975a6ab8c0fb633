import type { Area } from '../../../../contract/core/areas';
import { LOCALES } from '../../../../contract/core/locale';
import type { Db } from '../../../db/connect';
import type { Names } from '../../../../contract/document';
import { isCalled, type DepartmentEntry } from '../../../../contract/manage/department-change';
import { nameIn } from '../read/names';
import { slugId, withHash } from '../markdown/slug';
import * as repository from './taxonomy-repository';

/** Returns the id of the department with these names. Creates the department, or adds a name in a missing language, if necessary. */
export async function ensureDepartment(trx: Db, names: Names): Promise<string> {
  const departments = await repository.listDepartments(trx);
  const { id, names: known, isNew } = namedAmong(departments, names);
  // Leaves out names that also match another department: the people of each could otherwise read what is meant for the other.
  const own = Object.fromEntries(
    Object.entries(names).filter(([, name]) => departments.every((each) => !isCalled(each, name))),
  ) as Names;
  if (isNew) await repository.insertDepartment(trx, id, names);
  else if (addsLanguage(known, own)) await repository.renameDepartment(trx, id, { ...own, ...known });
  return id;
}

/** Department that matches given names. */
type NamedDepartment = DepartmentEntry & { isNew: boolean };

/** Returns the department to which the names lead; one that does not exist yet has these names. */
export async function departmentNamed(db: Db, names: Names): Promise<NamedDepartment> {
  return namedAmong(await repository.listDepartments(db), names);
}

/** Returns the department that matches the names by id, by name or by alias; if there is none, a new one with these names. */
export function namedAmong(departments: readonly DepartmentEntry[], names: Names): NamedDepartment {
  const id = slugId(nameIn(names, LOCALES[0]));
  const found =
    departments.find((each) => each.id === id) ??
    departments.find((each) => isNamed(each, names, id)) ??
    departments.find((each) => [...Object.values(names), id].some((name) => isCalled(each, name)));
  return found ? { ...found, isNew: false } : { id, names, aliases: [], isNew: true };
}

/** Returns an id for a department with these names that no other department has. */
export const newDepartmentId = (others: readonly DepartmentEntry[], names: Names): string =>
  newClassificationId(
    others.flatMap(({ id, aliases }) => [id, ...aliases]).map((id) => ({ id })),
    null,
    names,
  );

/** Returns the key of the last classification of a path from the broadest to the narrowest. Creates those that are missing. */
export async function ensureClassification(trx: Db, area: Area, path: readonly Names[]): Promise<number> {
  const [first, ...rest] = path;
  if (!first) throw new Error('a classification without a name');
  let classification = await ensureBelow(trx, area, null, first);
  for (const names of rest) classification = await ensureBelow(trx, area, classification, names);
  return classification.key;
}

async function ensureBelow(trx: Db, area: Area, parent: repository.StoredClassification | null, names: Names) {
  const all = await repository.listClassifications(trx, area);
  const parentKey = parent?.key ?? null;
  const id = slugId(nameIn(names, LOCALES[0]));
  const siblings = all.filter((row) => row.parent === parentKey);
  const found = siblings.find((row) => agrees(row, names)) ?? siblings.find((row) => isNamed(row, names, id));
  if (!found) {
    const row = { area, id: newClassificationId(all, parent?.id ?? null, names), parent: parentKey };
    return repository.insertClassification(trx, { ...row, names: JSON.stringify(names) });
  }
  if (addsLanguage(found.names, names)) await repository.renameClassification(trx, found.key, { ...names, ...found.names });
  return found;
}

/** Returns an id for a classification of these names that none of the others of the area has. */
export function newClassificationId(others: readonly { id: string }[], parent: string | null, names: Names): string {
  const isTaken = (id: string): boolean => others.some((other) => other.id === id);
  const own = slugId(nameIn(names, LOCALES[0]));
  let id = isTaken(own) ? withHash(own, `${parent ?? ''} ${own}`) : own;
  for (let attempt = 2; isTaken(id); attempt += 1) id = withHash(own, `${parent ?? ''} ${own} ${attempt}`);
  return id;
}

/** Returns true if the names are equal in any language, or differ only in case or punctuation. */
export const isNamed = (stored: { id: string; names: Names }, names: Names, id = slugId(nameIn(names, LOCALES[0]))): boolean =>
  stored.id === id || LOCALES.some((locale) => names[locale] !== undefined && names[locale] === stored.names[locale]);

/** Returns true if the names are equal in some language and differ in none that both have. */
export const agrees = (stored: { names: Names }, names: Names): boolean =>
  LOCALES.some((locale) => names[locale] !== undefined && names[locale] === stored.names[locale]) &&
  LOCALES.every((locale) => (names[locale] ?? stored.names[locale]) === (stored.names[locale] ?? names[locale]));

/** Returns true if there is a name in a language in which none is stored. */
export const addsLanguage = (stored: Names, given: Names): boolean =>
  LOCALES.some((locale) => given[locale] !== undefined && stored[locale] === undefined);
