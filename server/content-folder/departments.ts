import { departmentEntries, type DepartmentFileEntry } from '../../contract/content-folder/department-entry';
import { LOCALES } from '../../contract/core/locale';
import { aliasesBeside, isCalled, type DepartmentEntry } from '../../contract/manage/department-change';
import type { Db } from '../db/connect';
import { putSetting, readSetting } from '../db/settings';
import { isStorable } from '../db/storable';
import type { Deps } from '../http/deps';
import { storeDepartments } from '../modules/department/store-departments';
import { areDepartmentsOfPortal, markDepartmentsOfPortal } from '../modules/item/publish/department-origin';
import { inContentTransaction } from '../modules/item/publish/save';
import { newDepartmentId } from '../modules/item/publish/taxonomy';
import { listDepartments } from '../modules/item/publish/taxonomy-repository';
import { nameIn } from '../modules/item/read/names';
import type { Problem } from './problems/problem';
import { about, REASONS } from './problems/reasons';
import { withoutMissing } from './write-item';
import { readYamlFile } from './yaml-file';

/** Name of the file with the names of departments, next to the areas' folders. */
export const DEPARTMENTS_FILE = 'departments.yaml';

/** Setting with the entries of the last import. */
const SETTING = 'folder_departments';

const departments = departmentEntries.superRefine((entries, context) => {
  for (const [place, entry] of entries.entries())
    if (!isStorable(entry)) context.addIssue({ code: 'custom', path: [place], message: 'contains an invalid character' });
});

/**
 * Imports the names of departments, if the folder has the file: creates missing departments, renames those that have other names,
 * and adds aliases. Departments that were changed in the portal since the last import stay as they are, unless they are to be
 * overwritten; they are a conflict if the folder has changed too. Throws UnusableDocument.
 */
export async function importDepartments(deps: Deps, folder: string, { overwrite }: { overwrite: boolean }): Promise<Problem[]> {
  const read = await readYamlFile<DepartmentFileEntry[]>(folder, DEPARTMENTS_FILE, departments);
  if (!read) return [];
  const { data, lineOf } = read;
  return inContentTransaction(deps, async (trx) => {
    const before = await listDepartments(trx);
    const inPortal = !overwrite && (await areDepartmentsOfPortal(trx));
    if (inPortal && !data.every((entry) => isAsWritten(before, entry))) {
      const imported = (await readSetting(trx, SETTING)) as { entries: DepartmentFileEntry[] } | undefined;
      return isSame(data, imported?.entries) ? [] : [{ file: DEPARTMENTS_FILE, line: 1, reason: REASONS.departmentsConflict }];
    }
    const problems: Problem[] = [];
    let after: DepartmentEntry[] = before.map(({ id, names, aliases }) => ({ id, names, aliases }));
    for (const [place, entry] of data.entries()) {
      const found = calledBy(after, entry);
      if (found.length > 1) {
        const reason = about(nameIn(entry.name, LOCALES[0]), REASONS.severalDepartments);
        problems.push({ file: DEPARTMENTS_FILE, line: lineOf(place), reason });
      } else after = withEntry(after, entry, found[0]);
    }
    const named = data.flatMap((entry) => calledBy(after, entry).map(({ id }) => id));
    await storeDepartments(trx, { before, after, merged: new Map(), named });
    await markDepartmentsOfPortal(trx, false);
    await putSetting(trx, SETTING, { entries: data });
    return problems;
  });
}

/** Returns the departments that the id, a name or an alias of an entry identifies. */
const calledBy = (stored: readonly DepartmentEntry[], { id, name, aliases }: DepartmentFileEntry): DepartmentEntry[] =>
  stored.filter((department) =>
    [...(id === null ? [] : [id]), ...Object.values(name), ...aliases].some((each) => isCalled(department, each)),
  );

/** Returns the departments with the entry applied: its names and aliases go to `found`, or to a new department if that is undefined. */
function withEntry(
  stored: readonly DepartmentEntry[],
  { id, name, aliases }: DepartmentFileEntry,
  found: DepartmentEntry | undefined,
): DepartmentEntry[] {
  if (!found) return [...stored, { id: id ?? newDepartmentId(stored, name), names: name, aliases: aliasesBeside(name, aliases) }];
  const others = [...found.aliases, ...aliases, ...Object.values(found.names)];
  return stored.map((each) => (each === found ? { ...found, names: name, aliases: aliasesBeside(name, others) } : each));
}

/** Returns true if exactly one department matches the entry, and it has the entry's names and aliases. */
const isAsWritten = (stored: readonly DepartmentEntry[], entry: DepartmentFileEntry): boolean => {
  const [found, ...others] = calledBy(stored, entry);
  return (
    found !== undefined &&
    others.length === 0 &&
    LOCALES.every((locale) => found.names[locale] === entry.name[locale]) &&
    entry.aliases.every((alias) => isCalled(found, alias))
  );
};

const isSame = (some: readonly DepartmentFileEntry[], others: readonly DepartmentFileEntry[] = []): boolean =>
  JSON.stringify(plain(some)) === JSON.stringify(plain(others));

const plain = (entries: readonly DepartmentFileEntry[]): unknown[] =>
  entries.map(({ id, name, aliases }) => [id, LOCALES.map((locale) => name[locale] ?? null), aliases]);

/** Returns the departments that an administrator or an earlier file has named, as `departments.yaml` lists them. */
export async function writtenDepartments(db: Db): Promise<object[]> {
  const stored = await listDepartments(db);
  return stored
    .filter(({ isListed }) => isListed)
    .map(({ id, names, aliases }) =>
      withoutMissing({
        id: newDepartmentId([], names) === id ? undefined : id,
        name: Object.fromEntries(Object.entries(names).sort()),
        aliases: aliases.length ? aliases : undefined,
      }),
    );
}
