import { z } from 'zod';
import { filterId } from './area-api';
import { AREAS } from './core/areas';
import { endpoint, nothing, paging, queryText } from './core/endpoint';
import { highlight, itemCard, itemLink, itemRef } from './item';

/** Sort orders of results: by relevance, or the newest first. */
export const GENERAL_SORTS = ['relevance', 'newest'] as const;

const area = z.enum(AREAS);

/** Number of results in an area. Counting stops early in large areas: with `more`, the actual total may be higher. */
const counted = { area, total: z.int(), more: z.boolean() };

const foundItem = itemCard
  .extend({ highlight, pinned: z.boolean().meta({ description: 'Put first by an editor for this query.' }) })
  .meta({ id: 'FoundItem' });
export type FoundItem = z.infer<typeof foundItem>;

const searchBlock = z
  .object({
    ...counted,
    items: z.array(foundItem).meta({ description: 'The best five, or a page of them where an area is named.' }),
  })
  .meta({ id: 'SearchBlock' });
export type SearchBlock = z.infer<typeof searchBlock>;

const searchResult = z
  .object({
    query: z.string().meta({ description: 'What was searched for: the query, or what it was corrected to.' }),
    corrected: z.boolean().meta({ description: 'The query as it stands is written nowhere; another one was searched for.' }),
    didYouMean: z.string().nullable().meta({ description: 'A query close to this one that finds more.' }),
    counts: z.array(z.object(counted)).meta({
      description:
        'Areas in which anything was found, whatever the named area and classification, the best first. Where not all matches are counted also those of which none is, with `more`.',
    }),
    blocks: z.array(searchBlock).meta({ description: 'The areas in which anything was found, or the named one alone.' }),
    nothing: z
      .object({
        tried: z.array(z.string()).meta({ description: 'The words that were looked for.' }),
        close: z.array(z.string()).meta({ description: 'Queries close to this one that find something.' }),
        popular: z.array(itemLink).meta({ description: 'What most people open.' }),
      })
      .nullable()
      .meta({ description: 'Given when nothing was found.' }),
  })
  .meta({ id: 'SearchResult' });
export type SearchResult = z.infer<typeof searchResult>;

const suggestionGroup = z
  .object({ area, items: z.array(z.object({ id: z.string(), title: z.string() })) })
  .meta({ id: 'SuggestionGroup' });
export type SuggestionGroup = z.infer<typeof suggestionGroup>;

export const searchApi = {
  search: endpoint({
    method: 'POST',
    path: '/api/search',
    summary:
      'What of all areas matches a query in title, keywords, headings, summary or body: the best of each area, or a page of one. Counts up to 200 and says where there are more. A query that says nothing finds nothing.',
    permission: 'content.read',
    limit: 'search',
    input: z.strictObject({
      query: queryText,
      exact: z.boolean().default(false).meta({ description: 'Never search for another query than this.' }),
      area: area.optional(),
      classificationId: filterId.optional().meta({ description: 'Of the named area.' }),
      from: z.iso.date().optional().meta({ description: 'Published on that day (UTC) or later.' }),
      to: z.iso.date().optional().meta({ description: 'Published on that day (UTC) or earlier.' }),
      sort: z.enum(GENERAL_SORTS).default('relevance'),
      ...paging,
    }),
    answer: searchResult,
    errors: ['classification.not_found'],
  }),
  suggest: endpoint({
    method: 'POST',
    path: '/api/search/suggest',
    summary: 'Up to eight items of all areas whose title or keywords begin like the query, by area, for a search box.',
    permission: 'content.read',
    limit: 'suggest',
    input: z.strictObject({ query: queryText }),
    answer: z.array(suggestionGroup),
  }),
  keywordList: endpoint({
    method: 'POST',
    path: '/api/search/keyword/list',
    summary: "Words to search everything for: the editors' first, then what people search most.",
    permission: 'content.read',
    limit: 'suggest',
    input: nothing,
    answer: z.array(z.object({ id: z.string(), word: z.string() })),
  }),
  rate: endpoint({
    method: 'POST',
    path: '/api/search/rate',
    summary: 'Say whether the results of a query are useful. Kept with the query and the hits, without who said it.',
    permission: 'content.read',
    limit: 'search',
    input: z.strictObject({ query: queryText, useful: z.boolean(), hits: z.array(itemRef).max(40) }),
    answer: z.object({}),
  }),
};
