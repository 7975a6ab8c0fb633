import { AREAS, type Area } from '../../../contract/core/areas';
import type { ParsedInputOf } from '../../../contract/core/endpoint';
import type { BestMatch, FoundItem, searchApi, SearchBlock, SearchResult } from '../../../contract/search';
import type { Db } from '../../db/connect';
import type { ItemRef } from '../../../contract/item';
import { AppError } from '../../http/errors';
import { listCards, type ItemFilter } from '../item/read/card-repository';
import { classificationFilter } from '../item/read/classification';
import { itemCardOf } from '../item/read/present';
import { publishedBetween } from '../item/read/published-between';
import { bestFirst, bestMatchOf } from './best-match';
import { closeQuery } from './matching/corrections';
import type { SearchRequest } from './matching/match-branch-repository';
import { findAll, type Found, type FoundInArea } from './matching/hit-repository';
import { findPinned } from './matching/pin-repository';
import { isWeak, presentHits } from './matching/present';
import { findingWords } from './analytics/query-repository';
import { findBest, type Best } from './matching/search';
import type { TextCard } from './matching/text-repository';
import { analyzeQuery, type AnalyzedQuery } from './query/analyze-query';
import { spans } from './text/terms';
import type { ReadContext } from '../item/read/read-context';

type Input = ParsedInputOf<(typeof searchApi)['search']>;

/** Maximum number of hits per area in the overview of all areas. */
const BEST_OF_AREA = 5;
const POPULAR = 5;

/** Returns the items of all areas that match a query: the best of each area, or a page of one area. */
export async function searchEverything(db: Db, input: Input, readContext: ReadContext): Promise<SearchResult> {
  const { area, sort, exact } = input;
  const filter: ItemFilter = publishedBetween(input);
  const request: SearchRequest = { filter, sort, slice: sliceOf(input) };
  const [narrowed, analyzed] = await Promise.all([
    narrowedBy(db, input, readContext),
    analyzeQuery(db, input.query, readContext),
  ]);
  if (!analyzed.clauses.length) return nothingFound(db, analyzed, [], readContext);
  const pinned = await pinnedFor(db, analyzed, request, readContext);
  const own = area && { ...request, area, filter: { ...filter, ...narrowed } };
  const [best, ahead] = await Promise.all([
    findBestWithPinned(db, analyzed, pinned, own ? { ...request, slice: NONE } : request, readContext, { exact }),
    own && findOwn(db, { searched: analyzed, find: findAll, pinned }, own, readContext),
  ]);
  const { searched, corrected, corrections } = best;
  if (!best.areas.length) return nothingFound(db, searched, corrections, readContext);
  const isAhead = searched === analyzed && best.find === findAll;
  const page = own && (isAhead && ahead ? ahead : await findOwn(db, best, own, readContext));
  const counts = countsOf(best);
  const hits = best.pinned.length + best.hits;
  const didYouMean = corrected ? null : await proposal(db, analyzed, { corrections, hits }, readContext);
  const match = own || sort !== 'relevance' ? null : bestOf(best, searched, readContext);
  const blocks = bestFirst(blocksOf(page ?? best, { searched, match }, readContext), match);
  return {
    ...{ query: searched.text.trim(), corrected, didYouMean, blocks, best: match, nothing: null },
    counts: own && !narrowed.classifications ? countsWith(counts, blocks) : counts,
  };
}

/**
 * Returns the items that a query finds in all areas, at most `perArea` of each: the best match first, the others by rank across areas.
 * If the query is corrected, they are those of the corrected query.
 */
export async function rankEverything(db: Db, query: string, perArea: number, readContext: ReadContext): Promise<ItemRef[]> {
  const analyzed = await analyzeQuery(db, query, readContext);
  if (!analyzed.clauses.length) return [];
  const request: SearchRequest = { filter: {}, sort: 'relevance', slice: { offset: 0, count: perArea } };
  const pinned = await pinnedFor(db, analyzed, request, readContext);
  const found = await findBestWithPinned(db, analyzed, pinned, request, readContext, { exact: false });
  const best = bestOf(found, found.searched, readContext);
  const isBest = ({ area, id }: ItemRef) => area === best?.area && id === best.id;
  const ranked = byRank(found);
  return [...ranked.filter(isBest), ...ranked.filter((hit) => !isBest(hit))];
}

/** Returns the hits of all areas by their rank, the pinned items first. */
function byRank({ areas, pinned }: WithPinned): ShownHit[] {
  const first = new Set(pinned.map(({ key }) => key));
  const rankOf = ({ key, place = 0 }: ShownHit) => (first.has(key) ? 0 : place);
  return areas.flatMap(({ hits }) => hits).sort((a, b) => rankOf(a) - rankOf(b));
}

/** Returns the best match among the first hits of all areas, the pinned items first; null if there is none. */
function bestOf(found: WithPinned, { text, terms, enough }: AnalyzedQuery, { locale }: ReadContext): BestMatch | null {
  const first = new Set(found.pinned.map(({ key }) => key));
  const candidates = byRank(found).map((row) => {
    const inTitle = new Set(Array.from(spans(row.title, terms), ({ term }) => term)).size;
    return { ...row, isPinned: first.has(row.key), inTitle };
  });
  return bestMatchOf(candidates, { query: text, terms: enough, locale });
}

type Counts = SearchResult['counts'];

/** Returns the counts per area. If not all matches are counted, areas without a counted match are included too, as they may have some. */
function countsOf({ areas, isBounded }: WithPinned): Counts {
  const counts = areas.map(({ area, total }) => ({ area, total, more: isBounded }));
  const others = isBounded ? AREAS.filter((area) => !inArea(areas, area).length) : [];
  return [...counts, ...others.map((area) => ({ area, total: 0, more: true }))];
}

/** Replaces counts with those of single areas: counts for one area are more complete than counts for all areas together. */
function countsWith(counts: Counts, own: readonly SearchBlock[]): Counts {
  const better = new Map(own.map(({ area, total, more }) => [area, { area, total, more }]));
  return counts.map((one) => better.get(one.area) ?? one);
}

const NONE = { offset: 0, count: 0 };
const sliceOf = ({ area, page, pageSize }: Input): SearchRequest['slice'] =>
  area === undefined ? { offset: 0, count: BEST_OF_AREA } : { of: area, offset: (page - 1) * pageSize, count: pageSize };

/** A found item with its rank and score among those of all areas; pinned items have none. */
type ShownHit = TextCard & { place?: number; share?: number };

interface WithPinned {
  areas: (Omit<FoundInArea, 'hits'> & { hits: ShownHit[] })[];
  isBounded: boolean;
  /** Items that editors have pinned for the query. */
  pinned: readonly TextCard[];
}

/**
 * Returns the best results with the pinned items first. A query with pinned items is never corrected; after a correction, the
 * pins of the corrected query apply.
 */
async function findBestWithPinned(
  db: Db,
  analyzed: AnalyzedQuery,
  pinned: readonly TextCard[],
  request: SearchRequest,
  readContext: ReadContext,
  how: { exact: boolean },
): Promise<Omit<Best, 'areas'> & WithPinned> {
  const exactly = pinned.length ? { exact: true } : how;
  const best = await after(pinned, request, (beside) => findBest(db, analyzed, beside, readContext, exactly));
  if (!best.corrected) return best;
  const others = await pinnedFor(db, best.searched, request, readContext);
  if (!others.length) return best;
  return { ...(await findBestWithPinned(db, best.searched, others, request, readContext, { exact: true })), corrected: true };
}

/** Returns a page of one area, using the search that found the results of all areas. */
async function findOwn(
  db: Db,
  { searched, find, pinned }: Pick<Best, 'searched' | 'find'> & Pick<WithPinned, 'pinned'>,
  request: SearchRequest & { area: Area },
  readContext: ReadContext,
): Promise<WithPinned> {
  const first = inArea(pinned, request.area);
  const narrowed = first.length && request.filter.classifications ? await pinnedFor(db, searched, request, readContext) : first;
  const own = await after(narrowed, request, (beside) => find(db, searched, beside, readContext));
  return own.areas.length ? own : { ...own, areas: [{ area: request.area, total: 0, hits: [] }] };
}

/** Returns the hits of a page with the pinned items in front. */
async function after<T extends Found>(
  pinned: readonly TextCard[],
  request: SearchRequest,
  find: (beside: SearchRequest) => Promise<T>,
): Promise<Omit<T, 'areas'> & WithPinned> {
  const { of, offset, count } = request.slice;
  const before = of === undefined ? 0 : inArea(pinned, of).length;
  const slice = { ...request.slice, offset: Math.max(0, offset - before) };
  const found = await find({ ...request, slice, except: pinned.map(({ key }) => key) });
  const areas = [...new Set([...pinned, ...found.areas].map(({ area }) => area))].map((area) => {
    const first = inArea(pinned, area);
    const rest = found.areas.find((one) => one.area === area) ?? { total: 0, hits: [] };
    const hits = [...first.slice(offset, offset + count), ...rest.hits].slice(0, count);
    return { area, total: first.length + rest.total, hits };
  });
  return { ...found, areas, pinned };
}

const inArea = <T extends { area: Area }>(all: readonly T[], area: Area): T[] => all.filter((one) => one.area === area);

/** Returns the pinned items; none if the results are sorted other than by relevance. */
async function pinnedFor(
  db: Db,
  { pins }: AnalyzedQuery,
  { area, filter, sort }: SearchRequest,
  readContext: ReadContext,
): Promise<TextCard[]> {
  if (pins === null || sort !== 'relevance') return [];
  const pinned = await findPinned(db, pins, filter, readContext);
  return area === undefined ? pinned : inArea(pinned, area);
}

/** Returns a query to propose, which finds something that the reader may see; null if there is none. */
async function proposal(
  db: Db,
  analyzed: AnalyzedQuery,
  { corrections, hits }: { corrections: readonly string[]; hits: number },
  readContext: ReadContext,
): Promise<string | null> {
  const close = corrections.length ? null : await closeQuery(db, analyzed, hits, readContext);
  const [finding] = await findingWords(db, 'all', close === null ? corrections : [close], readContext);
  return finding ?? null;
}

/** Returns a filter for the requested classification. Throws `classification.not_found` if the reader can see nothing in it. */
async function narrowedBy(db: Db, { area, classificationId }: Input, readContext: ReadContext): Promise<ItemFilter> {
  if (classificationId === undefined) return {};
  if (area === undefined) throw new AppError('classification.not_found');
  return { classifications: await classificationFilter(db, area, classificationId, readContext) };
}

interface Shown {
  searched: AnalyzedQuery;
  /** Best match, in whose block every hit in the body alone is weak. */
  match: BestMatch | null;
}

function blocksOf({ areas, pinned, isBounded }: WithPinned, { searched, match }: Shown, { locale }: ReadContext): SearchBlock[] {
  const first = new Set(pinned.map(({ key }) => key));
  const hits = areas.flatMap((one) => one.hits);
  const isWeakHit = (hit: ShownHit) => !first.has(hit.key) && isWeak(hit, searched, hit.area === match?.area);
  const weak = new Set(hits.filter(isWeakHit).map(({ key }) => key));
  const rows = presentHits(hits, searched);
  const items = rows.map(({ key, highlight, ...row }): FoundItem => ({
    ...itemCardOf(row, locale),
    ...{ highlight, pinned: first.has(key), weak: weak.has(key) },
  }));
  return areas.map(({ area, total }) => ({ area, total, more: isBounded, items: inArea(items, area) }));
}

async function nothingFound(
  db: Db,
  { text, clauses, words }: AnalyzedQuery,
  corrections: readonly string[],
  readContext: ReadContext,
): Promise<SearchResult> {
  const [popular, close] = await Promise.all([
    clauses.length ? listCards(db, AREAS[0], {}, 'popular', { page: 1, pageSize: POPULAR }, readContext) : [],
    findingWords(db, 'all', corrections, readContext),
  ]);
  return {
    ...{ query: text.trim(), corrected: false, didYouMean: null, counts: [], blocks: [], best: null },
    nothing: {
      tried: [...words],
      close,
      popular: popular.map(({ area, id, title, summary, locale }) => ({ area, id, title, summary, locale })),
    },
  };
}
