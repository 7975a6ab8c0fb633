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
import type { FoundInArea, Hit, Wanted } from './hit-repository';
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
  const wanted: Wanted = { filter, sort, slice: sliceOf(input) };
  const best = await findWithPinned(db, asked, wanted, reading, { exact });
  const { understood, corrected, meant } = best;
  if (!best.areas.length) return nothingFound(db, understood, meant, reading);
  // Of an area alone more may be found than of all together, for so many are counted at once.
  const own =
    area !== undefined && (narrowed.classifications || best.isBounded)
      ? await findWithPinned(db, understood, { ...wanted, area, filter: { ...filter, ...narrowed } }, reading, { exact: true })
      : best;
  const shown = area === undefined ? best.areas : [own.areas.find((one) => one.area === area) ?? { area, total: 0, hits: [] }];
  const counts = best.areas.map(({ area, total }) => ({ area, total, more: best.isBounded }));
  const hits = counts.reduce((sum, { total }) => sum + total, 0);
  return {
    ...{ query: understood.text.trim(), corrected, counts },
    didYouMean: corrected ? null : await proposal(db, asked, { meant, hits }, reading),
    blocks: await blocksOf(db, shown, own, reading),
    nothing: null,
  };
}

const sliceOf = ({ area, page, pageSize }: Input): Wanted['slice'] =>
  area === undefined ? { offset: 0, count: BEST_OF_AREA } : { of: area, offset: (page - 1) * pageSize, count: pageSize };

interface PinnedBest extends Omit<Best, 'areas'> {
  areas: (Omit<FoundInArea, 'hits'> & { hits: Hit[] })[];
  /** What editors put first. */
  pinned: readonly Hit[];
}

/** The best, after what editors put first. Where they did, the query is as it was meant and never corrected. */
async function findWithPinned(
  db: Db,
  asked: Understood,
  wanted: Wanted,
  reading: Reading,
  how: { exact: boolean },
): Promise<PinnedBest> {
  const pinned = await pinnedFor(db, asked, wanted, reading);
  const except = pinned.map(({ item }) => item);
  const { of, offset, count } = wanted.slice;
  const before = of === undefined ? 0 : pinned.filter(({ area }) => area === of).length;
  const slice = { ...wanted.slice, offset: Math.max(0, offset - before) };
  const best = await findBest(db, asked, { ...wanted, except, slice }, reading, pinned.length ? { exact: true } : how);
  if (best.corrected && (await pinnedFor(db, best.understood, wanted, reading)).length)
    return { ...(await findWithPinned(db, best.understood, wanted, reading, { exact: true })), corrected: true };
  const areas = [...new Set([...pinned, ...best.areas].map(({ area }) => area))].map((area) => {
    const first = inArea(pinned, area);
    const found = best.areas.find((one) => one.area === area) ?? { total: 0, hits: [] };
    const hits = [...first.slice(offset, offset + count), ...found.hits].slice(0, count);
    return { area, total: first.length + found.total, hits };
  });
  return { ...best, areas, pinned };
}

const inArea = <T extends { area: Area }>(all: readonly T[], area: Area): T[] => all.filter((one) => one.area === area);

/** Whoever wants another order than the best gets that. */
async function pinnedFor(db: Db, { key }: Understood, { area, filter, sort }: Wanted, reading: Reading): Promise<Hit[]> {
  if (sort !== 'relevance') return [];
  const pinned = await findPinned(db, key, filter, reading);
  return area === undefined ? pinned : inArea(pinned, area);
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

/** Keys of the classification that is asked for. Throws `classification.not_found` where its area has none of the kind. */
async function narrowedBy(db: Db, { area, classificationId }: Input): Promise<ItemFilter> {
  if (classificationId === undefined) return {};
  if (area === undefined) throw new AppError('classification.not_found');
  return { classifications: await classificationFilter(db, area, classificationId) };
}

async function blocksOf(
  db: Db,
  shown: PinnedBest['areas'],
  { understood, pinned, isBounded }: PinnedBest,
  reading: Reading,
): Promise<SearchBlock[]> {
  const first = new Set(pinned.map(({ item }) => item));
  const hits = shown.flatMap((one) => one.hits);
  const rows = await presentHits(db, hits, understood, reading);
  const items = rows.map(({ key, highlight, ...row }): FoundItem => ({
    ...itemCardOf(row, reading.locale),
    ...{ highlight, pinned: first.has(key) },
  }));
  return shown.map(({ area, total }) => ({ area, total, more: isBounded, items: inArea(items, area) }));
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
