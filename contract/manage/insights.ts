import { z } from 'zod';
import { AREAS } from '../core/areas';
import { endpoint, isoDate, itemId, page, paging } from '../core/endpoint';
import { LOCALES } from '../core/locale';
import { itemRef, named } from '../item';
import { INSIGHT_DAYS } from './insights-days';

/** Minimum number of people of a group whose figures are shown; smaller groups are shown together. */
export const MIN_GROUP = 5;
/** Number of days within which people must have signed in to be counted among those who should confirm a notice. */
export const ACTIVE_DAYS = 180;

const INSIGHT_SORTS = ['readers', 'shares', 'downloads', 'notUseful'] as const;
export type InsightSort = (typeof INSIGHT_SORTS)[number];

const days = z.enum(INSIGHT_DAYS).default('30').meta({ description: 'Length of the period in days (UTC); today is the last.' });
const area = z.enum(AREAS).optional();
const day = z.iso.date();

const figures = z
  .object({
    readers: z.int().meta({ description: 'People who opened an item, counted once per item and day.' }),
    openings: z.int(),
    shares: z.int(),
    downloads: z.int().meta({ description: 'Downloads of attachments, counted once per person, file and day.' }),
    useful: z.int(),
    notUseful: z.int(),
  })
  .meta({ id: 'InsightFigures' });
export type InsightFigures = z.infer<typeof figures>;

const dayFigures = z.object({ day, readers: z.int(), openings: z.int(), shares: z.int(), downloads: z.int() });
export type DayFigures = z.infer<typeof dayFigures>;

const period = {
  from: day,
  to: day,
  countedSince: day.nullable().meta({ description: 'First day with counts; null if nothing has been counted yet.' }),
  now: figures,
  before: figures.meta({ description: 'The same figures of the period of that length before this one.' }),
  days: z.array(dayFigures).meta({ description: 'Each day of the period, oldest first.' }),
};

const itemInsight = z
  .object({
    ...itemRef.shape,
    title: z.string(),
    locale: z.enum(LOCALES),
    ...figures.shape,
    readersBefore: z.int(),
    trend: z.array(z.int()).meta({ description: 'Readers of each day of the period, oldest first.' }),
  })
  .meta({ id: 'ItemInsight' });
export type ItemInsight = z.infer<typeof itemInsight>;

const comment = z
  .object({
    ...itemRef.shape,
    title: z.string(),
    locale: z.enum(LOCALES),
    useful: z.boolean(),
    comment: z.string(),
    at: isoDate,
  })
  .meta({ id: 'InsightComment' });
export type InsightComment = z.infer<typeof comment>;

const completion = z
  .object({
    people: z.int().meta({
      description: `People of its audience who have signed in during the last ${ACTIVE_DAYS} days.`,
    }),
    confirmed: z.int().meta({ description: 'Those of them who have confirmed it since its last material change.' }),
    departments: z
      .array(
        z.object({
          department: z.string().nullable().meta({ description: 'Null for all others together.' }),
          people: z.int(),
          confirmed: z.int(),
        }),
      )
      .meta({ description: `Departments of at least ${MIN_GROUP} people, the largest first; empty if the audience is smaller.` }),
  })
  .meta({ id: 'MustReadCompletion' });
export type MustReadCompletion = z.infer<typeof completion>;

const call = { method: 'POST', permission: 'content.edit', limit: 'search', audit: 'reads' } as const;

export const insightsApi = {
  overview: endpoint({
    ...call,
    path: '/api/manage/insights/overview',
    summary: 'What readers did with the items that the caller may edit, in a period and in the one before it.',
    input: z.strictObject({ days, area }),
    answer: z.object(period),
  }),
  itemList: endpoint({
    ...call,
    path: '/api/manage/insights/item/list',
    summary: 'Items that the caller may edit and with which readers did something in a period, by the highest figure.',
    input: z.strictObject({ days, area, sort: z.enum(INSIGHT_SORTS).default('readers'), ...paging }),
    answer: page(itemInsight),
  }),
  commentList: endpoint({
    ...call,
    path: '/api/manage/insights/comment/list',
    summary: 'Comments on the usefulness of items that the caller may edit, newest first, without persons.',
    input: z.strictObject({ days, area, id: itemId.optional(), ...paging }),
    answer: page(comment),
    errors: ['item.not_found', 'permission.denied'],
  }),
  item: endpoint({
    ...call,
    path: '/api/manage/insights/item',
    summary: 'What readers did with one item in a period; of a must-read notice also who has confirmed it, by department.',
    input: z.strictObject({ ...itemRef.shape, days }),
    answer: z.object({
      ...period,
      title: z.string(),
      locale: z.enum(LOCALES),
      files: z.array(z.object({ name: z.string(), downloads: z.int() })),
      completion: completion.nullable().meta({ description: 'Null unless the item is a notice that must be confirmed.' }),
    }),
    errors: ['item.not_found', 'permission.denied'],
  }),
  missingList: endpoint({
    ...call,
    path: '/api/manage/insights/missing/list',
    summary: 'People who should confirm a must-read notice and have not, by name. Empty for other items.',
    input: z.strictObject({ ...itemRef.shape, ...paging }),
    answer: page(named.extend({ department: z.string().nullable() })),
    errors: ['item.not_found', 'permission.denied'],
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/manage/insights/export',
    summary:
      'The figures of a period as CSV (UTF-8 with a byte order mark): a line for each item, or for each day of one item. The export is an event of the audit log.',
    permission: 'content.edit',
    session: 'cookie',
    limit: 'download',
    audit: ['insights.export'],
    input: z.strictObject({ days, area, id: itemId.optional().meta({ description: 'Only this item of the area.' }) }),
    answer: 'file',
    errors: ['item.not_found', 'permission.denied'],
  }),
};
