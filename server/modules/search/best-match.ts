import type { Area } from '../../../contract/core/areas';
import type { Locale } from '../../../contract/core/locale';
import { addressOf, type BestMatch } from '../../../contract/search';
import { comparable } from './text/terms';

/** Found item that may be the best match. */
export interface Candidate {
  area: Area;
  id: string;
  title: string;
  /** Language in which it was found. */
  locale: Locale;
  /** Fields of the item, of which some areas have the address that it leads to. */
  fields: object;
  /** True if an editor pinned it for the query. */
  isPinned?: boolean;
  /** Number of terms of the query that its title has. */
  inTitle: number;
}

/** Share of the terms of a query that the title of the best match must have. */
const TITLE_SHARE = 0.6;

/** Query that candidates are compared with. */
interface Asked {
  query: string;
  /** Number of its terms. */
  terms: number;
  /** Language of the reader. */
  locale: Locale;
}

/**
 * Returns the best match with its address: the first item that is pinned, else the first whose title is the query, else, of those
 * whose title has most of its terms, the first with an address to act on, else the first of them. An equally good one in the reader's
 * language precedes one in another. Null if there is none.
 */
export function bestMatchOf(candidates: readonly Candidate[], { query, terms, locale }: Asked): BestMatch | null {
  const key = comparable(query);
  const urlOf = ({ area, fields }: Candidate) => addressOf(area, fields);
  const named = candidates.filter(({ inTitle }) => inTitle >= TITLE_SHARE * terms);
  const own = (from: readonly Candidate[]) => ownOrFirst(from, locale);
  const best =
    candidates.find(({ isPinned }) => isPinned) ??
    own(candidates.filter(({ title }) => comparable(title) === key)) ??
    own(named.filter((one) => urlOf(one) !== null)) ??
    own(named);
  return best ? { area: best.area, id: best.id, url: urlOf(best) } : null;
}

/** Returns the first candidate, or the first in this language whose title has as many terms of the query. */
function ownOrFirst(candidates: readonly Candidate[], locale: Locale): Candidate | undefined {
  const [first] = candidates;
  return candidates.find((one) => one.locale === locale && one.inTitle >= (first?.inTitle ?? 0)) ?? first;
}

/** Returns blocks of areas with that of the best match first. */
export const bestFirst = <T extends { area: Area }>(blocks: readonly T[], best: BestMatch | null): T[] =>
  blocks.toSorted((a, b) => Number(b.area === best?.area) - Number(a.area === best?.area));
