import { AREAS } from '../../../contract/core/areas';
import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import { LOCALES, type Locale } from '../../../contract/core/locale';
import type { Viewer } from '../../../contract/core/permissions';
import type { contentManageApi, ManagedItem } from '../../../contract/manage/content';
import type { Db } from '../../db/connect';
import type { Deps } from '../../http/deps';
import { listDepartments } from '../item/publish/taxonomy-repository';
import { nameIn } from '../item/read/names';
import { mayEdit, mayEditIn } from '../item/read/policy';
import { countManaged, listManaged, type ContentFilter, type ContentScope, type ManagedRow } from './content-repository';

type Api = typeof contentManageApi;

const DAY_MS = 86_400_000;

/** Returns a page of the items that the viewer may edit. */
export async function listContent(
  { db, now }: Deps,
  { area, draft, expiresWithin, sort, page, pageSize, ...given }: ParsedInputOf<Api['list']>,
  { viewer, locale }: { viewer: Viewer; locale: Locale },
): Promise<AnswerOf<Api['list']>> {
  const scope = await scopeOf(db, viewer);
  const areas = scope.areas.filter((each) => area === undefined || each === area);
  const moment = now();
  const filter: ContentFilter = {
    ...given,
    query: given.query || undefined,
    hasDraft: draft !== undefined,
    ...(draft === 'mine' && { draftOf: viewer.id }),
    ...(draft === 'others' && { draftNotOf: viewer.id }),
    ...(expiresWithin !== undefined && { expiresBy: new Date(moment.getTime() + expiresWithin * DAY_MS) }),
  };
  const total = await countManaged(db, { ...scope, areas }, filter, moment);
  const rows = await listManaged(db, { ...scope, areas }, filter, { sort, locale, page, pageSize }, moment);
  return { items: rows.map((row) => managedItemOf(row, viewer, locale)), total, page, pageSize };
}

/** Returns the areas and departments whose items the viewer may edit, the departments by name. */
export async function readScope(
  { db }: Deps,
  { viewer, locale }: { viewer: Viewer; locale: Locale },
): Promise<AnswerOf<Api['scope']>> {
  const { areas, departments } = await scopeOf(db, viewer);
  const named = (await listDepartments(db))
    .filter(({ id }) => departments === null || departments.includes(id))
    .map(({ id, names }) => ({ id, name: nameIn(names, locale) }));
  return { areas: [...areas], departments: named.sort((a, b) => a.name.localeCompare(b.name, locale)) };
}

/** Returns the areas whose items the viewer may edit, and the ids of the departments; null for all departments. */
export async function scopeOf(db: Db, viewer: Viewer): Promise<ContentScope> {
  const areas = AREAS.filter((area) => mayEditIn(viewer, area));
  const [first] = areas;
  if (first === undefined || mayEdit(viewer, { area: first, department: null, departmentNames: null }))
    return { areas, departments: null };
  const departments = (await listDepartments(db)).filter(({ id, names }) =>
    mayEdit(viewer, { area: first, department: id, departmentNames: names }),
  );
  return { areas, departments: departments.map(({ id }) => id) };
}

function managedItemOf(row: ManagedRow, viewer: Viewer, locale: Locale): ManagedItem {
  const { area, id, state, revision, views, department, departmentNames, draftVersion, draftSavedAt, draftBy, draftByName } = row;
  const titles = { 'en-US': row.titleEn, 'zh-CN': row.titleZh };
  return {
    ...{ area, id, state, revision, views },
    titles: Object.fromEntries(LOCALES.flatMap((each) => (titles[each] === null ? [] : [[each, titles[each]]]))),
    draft:
      draftVersion === null || draftSavedAt === null
        ? null
        : {
            version: draftVersion,
            savedAt: draftSavedAt.toISOString(),
            savedBy: draftBy === null ? null : { id: draftBy, name: draftByName ?? '' },
            mine: draftBy === viewer.id,
          },
    department: department && departmentNames ? { id: department, name: nameIn(departmentNames, locale) } : null,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    returnedAt: row.returnedAt?.toISOString() ?? null,
    scheduledAt: row.scheduledAt?.toISOString() ?? null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  };
}
