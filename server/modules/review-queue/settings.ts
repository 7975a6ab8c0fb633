import { AREAS } from '../../../contract/core/areas';
import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import type { Locale } from '../../../contract/core/locale';
import type { Viewer } from '../../../contract/core/permissions';
import { problemOfSettings, type reviewApi } from '../../../contract/manage/review';
import type { Db } from '../../db/connect';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { insertAuditEvent } from '../audit/repository';
import { inContentTransaction } from '../item/publish/save';
import { listDepartments } from '../item/publish/taxonomy-repository';
import { nameIn } from '../item/read/names';
import { putReviewSettings, readReviewSettings, type ReviewAreas } from '../review/settings';

type Api = typeof reviewApi;
type Settings = AnswerOf<Api['settings']>;

/** Returns where drafts are reviewed, in all areas, with the departments to choose from by name. */
export async function readSettings(db: Db, locale: Locale): Promise<Settings> {
  const { version, areas } = await readReviewSettings(db);
  const known = await listDepartments(db);
  const isKnown = (id: string) => known.some((department) => department.id === id);
  return {
    version,
    areas: AREAS.map((area) => ({
      area,
      mode: areas[area]?.mode ?? 'off',
      departments: Object.entries(areas[area]?.departments ?? {})
        .filter(([department]) => isKnown(department))
        .map(([department, mode]) => ({ department, mode })),
    })),
    departments: known
      .map(({ id, names }) => ({ id, name: nameIn(names, locale) }))
      .sort((a, b) => a.name.localeCompare(b.name, locale)),
  };
}

/** Stores where drafts are reviewed. Throws `review.conflict` for another version, or `review.invalid`. */
export async function saveSettings(
  deps: Deps,
  { version, areas }: ParsedInputOf<Api['saveSettings']>,
  { viewer, locale }: { viewer: Viewer; locale: Locale },
): Promise<Settings> {
  return inContentTransaction(deps, async (trx) => {
    const before = await readReviewSettings(trx);
    if (before.version !== version) throw new AppError('review.conflict');
    const known = new Set((await listDepartments(trx)).map(({ id }) => id));
    const problem = problemOfSettings(areas, (department) => known.has(department));
    if (problem !== null) throw new AppError('review.invalid', { areas: problem });
    const next: ReviewAreas = Object.fromEntries(
      areas.map(({ area, mode, departments }) => [
        area,
        { mode, departments: Object.fromEntries(departments.map((each) => [each.department, each.mode])) },
      ]),
    );
    await putReviewSettings(trx, { version: version + 1, areas: next });
    const states = { before: before.areas, after: next };
    await insertAuditEvent(trx, { action: 'review.settings', person: viewer.id, item: null, ...states }, deps.now());
    return readSettings(trx, locale);
  });
}
