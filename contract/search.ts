import { z } from 'zod';
import { filterId } from './area-api';
import { AREAS, type Area } from './core/areas';
import { endpoint, nothing, paging, queryText } from './core/endpoint';
import { highlight, itemCard, itemLink, itemRef, webAddress } from './item';
import { publicationDays } from './core/publication-days';

/** Sort orders of results: by relevance, or the newest first. */
export const GENERAL_SORTS = ['relevance', 'newest'] as const;

const area = z.enum(AREAS);

/** Number of results in an area. Counting stops early in large areas: with `more`, the actual total may be higher. */
const counted = { area, total: z.int(), more: z.boolean() };

const foundItem = itemCard
  .extend({
    highlight,
    pinned: z.boolean().meta({ description: 'True if an editor pinned it for this query.' }),
    weak: z.boolean().meta({
      description:
        'True if only its body matches, and it is in the area of the best match or matches much less than the best result, so that an overview may show it on request only. The best match is never weak.',
    }),
  })
  .meta({ id: 'FoundItem' });
export type FoundItem = z.infer<typeof foundItem>;

const searchBlock = z
  .object({
    ...counted,
    items: z.array(foundItem).meta({ description: 'The best five, or one page of results if an area is given.' }),
  })
  .meta({ id: 'SearchBlock' });
export type SearchBlock = z.infer<typeof searchBlock>;

/** Returns the web address that an item with these fields leads to, such as its online service; null if it has none, or an invalid one. */
export function addressOf(area: Area, fields: object): string | null {
  const { url, handling } = fields as { url?: unknown; handling?: unknown };
  if (area === 'service' && handling !== 'online') return null;
  return webAddress.safeParse(url).data ?? null;
}

const bestMatch = itemRef
  .extend({
    url: z.string().nullable().meta({ description: 'Address that the item leads to, such as the online service; null if none.' }),
  })
  .meta({ id: 'BestMatch' });
export type BestMatch = z.infer<typeof bestMatch>;

const searchResult = z
  .object({
    query: z.string().meta({ description: 'The query that was searched for: the given one, or its correction.' }),
    corrected: z.boolean().meta({ description: 'True if the given query was corrected, because it occurs nowhere.' }),
    didYouMean: z.string().nullable().meta({ description: 'A similar query that finds more.' }),
    counts: z.array(z.object(counted)).meta({
      description:
        'Areas in which anything was found, whatever the named area and classification, the best first. Where not all matches are counted also those of which none is, with `more`.',
    }),
    blocks: z.array(searchBlock).meta({
      description: 'The areas with results, that of the best match first, then by their best result; or the given area alone.',
    }),
    best: bestMatch.nullable().meta({
      description:
        'The best of the items in the blocks, in the first block: one that an editor pinned, else one whose title is the query, else, of those whose title has most of the query, one that leads to an address, else the first; one in the language of the reader before an equally good one in another. Null if there is none, for one area, and for results that are not sorted by relevance.',
    }),
    nothing: z
      .object({
        tried: z.array(z.string()).meta({ description: 'The words that were searched for.' }),
        close: z.array(z.string()).meta({ description: 'Similar queries that find something.' }),
        popular: z.array(itemLink).meta({ description: 'The most opened items.' }),
      })
      .nullable()
      .meta({ description: 'Present if nothing was found.' }),
  })
  .meta({ id: 'SearchResult' });
export type SearchResult = z.infer<typeof searchResult>;

const suggestion = itemLink
  .omit({ area: true })
  .extend({ department: z.string().nullable().meta({ description: 'Name of the department that owns the item.' }) })
  .meta({ id: 'ItemSuggestion' });

const suggestions = z
  .object({
    best: bestMatch.nullable().meta({
      description:
        'The suggested item that was surely meant, chosen as in results. Null if there is none, or if the query is very short and nothing is pinned for it.',
    }),
    groups: z
      .array(z.object({ area, items: z.array(suggestion) }).meta({ id: 'SuggestionGroup' }))
      .meta({ description: 'The suggested items by area, the area of the best one first.' }),
  })
  .meta({ id: 'Suggestions' });
export type Suggestions = z.infer<typeof suggestions>;

export const searchApi = {
  search: endpoint({
    method: 'POST',
    path: '/api/search',
    summary:
      'Searches all areas in title, keywords, headings, summary and body: the best results of each area, or one page of one area. Counts up to 200; `more` says that there are more. A query without searchable words finds nothing.',
    permission: 'content.read',
    limit: 'search',
    audit: 'reads',
    input: z.strictObject({
      query: queryText,
      exact: z
        .boolean()
        .default(false)
        .meta({ description: 'Search for exactly this query, without corrections and related words.' }),
      area: area.optional(),
      classificationId: filterId.optional().meta({ description: 'Classification of the given area.' }),
      ...publicationDays,
      sort: z.enum(GENERAL_SORTS).default('relevance'),
      ...paging,
    }),
    answer: searchResult,
    errors: ['classification.not_found'],
  }),
  suggest: endpoint({
    method: 'POST',
    path: '/api/search/suggest',
    summary:
      'Up to eight items of all areas by area, and the one that was surely meant, for a search box: those that editors pinned for exactly the query, then those whose title or keywords begin with it.',
    permission: 'content.read',
    limit: 'suggest',
    audit: 'reads',
    input: z.strictObject({ query: queryText }),
    answer: suggestions,
  }),
  keywordList: endpoint({
    method: 'POST',
    path: '/api/search/keyword/list',
    summary: "Words to search everything for: the editors' first, then what people search most.",
    permission: 'content.read',
    limit: 'suggest',
    audit: 'reads',
    input: nothing,
    answer: z.array(z.object({ id: z.string(), word: z.string() })),
  }),
  rate: endpoint({
    method: 'POST',
    path: '/api/search/rate',
    summary: 'Rate the results of a query. The rating is stored with the query and the hits, without the person.',
    permission: 'content.read',
    limit: 'search',
    audit: 'usage',
    input: z.strictObject({ query: queryText, useful: z.boolean(), hits: z.array(itemRef).max(40) }),
    answer: z.object({}),
  }),
};
