import { AREAS, type Area } from '../../../contract/core/areas';
import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import { LOCALES, type Locale } from '../../../contract/core/locale';
import type { Viewer } from '../../../contract/core/permissions';
import type { Names } from '../../../contract/document';
import type { contentManageApi, ManagedItem } from '../../../contract/manage/content';
import type { Db } from '../../db/connect';
import type { Deps } from '../../http/deps';
import { listDepartments } from '../item/publish/taxonomy-repository';
import { keysWithin } from '../item/read/classification-repository';
import { nameIn } from '../item/read/names';
import { mayEdit, mayEditIn, ownedBy } from '../item/read/policy';
import {
  countByOwner,
  countManaged,
  listManaged,
  type ContentFilter,
  type ContentScope,
  type ManagedRow,
} from './content-repository';

type Api = typeof contentManageApi;

const DAY_MS = 86_400_000;

/** Returns a page of the items that the viewer may edit. */
export async function listContent(
  { db, now }: Deps,
  { area, draft, expiresWithin, check, classificationId, sort, page, pageSize, ...given }: ParsedInputOf<Api['list']>,
  { viewer, locale }: { viewer: Viewer; locale: Locale },
): Promise<AnswerOf<Api['list']>> {
  const scope = await scopeOf(db, viewer);
  const areas = scope.areas.filter((each) => area === undefined || each === area);
  const moment = now();
  const filter: ContentFilter = {
    ...given,
    query: given.query || undefined,
    care: check,
    ...(classificationId !== undefined && { classifications: await keysInSome(db, areas, classificationId) }),
    hasDraft: draft !== undefined,
    ...(draft === 'mine' && { draftOf: viewer.id }),
    ...(draft === 'others' && { draftNotOf: viewer.id }),
    ...(expiresWithin !== undefined && { expiresBy: new Date(moment.getTime() + expiresWithin * DAY_MS) }),
  };
  const own = { ...scope, areas, person: viewer.id };
  const total = await countManaged(db, own, filter, moment);
  const rows = await listManaged(db, own, filter, { sort, locale, page, pageSize }, moment);
  return { items: rows.map((row) => managedItemOf(row, viewer, locale)), total, page, pageSize };
}

/** Returns the keys of the classifications with that id in any of the areas, and of those below them. */
async function keysInSome(db: Db, areas: readonly Area[], id: string): Promise<number[]> {
  const keys: number[] = [];
  for (const area of areas) keys.push(...(await keysWithin(db, area, id)));
  return keys;
}

/** Returns the owners of the items that the viewer may edit, with the numbers of their items. */
export async function readOwners(
  { db, now }: Deps,
  { viewer, locale }: { viewer: Viewer; locale: Locale },
): Promise<AnswerOf<Api['owners']>> {
  const rows = await countByOwner(db, { ...(await scopeOf(db, viewer)), person: viewer.id }, now());
  return {
    owners: rows.flatMap(({ owner, names, roles, departments, ...row }) => {
      if (owner === null) return [];
      const text = (given: Names | null) => given && nameIn(given, locale);
      const { kind, count, due, pictureId, width, height } = row;
      const shown = { name: text(names), role: text(roles), department: text(departments) };
      const picture = pictureId === null ? null : { id: pictureId, width, height };
      return [{ id: owner, ...shown, kind, picture, count, due }];
    }),
    without: rows.find(({ owner }) => owner === null)?.count ?? 0,
  };
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
  if (first === undefined || mayEdit(viewer, ownedBy(first, null))) return { areas, departments: null };
  const departments = (await listDepartments(db)).filter((department) => mayEdit(viewer, ownedBy(first, department)));
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
    owner: row.owner === null ? null : { id: row.owner, name: row.ownerNames && nameIn(row.ownerNames, locale) },
    checkBy: row.checkBy,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    returnedAt: row.returnedAt?.toISOString() ?? null,
    scheduledAt: row.scheduledAt?.toISOString() ?? null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  };
}
