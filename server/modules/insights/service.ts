import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import type { Locale } from '../../../contract/core/locale';
import type { Viewer } from '../../../contract/core/permissions';
import type { ItemRef } from '../../../contract/item';
import { ACTIVE_DAYS, type insightsApi, type MustReadCompletion } from '../../../contract/manage/insights';
import type { Db } from '../../db/connect';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { claimedDepartment } from '../department/claimed-department-repository';
import { editableItem } from '../manage/access';
import { scopeOf } from '../manage/content';
import { completionOf, type Group } from './completion';
import { countConfirmed, listMissing } from './completion-repository';
import { figuresOf, periodOf } from './period';
import { countDays, countFiles, countItems, findHead, firstCountedDay, listComments, readersByDay } from './repository';
import type { InsightScope } from './repository';

type Api = typeof insightsApi;
export interface Asking {
  viewer: Viewer;
  locale: Locale;
}

const DAY_MS = 86_400_000;

/** Returns the items that the viewer may edit, all of them, of one area, or one of them. */
async function insightScope(db: Db, viewer: Viewer, { area, id }: Partial<ItemRef>): Promise<InsightScope> {
  if (area !== undefined && id !== undefined) {
    const { key } = await editableItem(db, { area, id }, viewer, 'item.not_found');
    return { areas: [area], departments: null, item: key };
  }
  const scope = await scopeOf(db, viewer);
  return { ...scope, areas: scope.areas.filter((each) => area === undefined || each === area) };
}

export async function readOverview(
  { db, now }: Deps,
  { days, ...filter }: ParsedInputOf<Api['overview']>,
  { viewer }: Asking,
): Promise<AnswerOf<Api['overview']>> {
  return periodFigures(db, await insightScope(db, viewer, filter), periodOf(now(), days));
}

async function periodFigures(db: Db, scope: InsightScope, period: ReturnType<typeof periodOf>) {
  const rows = await countDays(db, scope, period);
  return { from: period.from, to: period.to, countedSince: await firstCountedDay(db), ...figuresOf(rows, period) };
}

export async function listItems(
  { db, now }: Deps,
  { days, area, ...request }: ParsedInputOf<Api['itemList']>,
  { viewer, locale }: Asking,
): Promise<AnswerOf<Api['itemList']>> {
  const period = periodOf(now(), days);
  const rows = await countItems(db, await insightScope(db, viewer, { area }), period, { ...request, locale });
  const readers = await readersByDay(
    db,
    rows.map(({ key }) => key),
    period,
  );
  const countOf = new Map(readers.map((row) => [`${row.item} ${row.day}`, row.readers]));
  return {
    items: rows.map(({ key, total: _, ...row }) => ({
      ...row,
      trend: period.days.map((day) => countOf.get(`${key} ${day}`) ?? 0),
    })),
    total: rows[0]?.total ?? 0,
    page: request.page,
    pageSize: request.pageSize,
  };
}

export async function readComments(
  { db, now }: Deps,
  { days, area, id, page, pageSize }: ParsedInputOf<Api['commentList']>,
  { viewer, locale }: Asking,
): Promise<AnswerOf<Api['commentList']>> {
  const scope = await insightScope(db, viewer, { area, id });
  const rows = await listComments(db, scope, periodOf(now(), days), { locale, page, pageSize });
  return {
    items: rows.map(({ total: _, at, ...row }) => ({ ...row, at: at.toISOString() })),
    total: rows[0]?.total ?? 0,
    page,
    pageSize,
  };
}

export async function readItem(
  { db, now }: Deps,
  { days, ...ref }: ParsedInputOf<Api['item']>,
  { viewer, locale }: Asking,
): Promise<AnswerOf<Api['item']>> {
  const { key, head } = await publishedItem(db, ref, { viewer, locale });
  const { mustRead, ...title } = head;
  const period = periodOf(now(), days);
  return {
    ...title,
    ...(await periodFigures(db, { areas: [ref.area], departments: null, item: key }, period)),
    files: await countFiles(db, key, period),
    completion: mustRead ? await readCompletion(db, key, activeSince(now()), locale) : null,
  };
}

export async function readMissing(
  { db, now }: Deps,
  { page, pageSize, ...ref }: ParsedInputOf<Api['missingList']>,
  asking: Asking,
): Promise<AnswerOf<Api['missingList']>> {
  const { key, head } = await publishedItem(db, ref, asking);
  const rows = head.mustRead ? await listMissing(db, key, activeSince(now()), { page, pageSize }) : [];
  const items = rows.map(({ total: _, names, department, ...person }) => ({
    ...person,
    department: claimedDepartment(department, names, asking.locale),
  }));
  return { items, total: rows[0]?.total ?? 0, page, pageSize };
}

const activeSince = (moment: Date): Date => new Date(moment.getTime() - ACTIVE_DAYS * DAY_MS);

async function publishedItem(db: Db, ref: ItemRef, { viewer, locale }: Asking) {
  const { key } = await editableItem(db, ref, viewer, 'item.not_found');
  const head = await findHead(db, key, locale);
  if (!head) throw new AppError('item.not_found');
  return { key, head };
}

async function readCompletion(db: Db, item: number, since: Date, locale: Locale): Promise<MustReadCompletion> {
  const groups = new Map<string | null, Group>();
  for (const { name, names, people, confirmed } of await countConfirmed(db, item, since)) {
    const department = claimedDepartment(name, names, locale);
    const group = groups.get(department) ?? { department, people: 0, confirmed: 0 };
    groups.set(department, { department, people: group.people + people, confirmed: group.confirmed + confirmed });
  }
  return completionOf([...groups.values()]);
}
