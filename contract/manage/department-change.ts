import { foldedName } from '../core/folded-name';
import type { Names } from '../document';
import { givenNames } from './structure-change';

/** Maximum number of aliases of a department. */
export const MAX_ALIASES = 100;

/** Department with its former and alternative names, which documents and identity providers may use. */
export interface DepartmentEntry {
  id: string;
  names: Names;
  aliases: readonly string[];
}

/** Returns the id of a department and all names that lead to it. */
export const namesLeadingTo = ({ id, names, aliases }: DepartmentEntry): string[] => [id, ...Object.values(names), ...aliases];

export type DepartmentChange =
  | { kind: 'create'; names: Names }
  | { kind: 'rename'; id: string; names: Names }
  | { kind: 'merge'; id: string; into: string }
  | { kind: 'addAlias'; id: string; alias: string }
  | { kind: 'removeAlias'; id: string; alias: string }
  | { kind: 'remove'; id: string };

type DepartmentProblem = 'department.not_found' | 'department.exists' | 'department.in_use' | 'department.invalid';

/** Departments after a change, or the error code if the change is refused. */
type ChangedDepartments<Entry extends DepartmentEntry> =
  { departments: Entry[]; problem?: never; reason?: never } | { problem: DepartmentProblem; reason?: string };

interface ChangeFacts<Entry extends DepartmentEntry> {
  change: DepartmentChange;
  /** Returns a new department. */
  create: (names: Names) => Entry;
  /** Returns true if content refers to a department. */
  isUsed: (id: string) => boolean;
}

const isAmong = (names: readonly string[], name: string): boolean =>
  names.some((other) => foldedName(other) === foldedName(name));

/** Returns true if a department has this id, name or alias. */
export const isCalled = (department: DepartmentEntry, name: string): boolean => isAmong(namesLeadingTo(department), name);

/** Returns true if a name is an alias of a department and not one of its present names. */
export const isAlias = ({ names, aliases }: DepartmentEntry, name: string): boolean =>
  isAmong(aliases, name) && !isAmong(Object.values(names), name);

/** Returns the aliases without duplicates and without the present names. */
export function aliasesBeside(names: Names, aliases: readonly string[]): string[] {
  const kept: string[] = [];
  for (const alias of aliases) if (!isAmong([...Object.values(names), ...kept], alias)) kept.push(alias);
  return kept;
}

/** Returns the departments after a change. Each name belongs to one department only, so that access never depends on their order. */
export function changeDepartments<Entry extends DepartmentEntry>(
  departments: readonly Entry[],
  { change, create, isUsed }: ChangeFacts<Entry>,
): ChangedDepartments<Entry> {
  const named = [...('id' in change ? [change.id] : []), ...('into' in change ? [change.into] : [])];
  if (named.some((id) => departments.every((each) => each.id !== id))) return { problem: 'department.not_found' };
  const isTaken = (name: string, own?: string) => departments.some((each) => each.id !== own && isCalled(each, name));
  const replaced = (id: string, changed: (entry: Entry) => Partial<DepartmentEntry>) =>
    checked(departments.map((each) => (each.id === id ? { ...each, ...changed(each) } : each)));
  switch (change.kind) {
    case 'create': {
      const names = givenNames(change.names);
      if (!Object.keys(names).length) return NAMELESS;
      if (Object.values(names).some((name) => isTaken(name))) return { problem: 'department.exists' };
      return { departments: [...departments, create(names)] };
    }
    case 'rename': {
      const names = givenNames(change.names);
      if (!Object.keys(names).length) return NAMELESS;
      const given = departments.filter(({ id }) => id === change.id).flatMap((entry) => Object.values(entry.names));
      const isNew = (name: string) => !isAmong(given, name);
      if (Object.values(names).some((name) => isNew(name) && isTaken(name, change.id))) return { problem: 'department.exists' };
      return replaced(change.id, (entry) => ({
        names,
        aliases: aliasesBeside(names, [...entry.aliases, ...Object.values(entry.names)]),
      }));
    }
    case 'merge': {
      if (change.id === change.into) return { problem: 'department.invalid', reason: 'is the same department' };
      const former = departments.filter(({ id }) => id === change.id);
      const added = former.flatMap(({ id, names, aliases }) => [...Object.values(names), id, ...aliases]);
      const merged = replaced(change.into, ({ names, aliases }) => ({ aliases: aliasesBeside(names, [...aliases, ...added]) }));
      return merged.problem ? merged : { departments: merged.departments.filter(({ id }) => id !== change.id) };
    }
    case 'addAlias': {
      const alias = change.alias.trim();
      if (!alias) return NAMELESS;
      if (isTaken(alias, change.id)) return { problem: 'department.exists' };
      return replaced(change.id, ({ names, aliases }) => ({ aliases: aliasesBeside(names, [...aliases, alias]) }));
    }
    case 'removeAlias': {
      const holder = departments.find(({ id }) => id === change.id);
      if (!holder?.aliases.includes(change.alias)) return { problem: 'department.invalid', reason: 'has no such alias' };
      if (foldedName(change.alias) === foldedName(change.id)) return { problem: 'department.invalid', reason: 'is its id' };
      return replaced(change.id, ({ aliases }) => ({ aliases: aliases.filter((alias) => alias !== change.alias) }));
    }
    case 'remove':
      if (isUsed(change.id)) return { problem: 'department.in_use' };
      return { departments: departments.filter(({ id }) => id !== change.id) };
  }
}

const NAMELESS = { problem: 'department.invalid', reason: 'has no name' } as const;

const checked = <Entry extends DepartmentEntry>(departments: Entry[]): ChangedDepartments<Entry> =>
  departments.some(({ aliases }) => aliases.length > MAX_ALIASES)
    ? { problem: 'department.invalid', reason: `has more than ${MAX_ALIASES} aliases` }
    : { departments };
