import type { Area } from '../../../contract/core/areas';
import { webAddress } from '../../../contract/item';
import type { BestMatch } from '../../../contract/search';

/** Found item that may be the one that was surely meant. */
export interface Candidate {
  area: Area;
  id: string;
  /** Fields of the item, of which some areas have the address that it leads to. */
  fields: unknown;
  /** True if an editor pinned it for the query. */
  isPinned?: boolean;
  /** Number of terms of the query that its title has. */
  inTitle: number;
}

/** Share of the terms of a query that the title of the best match must have. */
const TITLE_SHARE = 0.6;

/** Returns a found item with its address if it is surely what was meant by a query of so many terms; null otherwise. */
export function bestMatchOf(candidate: Candidate, terms: number): BestMatch | null {
  const { area, id, isPinned = false, inTitle } = candidate;
  if (!isPinned && inTitle < TITLE_SHARE * terms) return null;
  return { area, id, url: addressOf(candidate) };
}

/** Returns the web address that an item leads to, such as its online service; null if it has none, or an invalid one. */
function addressOf({ area, fields }: Candidate): string | null {
  const { url, handling } = fields as { url?: unknown; handling?: unknown };
  if (area === 'service' && handling !== 'online') return null;
  return webAddress.safeParse(url).data ?? null;
}
