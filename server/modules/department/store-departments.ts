import { isDeepStrictEqual } from 'node:util';
import { AREAS } from '../../../contract/core/areas';
import type { DepartmentEntry } from '../../../contract/manage/department-change';
import { strictestMode } from '../../../contract/manage/review-mode';
import type { Db } from '../../db/connect';
import { lockUntilCommit } from '../../db/lock-repository';
import { LOCK } from '../../db/locks';
import { presentNames, withPresentDepartments } from '../item/publish/present-departments';
import { searchedWords } from '../person/directory';
import { putReviewSettings, readReviewSettings } from '../review/settings';
import * as repository from './repository';

interface Change {
  before: readonly DepartmentEntry[];
  after: readonly DepartmentEntry[];
  /** Ids of the departments that are merged, each with the id of the one that it is merged into. */
  merged: ReadonlyMap<string, string>;
  /** Ids of departments that are to be listed in the content folder although nothing about them changes. */
  named?: readonly string[];
}

/** Stores departments, and updates documents, contacts and review settings to their new names. */
export async function storeDepartments(trx: Db, { before, after, merged, named = [] }: Change): Promise<void> {
  const changed = after.filter((entry) => !before.some((other) => isSame(other, entry)));
  // Read before the rows change, because items are found by the former names.
  const referring = await repository.listReferringPublished(trx, [...changed.map(({ id }) => id), ...merged.keys()]);
  for (const [from, into] of merged) {
    await repository.moveOwned(trx, from, into);
    await moveReviewModes(trx, from, into);
  }
  for (const { id } of before) if (!after.some((entry) => entry.id === id)) await repository.deleteDepartment(trx, id);
  for (const entry of after) if (changed.includes(entry) || named.includes(entry.id)) await repository.putDepartment(trx, entry);
  for (const document of [...referring, ...(await repository.listReferringDrafts(trx))]) {
    const present = withPresentDepartments(document, after);
    if (!isDeepStrictEqual(present, document)) await repository.updateReferring(trx, present);
  }
  await renameInDirectory(trx, after);
}

const isSame = (some: DepartmentEntry, other: DepartmentEntry): boolean =>
  some.id === other.id && isDeepStrictEqual(some.names, other.names) && isDeepStrictEqual(some.aliases, other.aliases);

/** Updates the department names of people and desks. */
async function renameInDirectory(trx: Db, departments: readonly DepartmentEntry[]): Promise<void> {
  await lockUntilCommit(trx, LOCK.directory);
  for (const { id, names, roles, departments: stored } of await repository.listContacts(trx)) {
    const present = presentNames(stored, departments);
    if (isDeepStrictEqual(present, stored)) continue;
    const { words } = searchedWords({ name: names, role: roles, department: present });
    await repository.updateContact(trx, id, { departments: present, words });
  }
}

/** Moves the review settings of a department to another one, which keeps the stricter of the two. */
async function moveReviewModes(trx: Db, from: string, into: string): Promise<void> {
  const { version, areas } = await readReviewSettings(trx);
  if (!AREAS.some((area) => areas[area]?.departments[from])) return;
  const moved = AREAS.flatMap((area) => {
    const setting = areas[area];
    if (!setting) return [];
    const { [from]: former, ...others } = setting.departments;
    if (!former) return [[area, setting] as const];
    const own = others[into] ?? setting.mode;
    return [[area, { ...setting, departments: { ...others, [into]: strictestMode([former, own]) } }] as const];
  });
  await putReviewSettings(trx, { version: version + 1, areas: Object.fromEntries(moved) });
}
