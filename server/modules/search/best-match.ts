import type { Area } from '../../../contract/core/areas';
import { addressOf, type BestMatch } from '../../../contract/search';
import { comparable } from './text/terms';

/** Found item that may be the best match. */
export interface Candidate {
  area: Area;
  id: string;
  title: string;
  /** Fields of the item, of which some areas have the address that it leads to. */
  fields: object;
  /** True if an editor pinned it for the query. */
  isPinned?: boolean;
  /** Number of terms of the query that its title has. */
  inTitle: number;
}

/** Share of the terms of a query that the title of the best match must have. */
const TITLE_SHARE = 0.6;

/**
 * Returns the best match with its address: the first item that is pinned, else the first whose title is the query, else, of those
 * whose title has most of its terms, the first with an address to act on, else the first of them. Null if there is none.
 */
export function bestMatchOf(candidates: readonly Candidate[], query: string, terms: number): BestMatch | null {
  const key = comparable(query);
  const urlOf = ({ area, fields }: Candidate) => addressOf(area, fields);
  const named = candidates.filter(({ inTitle }) => inTitle >= TITLE_SHARE * terms);
  const best =
    candidates.find(({ isPinned }) => isPinned) ??
    candidates.find(({ title }) => comparable(title) === key) ??
    named.find((one) => urlOf(one) !== null) ??
    named[0];
  return best ? { area: best.area, id: best.id, url: urlOf(best) } : null;
}

/** Returns blocks of areas with that of the best match first. */
export const bestFirst = <T extends { area: Area }>(blocks: readonly T[], best: BestMatch | null): T[] =>
  blocks.toSorted((a, b) => Number(b.area === best?.area) - Number(a.area === best?.area));
