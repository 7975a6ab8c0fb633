import { AREAS, type Area } from '../../../contract/areas';
import type { ParsedInputOf } from '../../../contract/endpoint';
import type { FoundItem, searchApi, SearchBlock, SearchResult, SuggestionGroup } from '../../../contract/search';
import type { Db } from '../../db/connect';
import { AppError } from '../../errors';
import { listCards, type ItemFilter, type Reading } from '../item/card-repository';
import { classificationFilter } from '../item/classification';
import { itemCardOf } from '../item/present';
import { suggestTitles } from './area-search';
import { closeQuery } from './corrections';
import type { Hit } from './hit-repository';
import { findPinned } from './pin-repository';
import { presentHits } from './present';
import { findingWords } from './query-repository';
import { findBest, type Best } from './search';
import { understand, type Understood } from './understand';

type Input = ParsedInputOf<(typeof searchApi)['search']>;

/** Of each area in the overview of all. */
const BEST_OF_AREA = 5;
const POPULAR = 5;

/** What of all areas matches a query: the best of each area, or a page of one. */
export async function searchEverything(db: Db, input: Input, reading: Reading): Promise<SearchResult> {
  const { area, from, to, sort, exact } = input;
  const filter: ItemFilter = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  const narrowed = await narrowedBy(db, input);
  const asked = await understand(db, input.query);
  if (!asked.slots.length) return nothingFound(db, asked, [], reading);
  const best = await findBest(db, asked, { filter, sort: 'relevance' }, reading, { exact });
  const { understood, corrected, meant } = best;
  const pinned = await findPinned(db, understood.key, filter, reading);
  const hits = withPinned(best.hits, pinned);
  if (!hits.length) return nothingFound(db, understood, meant, reading);
  const counts = countsOf(hits);
  const shown =
    area === undefined
      ? bestOfEach(sorted(hits, sort), counts)
      : [pageOf(area, await hitsOfArea(db, area, { hits, best, sort, filter: { ...filter, ...narrowed } }, reading), input)];
  return {
    ...{ query: understood.text.trim(), corrected, counts },
    didYouMean: corrected ? null : await proposal(db, asked, { meant, hits: hits.length }, reading),
    blocks: await blocksOf(db, shown, { understood, pinned }, reading),
    nothing: null,
  };
}

/** The items of all areas whose titles begin like what was typed, by area, the one with the best first. */
export async function suggestEverything(db: Db, query: string, reading: Reading): Promise<SuggestionGroup[]> {
  const found = await suggestTitles(db, null, query, reading);
  return [...new Set(found.map(({ area }) => area))].map((area) => ({
    area,
    items: found.filter((one) => one.area === area).map(({ id, title }) => ({ id, title })),
  }));
}

/** Words are counted over all texts; a query is only proposed when it finds something that the reader may see. */
async function proposal(
  db: Db,
  asked: Understood,
  { meant, hits }: { meant: readonly string[]; hits: number },
  reading: Reading,
): Promise<string | null> {
  const close = meant.length ? null : await closeQuery(db, asked, hits);
  const [finding] = await findingWords(db, 'all', close === null ? meant : [close], reading);
  return finding ?? null;
}

interface Shown {
  area: Area;
  total: number;
  hits: Hit[];
}

const withPinned = (hits: readonly Hit[], pinned: readonly Hit[]): Hit[] => {
  const first = new Set(pinned.map(({ item }) => item));
  return [...pinned, ...hits.filter(({ item }) => !first.has(item))];
};

/** Areas by their best hit. */
function countsOf(hits: readonly Hit[]): SearchResult['counts'] {
  const totals = new Map<Area, number>();
  for (const { area } of hits) totals.set(area, (totals.get(area) ?? 0) + 1);
  return [...totals].map(([area, total]) => ({ area, total }));
}

/** As asked for; what was found is in the order of relevance. */
const sorted = (hits: readonly Hit[], sort: Input['sort']): Hit[] =>
  sort === 'relevance' ? [...hits] : [...hits].sort((a, b) => published(b) - published(a));
const published = ({ publishedAt }: Hit): number => publishedAt?.getTime() ?? 0;

const inArea = (hits: readonly Hit[], area: Area): Hit[] => hits.filter((hit) => hit.area === area);

const bestOfEach = (hits: readonly Hit[], counts: SearchResult['counts']): Shown[] =>
  counts.map(({ area, total }) => ({ area, total, hits: inArea(hits, area).slice(0, BEST_OF_AREA) }));

/** Keys of the classification that is asked for. Throws `classification.not_found` where its area has none of the kind. */
async function narrowedBy(db: Db, { area, classificationId }: Input): Promise<ItemFilter> {
  if (classificationId === undefined) return {};
  if (area === undefined) throw new AppError('classification.not_found');
  return { classifications: await classificationFilter(db, area, classificationId) };
}

/** Of an area alone more may be found than of all together, for so many are ranked at once. */
async function hitsOfArea(
  db: Db,
  area: Area,
  { hits, best, filter, sort }: { hits: readonly Hit[]; best: Best; filter: ItemFilter; sort: Input['sort'] },
  reading: Reading,
): Promise<Hit[]> {
  if (!filter.classifications && !best.isBounded) return sorted(inArea(hits, area), sort);
  const own = await findBest(db, best.understood, { area, sort, filter }, reading, { exact: true });
  return own.hits;
}

function pageOf(area: Area, hits: readonly Hit[], { page, pageSize }: Input): Shown {
  return { area, total: hits.length, hits: hits.slice((page - 1) * pageSize, page * pageSize) };
}

async function blocksOf(
  db: Db,
  shown: readonly Shown[],
  { understood, pinned }: { understood: Understood; pinned: readonly Hit[] },
  reading: Reading,
): Promise<SearchBlock[]> {
  const first = new Set(pinned.map(({ item }) => item));
  const rows = await presentHits(
    db,
    shown.flatMap(({ hits }) => hits),
    understood.terms,
    reading,
  );
  const items = rows.map(({ key, highlight, ...row }): FoundItem => ({
    ...itemCardOf(row, reading.locale),
    ...{ highlight, pinned: first.has(key) },
  }));
  return shown.map(({ area, total }) => ({ area, total, items: items.filter((item) => item.area === area) }));
}

async function nothingFound(
  db: Db,
  { text, slots, words }: Understood,
  meant: readonly string[],
  reading: Reading,
): Promise<SearchResult> {
  const popular = slots.length ? await listCards(db, AREAS[0], {}, 'popular', { page: 1, pageSize: POPULAR }, reading) : [];
  return {
    ...{ query: text.trim(), corrected: false, didYouMean: null, counts: [], blocks: [] },
    nothing: {
      tried: [...words],
      close: await findingWords(db, 'all', meant, reading),
      popular: popular.map(({ area, id, title, summary, locale }) => ({ area, id, title, summary, locale })),
    },
  };
}
