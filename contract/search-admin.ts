import { z } from 'zod';
import { AREAS } from './core/areas';
import { endpoint, MAX_QUERY, nothing, page, paging, queryText, typedText } from './core/endpoint';
import { itemLink, itemRef } from './item';
import { LOCALES } from './core/locale';

/** Periods that a report can cover, in days. Counts of searches and ratings are kept for the longest of these. */
export const REPORT_DAYS = [7, 30, 90] as const;
/** Scopes of a search: all areas together, or one area. */
const SEARCH_SCOPES = ['all', ...AREAS] as const;
/** Places where hot keywords are shown: `all` next to the search over all areas, `service` in the service hall and on the home page. */
export const KEYWORD_SCOPES = ['all', 'service'] as const;

const MAX_PINNED = 5;
const MAX_WORDS_OF_GROUP = 20;
/** Maximum number of hot keywords of a place. */
export const MAX_KEYWORDS = 10;
const MAX_KEYWORD = 40;
const MAX_BANS = 500;

const reportInput = z.strictObject({
  days: z.union(REPORT_DAYS.map((days) => z.literal(days))).default(30),
  page: paging.page,
  pageSize: z.int().min(1).max(50).default(20),
});
const day = z.iso.date();
const spellings = z.array(z.string()).meta({
  description: 'The ten most frequent other spellings of the same query: different case, word order, number or script.',
});

const emptySearch = z
  .object({
    query: z.string().meta({ description: 'The query in its most frequent spelling.' }),
    spellings,
    nothing: z
      .int()
      .meta({ description: 'Number of people who found nothing; a person counts once in 30 days for each area and spelling.' }),
    people: z.int().meta({ description: 'Number of people who searched for it, counted in the same way.' }),
    lastDay: day.meta({ description: 'Last day (UTC) on which the query found nothing.' }),
    scopes: z.array(z.enum(SEARCH_SCOPES)).meta({ description: 'Areas in which nothing was found, most frequent first.' }),
    findsNow: z.boolean().meta({ description: 'True if the query now finds something for the caller in each of `scopes`.' }),
  })
  .meta({ id: 'EmptySearch' });
export type EmptySearch = z.infer<typeof emptySearch>;

const ratedSearch = z
  .object({
    query: z.string().meta({ description: 'The query in its most frequent spelling.' }),
    spellings,
    yes: z.int(),
    no: z.int(),
    share: z.number().meta({ description: 'Share of `yes` among all ratings, from 0 to 1.' }),
    lastDay: day,
    hits: z.array(itemLink).meta({
      description: 'Results that were shown at the latest rating: the first five that the caller may see, in their order.',
    }),
  })
  .meta({ id: 'RatedSearch' });
export type RatedSearch = z.infer<typeof ratedSearch>;

/** Schema of one or several words. Words without a letter or digit, and duplicates, are rejected with `words.invalid`. */
const word = typedText(MAX_QUERY);
const listFilter = z.strictObject({
  text: queryText.default('').meta({ description: 'Returns only entries that contain this text, normalized as titles are.' }),
  ...paging,
});
const origin = z
  .enum(['folder', 'portal'])
  .meta({ description: '`folder`: imported from a content folder, and changed there; `portal`: saved by an editor.' });
const id = z.uuid();
const revision = z
  .string()
  .max(64)
  .meta({ description: 'Revision that was read. A change sends it back and is refused if it is no longer current.' });
/** Identifies the entry to save: an existing one by its id and the revision that was read; a new one has neither. */
const saved = { id: id.optional(), revision: revision.optional() };
const removed = z.strictObject({ id, revision });

const pin = z
  .object({
    id,
    revision,
    origin,
    query: z.string(),
    items: z.array(
      itemRef.extend({
        title: z.string().nullable().meta({ description: 'Null for an item that the caller may not see.' }),
        locale: z.enum(LOCALES).nullable(),
        state: z.enum(['shown', 'expired', 'archived', 'hidden']).meta({
          description:
            '`hidden`: not visible to the caller, or not published. Readers see only the items that are visible to them.',
        }),
      }),
    ),
    overruled: z
      .boolean()
      .meta({ description: 'True if it was imported and is overridden by pins that an editor saved for the same query.' }),
  })
  .meta({ id: 'Pin' });
export type Pin = z.infer<typeof pin>;

const synonymGroup = z
  .object({
    id,
    revision,
    origin,
    words: z.array(z.string()),
    shared: z.array(z.object({ word: z.string(), with: z.array(z.string()) })).meta({
      description:
        'Words of this group that stand in another as well, with the words of that one: each finds what both groups do.',
    }),
  })
  .meta({ id: 'SynonymGroup' });
export type SynonymGroup = z.infer<typeof synonymGroup>;

/** Hot keywords of a place in one language, in their order. */
export const keywordWords = z.array(typedText(MAX_KEYWORD)).max(MAX_KEYWORDS);
const keywordPlace = { scope: z.enum(KEYWORD_SCOPES), locale: z.enum(LOCALES) };
const keywords = z.object({ words: z.array(z.string()), revision }).meta({ id: 'EditorsKeywords' });
const bans = z
  .object({
    words: z.array(z.string()),
    fromFolder: z.array(z.string()).meta({ description: 'Words imported from a content folder, and changed there.' }),
    revision,
  })
  .meta({ id: 'BannedWords' });

const call = { method: 'POST', permission: 'search.manage' } as const;

export const searchAdminApi = {
  emptyList: endpoint({
    ...call,
    path: '/api/manage/search/empty/list',
    summary:
      'Searches without results, most people first. Equal queries among the 5,000 most frequent ones form one row; queries that may be personal are omitted.',
    limit: 'search',
    audit: 'reads',
    input: reportInput,
    answer: page(emptySearch),
  }),
  ratingList: endpoint({
    ...call,
    path: '/api/manage/search/rating/list',
    summary:
      'Ratings of search results, most "no" first. Equal queries among the 5,000 with most "no" form one row; queries that may be personal are omitted.',
    limit: 'search',
    audit: 'reads',
    input: reportInput,
    answer: page(ratedSearch),
  }),
  pinList: endpoint({
    ...call,
    path: '/api/manage/search/pin/list',
    summary: 'Queries with their pinned items, by query.',
    audit: 'reads',
    input: listFilter,
    answer: page(pin),
  }),
  pinSave: endpoint({
    ...call,
    path: '/api/manage/search/pin/save',
    summary:
      'Pin items to the top of the results of a query, in this order. They must be visible to the caller, or already pinned for it.',
    audit: ['pin.save'],
    input: z.strictObject({ ...saved, query: word, items: z.array(itemRef).min(1).max(MAX_PINNED) }),
    answer: pin,
    errors: ['words.invalid', 'item.not_found', 'pin.not_found', 'pin.conflict', 'pin.exists', 'pin.full', 'folder.read_only'],
  }),
  pinRemove: endpoint({
    ...call,
    path: '/api/manage/search/pin/remove',
    summary: 'Remove the pins of a query.',
    audit: ['pin.remove'],
    input: removed,
    answer: z.object({}),
    errors: ['pin.not_found', 'pin.conflict', 'folder.read_only'],
  }),
  synonymList: endpoint({
    ...call,
    path: '/api/manage/search/synonym/list',
    summary: 'Groups of synonyms, by their first word.',
    audit: 'reads',
    input: listFilter,
    answer: page(synonymGroup),
  }),
  synonymSave: endpoint({
    ...call,
    path: '/api/manage/search/synonym/save',
    summary:
      'Save a group of synonyms. A word may also be in another group; the response says so. A group of the same words is refused.',
    audit: ['synonym.save'],
    input: z.strictObject({ ...saved, words: z.array(word).min(2).max(MAX_WORDS_OF_GROUP) }),
    answer: synonymGroup,
    errors: ['words.invalid', 'synonym.not_found', 'synonym.conflict', 'synonym.exists', 'synonym.full', 'folder.read_only'],
  }),
  synonymRemove: endpoint({
    ...call,
    path: '/api/manage/search/synonym/remove',
    summary: 'Remove a group of synonyms.',
    audit: ['synonym.remove'],
    input: removed,
    answer: z.object({}),
    errors: ['synonym.not_found', 'synonym.conflict', 'folder.read_only'],
  }),
  keywordList: endpoint({
    ...call,
    path: '/api/manage/search/keyword/list',
    summary: "The editors' words to search for, in their order.",
    audit: 'reads',
    input: z.strictObject(keywordPlace),
    answer: keywords,
  }),
  keywordSave: endpoint({
    ...call,
    path: '/api/manage/search/keyword/save',
    summary: "Keep the editors' words to search for, in this order, in the place of those of before.",
    audit: ['keyword.save'],
    input: z.strictObject({ ...keywordPlace, revision, words: keywordWords }),
    answer: keywords,
    errors: ['words.invalid', 'keyword.conflict'],
  }),
  banList: endpoint({
    ...call,
    path: '/api/manage/search/ban/list',
    summary: 'Words that are never suggested as popular searches.',
    audit: 'reads',
    input: nothing,
    answer: bans,
  }),
  banSave: endpoint({
    ...call,
    path: '/api/manage/search/ban/save',
    summary: 'Save the words that are never suggested, in place of the ones that editors saved before.',
    audit: ['ban.save'],
    input: z.strictObject({ revision, words: z.array(word).max(MAX_BANS) }),
    answer: bans,
    errors: ['words.invalid', 'ban.conflict'],
  }),
};
