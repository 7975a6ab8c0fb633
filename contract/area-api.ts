import { z } from 'zod';
import { classification } from './classification';
import { itemNotFound, type Area } from './core/areas';
import { endpoint, itemId, nothing, page, paging, queryText, typedText } from './core/endpoint';
import { countedName } from './item';

export const LIST_SORTS = ['popular', 'newest', 'name'] as const;
export type ListSort = (typeof LIST_SORTS)[number];
export const SEARCH_SORTS = ['relevance', ...LIST_SORTS] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];
/** Sort order that only lists of items with a deadline have. */
export type DeadlineSort = 'closing';

export const filterId = typedText(80);
const query = queryText;
const byId = z.strictObject({ id: itemId });

/** Filters that every area's list has, with or without a query. */
const commonFilters = {
  classificationId: filterId.optional(),
  favourite: z.boolean().optional(),
  department: filterId.optional(),
};

interface AreaOfCalls<
  Root extends string,
  Item extends string,
  Card extends z.ZodObject,
  Found extends z.ZodObject,
  Detail extends z.ZodObject,
  Filters extends z.ZodRawShape,
> {
  area: Area;
  /** Path segment after `/api/` of calls about the area. Calls about one kind of item in it have `item` instead. */
  root: Root;
  item: Item;
  /** Name of the area's items in the API documentation. */
  plural: string;
  card: Card;
  /** Schema of a card with highlighted matches. */
  found: Found;
  detail: Detail;
  /** Filters that only this area's list has. */
  filters: Filters;
  defaultSort: ListSort;
}

/** Returns the calls that every area has. Areas add their own calls to these. */
export function areaApi<
  const Root extends string,
  const Item extends string,
  Card extends z.ZodObject,
  Found extends z.ZodObject,
  Detail extends z.ZodObject,
  Filters extends z.ZodRawShape,
>({
  area,
  root,
  item,
  plural,
  card,
  found,
  detail,
  filters,
  defaultSort,
}: AreaOfCalls<Root, Item, Card, Found, Detail, Filters>) {
  return {
    classificationList: endpoint({
      method: 'POST',
      path: `/api/${root}/classification/list` as const,
      summary: `The tree of classifications of ${plural} with counts, without empty ones.`,
      permission: 'content.read',
      audit: 'reads',
      input: nothing,
      answer: z.array(classification),
    }),
    departmentList: endpoint({
      method: 'POST',
      path: `/api/${root}/department/list` as const,
      summary: `Departments that answer for ${plural}, with counts.`,
      permission: 'content.read',
      audit: 'reads',
      input: nothing,
      answer: z.array(countedName),
    }),
    search: endpoint({
      method: 'POST',
      path: `/api/${root}/search` as const,
      summary: `Searches ${plural} in title, summary, keywords and body: for all words of the query, or else for any of them. A query without searchable words lists all. Counts up to 200, or 500 if sorted by name or use, and \`more\` says whether there are more.`,
      permission: 'content.read',
      limit: 'search',
      audit: 'reads',
      input: z.strictObject({ query, ...commonFilters, ...filters, sort: z.enum(SEARCH_SORTS).default('relevance'), ...paging }),
      answer: page(found).extend({ more: z.boolean() }),
      errors: ['classification.not_found'],
    }),
    suggest: endpoint({
      method: 'POST',
      path: `/api/${root}/suggest` as const,
      summary: `Up to eight ${plural} whose title or keywords begin like the query, for a search box.`,
      permission: 'content.read',
      limit: 'suggest',
      audit: 'reads',
      input: z.strictObject({ query }),
      answer: z.array(z.object({ id: itemId, title: z.string() })),
    }),
    list: endpoint({
      method: 'POST',
      path: `/api/${item}/list` as const,
      summary: `${capitalised(plural)}, filtered and sorted.`,
      permission: 'content.read',
      audit: 'reads',
      input: z.strictObject({ ...commonFilters, ...filters, sort: z.enum(LIST_SORTS).default(defaultSort), ...paging }),
      answer: page(card),
      errors: ['classification.not_found'],
    }),
    info: endpoint({
      method: 'GET',
      path: `/api/${item}/info` as const,
      summary: `One of ${plural}, whole.`,
      permission: 'content.read',
      input: byId,
      answer: detail,
      errors: [itemNotFound(area)],
    }),
    updateShareCount: endpoint({
      method: 'POST',
      path: `/api/${item}/updateShareCount` as const,
      summary: 'Count one share.',
      permission: 'content.read',
      audit: 'usage',
      input: byId,
      answer: z.object({ shareCount: z.int() }),
      errors: [itemNotFound(area)],
    }),
    updateViews: endpoint({
      method: 'POST',
      path: `/api/${item}/updateViews` as const,
      summary:
        'Count a view, once per person and day, and record that the person has opened the item. The response is sent once both are stored.',
      permission: 'content.read',
      audit: 'usage',
      input: byId,
      answer: z.object({ views: z.int() }),
      errors: [itemNotFound(area)],
    }),
  };
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
