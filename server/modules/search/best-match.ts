import type { Area } from '../../../contract/core/areas';
import { addressOf, type BestMatch } from '../../../contract/search';

/** Found item that may be the best match. */
export interface Candidate {
  area: Area;
  id: string;
  /** Fields of the item, of which some areas have the address that it leads to. */
  fields: object;
  /** True if an editor pinned it for the query. */
  isPinned?: boolean;
  /** Number of terms of the query that its title has. */
  inTitle: number;
}

/** Share of the terms of a query that the title of the best match must have. */
const TITLE_SHARE = 0.6;

/** Returns a found item with its address if its title has most of the terms of the query or it is pinned; null otherwise. */
export function bestMatchOf(candidate: Candidate, terms: number): BestMatch | null {
  const { area, id, fields, isPinned = false, inTitle } = candidate;
  if (!isPinned && inTitle < TITLE_SHARE * terms) return null;
  return { area, id, url: addressOf(area, fields) };
}
