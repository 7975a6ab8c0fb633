import type { DeadlineSort, ListSort } from '../../contract/area-api';
import { MAX_QUERY, type Page } from '../../contract/core/endpoint';
import type { ItemCard } from '../../contract/item';
import type { Locale } from '../../contract/core/locale';
import type { BenefitCard } from '../../contract/welfare';
import { contains } from '../data/highlight';

const DAY_MS = 86_400_000;

interface ListedText {
  title: string;
  summary: string;
  body: string;
  keywords: string[];
}
/** A card and the text that a query is compared with. */
export interface Listed<Card extends ItemCard> {
  card: Card;
  text: ListedText;
}

/** Returns the part of a query that is searched. */
export const trimmedQuery = (query: string): string => query.trim().slice(0, MAX_QUERY);

export const matches = ({ title, summary, body, keywords }: ListedText, query: string): boolean =>
  [title, summary, body, ...keywords].some((part) => contains(part, query));

export const beginsWith = ({ title, keywords }: ListedText, query: string): boolean =>
  [title, ...keywords].some((word) => word.toLowerCase().startsWith(query.toLowerCase()));

/** Returns the results with those that contain the query in their title first. */
export function byRelevance<Card extends ItemCard>(found: Listed<Card>[], query: string): Listed<Card>[] {
  const inTitle = ({ card }: Listed<Card>) => contains(card.title, query);
  return [...found.filter(inTitle), ...found.filter((one) => !inTitle(one))];
}

/** Returns the comparison function for a sort order. */
export function orderOf(sort: ListSort | DeadlineSort, locale: Locale): (a: ItemCard, b: ItemCard) => number {
  switch (sort) {
    case 'popular':
      return (a, b) => b.views - a.views;
    case 'newest':
      return (a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? '');
    case 'name':
      return (a, b) => a.title.localeCompare(b.title, locale);
    case 'closing':
      return byDeadline;
  }
}

/** Compares cards in the order of the server: open with a deadline, not open yet, open without a deadline, closed. */
function byDeadline(a: ItemCard & Partial<ClaimPeriod>, b: ItemCard & Partial<ClaimPeriod>): number {
  const [first, second] = [placeOf(a), placeOf(b)];
  return first.group - second.group || first.distance - second.distance;
}

type ClaimPeriod = Pick<BenefitCard, 'opensAt' | 'closesAt'>;

function placeOf({ opensAt, closesAt }: Partial<ClaimPeriod>): { group: number; distance: number } {
  const now = Date.now();
  const [opens, closes] = [Date.parse(opensAt ?? ''), Date.parse(closesAt ?? '') + DAY_MS];
  if (closes <= now) return { group: 3, distance: now - closes };
  if (opens > now) return { group: 1, distance: opens - now };
  return closesAt ? { group: 0, distance: closes - now } : { group: 2, distance: 0 };
}

export function sortedBy<Card extends ItemCard>(
  sort: ListSort | DeadlineSort,
  listed: Listed<Card>[],
  locale: Locale,
): Listed<Card>[] {
  const order = orderOf(sort, locale);
  return listed.toSorted((a, b) => order(a.card, b.card));
}

export const pageOf = <T, Shown>(all: T[], page: number, pageSize: number, show: (one: T) => Shown): Page<Shown> => ({
  items: all.slice((page - 1) * pageSize, page * pageSize).map(show),
  total: all.length,
  page,
  pageSize,
});
