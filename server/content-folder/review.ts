import { reviewEntries, type ReviewEntries } from '../../contract/content-folder/review-entry';
import { AREAS } from '../../contract/core/areas';
import type { Db } from '../db/connect';
import { putSetting, readSetting } from '../db/settings';
import type { Deps } from '../http/deps';
import { insertAuditEvent } from '../modules/audit/repository';
import { inContentTransaction } from '../modules/item/publish/save';
import { namedAmong } from '../modules/item/publish/taxonomy';
import { listDepartments } from '../modules/item/publish/taxonomy-repository';
import { putReviewSettings, readReviewSettings, type ReviewAreas } from '../modules/review/settings';
import type { Problem } from './problems/problem';
import { at, REASONS, unusedDepartment } from './problems/reasons';
import { readYamlFile } from './yaml-file';

/** Name of the file that says where drafts are reviewed, next to the areas' folders. */
export const REVIEW_FILE = 'review.yaml';

/** Setting with the modes of the last import. */
const SETTING = 'folder_review';

interface ImportedReview {
  conflicts: Problem[];
  warnings: Problem[];
}

/**
 * Imports where drafts are reviewed, if the folder has the file. Settings that were saved in the portal since the last import stay,
 * unless they are to be overwritten; they are a conflict if the folder has changed too. Throws UnusableDocument.
 */
export async function importReview(deps: Deps, folder: string, { overwrite }: { overwrite: boolean }): Promise<ImportedReview> {
  const read = await readYamlFile<ReviewEntries>(folder, REVIEW_FILE, reviewEntries);
  if (!read) return { conflicts: [], warnings: [] };
  return inContentTransaction(deps, async (trx) => {
    const { areas, warnings } = await resolved(trx, read);
    const taken = await takeReview(trx, areas, { overwrite, moment: deps.now() });
    return { conflicts: taken ? [] : [{ file: REVIEW_FILE, line: 1, reason: REASONS.reviewConflict }], warnings };
  });
}

/** Returns the modes by the ids of departments, with a warning for each department that no document has. */
async function resolved(
  trx: Db,
  { data, lineOf }: { data: ReviewEntries; lineOf: (...path: PropertyKey[]) => number },
): Promise<{ areas: ReviewAreas; warnings: Problem[] }> {
  const known = await listDepartments(trx);
  const areas: ReviewAreas = {};
  const warnings: Problem[] = [];
  for (const area of AREAS) {
    const entry = data[area];
    if (!entry) continue;
    const departments: [string, (typeof entry)['mode']][] = [];
    for (const [place, { name, mode }] of entry.departments.entries()) {
      const { id, isNew } = namedAmong(known, name);
      const line = lineOf(area, 'departments', place, 'name');
      if (isNew) warnings.push({ file: REVIEW_FILE, line, reason: at(area, unusedDepartment(name)) });
      else departments.push([id, mode]);
    }
    areas[area] = { mode: entry.mode, departments: Object.fromEntries(departments) };
  }
  return { areas, warnings };
}

/** Stores the modes of the folder. Returns false, and stores nothing, if both they and those of the portal have changed. */
async function takeReview(
  trx: Db,
  areas: ReviewAreas,
  { overwrite, moment }: { overwrite: boolean; moment: Date },
): Promise<boolean> {
  const present = await readReviewSettings(trx);
  const imported = ((await readSetting(trx, SETTING)) as ReviewAreas | undefined) ?? {};
  if (!isSame(present.areas, areas)) {
    if (!overwrite && !isSame(present.areas, imported)) return isSame(areas, imported);
    await putReviewSettings(trx, { version: present.version + 1, areas });
    const states = { before: present.areas, after: areas };
    await insertAuditEvent(trx, { action: 'review.settings', person: null, item: null, ...states }, moment);
  }
  await putSetting(trx, SETTING, areas);
  return true;
}

/** Returns true if both say the same; an area that is not named needs no review. */
const isSame = (some: ReviewAreas, others: ReviewAreas): boolean => JSON.stringify(plain(some)) === JSON.stringify(plain(others));

const plain = (areas: ReviewAreas) =>
  AREAS.map((area) => ({ mode: areas[area]?.mode ?? 'off', departments: Object.entries(areas[area]?.departments ?? {}).sort() }));
