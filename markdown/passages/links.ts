import { pairPassages, type Pair } from './pair';
import type { Passage } from './passages';
import { longestIncreasing } from './track';

/** Side of a pair of languages: the first or the second one. */
export type Side = 0 | 1;
export const otherSide = (side: Side): Side => (side ? 0 : 1);

/**
 * Reason why an entry needs no attention. `known`: an editor confirmed the passage, or the entry only records which passages belong
 * together because their order does not show it. `edited`: the passage was updated in this draft after its counterpart had changed,
 * so further edits of it do not make the counterpart stale.
 */
type Right = 'known' | 'edited';

/** Entry in the list of one language: a stale passage or, with `right`, a passage that needs no attention. */
export interface StaleEntry {
  /** Passage of this language; missing if the other language has a new passage without a counterpart here. */
  passage?: string;
  /** Its counterpart in the other language; missing if that was removed there. */
  source?: string;
  /** Former text of the counterpart, which the passage still matches; missing if only the counterpart's position has changed. */
  was?: string;
  right?: Right;
}

/** A passage and its counterpart, as indexes in their texts; null on a side that has none. */
export interface Link {
  places: [number | null, number | null];
  /** Entry for them, and the language whose list contains it; null if the structure alone determines the link and neither is stale. */
  entry: { side: Side; was?: string; right?: Right } | null;
}

export type BothTexts = readonly [readonly Passage[], readonly Passage[]];
/** Entries of both languages. */
export type BothLists = readonly [readonly StaleEntry[], readonly StaleEntry[]];

/** Round in which every link gets an entry, so that the search ends. Earlier rounds add entries only to links that need one. */
const MAX_ROUNDS = 4;

/** Returns the links between both texts: those that the entries define, then those of the other passages, paired by structure. */
export function linksOf(texts: BothTexts, lists: BothLists): Link[] {
  const byId = texts.map((passages) => new Map(passages.map(({ id }, index) => [id, index])));
  const taken: [Set<number>, Set<number>] = [new Set(), new Set()];
  const links: Link[] = [];
  for (const side of [0, 1] as const)
    for (const { passage, source, was, right } of lists[side]) {
      const own = passage === undefined ? null : byId[side]?.get(passage);
      const other = source === undefined ? null : byId[otherSide(side)]?.get(source);
      // A text that was changed elsewhere, such as in a content folder, no longer has the passage.
      if (own === undefined || other === undefined || (own === null && other === null)) continue;
      const places: Link['places'] = side ? [other, own] : [own, other];
      if (places.some((place, at) => place !== null && taken[at as Side].has(place))) continue;
      places.forEach((place, at) => place !== null && taken[at as Side].add(place));
      links.push({ places, entry: { side, ...(was !== undefined && { was }), ...(right && { right }) } });
    }
  for (const [one, other] of pairsOfRest(texts, taken)) links.push({ places: [one, other], entry: null });
  return links;
}

/** Pairs the passages that are not in `taken` by their structure. */
function pairsOfRest(texts: BothTexts, taken: readonly [ReadonlySet<number>, ReadonlySet<number>]): Pair[] {
  const [one, other] = texts.map((passages, side) =>
    passages.map((_, index) => index).filter((index) => !taken[side as Side].has(index)),
  ) as [number[], number[]];
  const pick = (side: Side, indexes: readonly number[]) => indexes.flatMap((index) => texts[side][index] ?? []);
  return pairPassages(pick(0, one), pick(1, other)).map(([a, b]): Pair => [one[a] ?? 0, other[b] ?? 0]);
}

/**
 * Returns the links with an entry for each one that the structure of both texts does not determine, and without entries for moves
 * that are back in order. `moved` contains the links of which one side has moved, with that side.
 */
export function withNeededEntries(texts: BothTexts, given: readonly Link[], moved: ReadonlyMap<Link, Side>): Link[] {
  const links = withMoves(given, moved);
  for (let round = 1; ; round += 1) {
    const wrong = mistaken(texts, links);
    if (!wrong.length) return links;
    const named = round < MAX_ROUNDS ? wrong : [...wrong, ...links.filter(({ entry }) => entry === null)];
    for (const link of named) link.entry = { side: 1, right: 'known' };
  }
}

/** Adds entries to links whose order differs between the languages, and removes those of moved links that are in order again. */
function withMoves(given: readonly Link[], moved: ReadonlyMap<Link, Side>): Link[] {
  const isWhole = ({ places: [one, other] }: Link) => one !== null && other !== null;
  const isMoved = ({ entry }: Link) => entry !== null && entry.was === undefined && !entry.right;
  const whole = given.filter(isWhole).sort((a, b) => (a.places[0] ?? 0) - (b.places[0] ?? 0));
  const still = whole.filter((link) => !moved.has(link) && !isMoved(link));
  const inOrder = longestIncreasing(still.map(({ places }) => places[1] ?? 0)).flatMap((at) => still[at] ?? []);
  const kept = new Set(inOrder);
  const out = new Set<Link>();
  for (const link of whole.filter((each) => !kept.has(each))) {
    const at = placeIn(inOrder, link);
    const [before, behind] = [inOrder[at - 1]?.places[1] ?? -1, inOrder[at]?.places[1] ?? Infinity];
    const own = link.places[1] ?? 0;
    if (before < own && own < behind) inOrder.splice(at, 0, link);
    else out.add(link);
  }
  return given.map((link) => {
    const { entry } = link;
    if (out.has(link) && entry === null) {
      const side = moved.get(link);
      return { ...link, entry: side === undefined ? { side: 1, right: 'known' } : { side: otherSide(side) } };
    }
    return !out.has(link) && isWhole(link) && isMoved(link) ? { ...link, entry: null } : { ...link };
  });
}

/** Returns the index of the first link after this one in the first language. */
function placeIn(links: readonly Link[], { places }: Link): number {
  let [low, high] = [0, links.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((links[middle]?.places[0] ?? 0) < (places[0] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Returns the links without an entry for which pairing by structure gives another result. Adds a link to `links` for a passage
 * without a counterpart that would be paired.
 */
function mistaken(texts: BothTexts, links: Link[]): Link[] {
  const taken: [Set<number>, Set<number>] = [new Set(), new Set()];
  const partner = new Map<number, number>();
  const linkBy = [new Map<number, Link>(), new Map<number, Link>()] as const;
  for (const link of links) {
    const [one, other] = link.places;
    if (one !== null) linkBy[0].set(one, link);
    if (other !== null) linkBy[1].set(other, link);
    if (link.entry) {
      if (one !== null) taken[0].add(one);
      if (other !== null) taken[1].add(other);
    } else if (one !== null && other !== null) partner.set(one, other);
  }
  const wrong = new Set<Link>();
  const found = pairsOfRest(texts, taken);
  for (const [one, other] of found) {
    if (partner.get(one) === other) continue;
    for (const [side, place] of [[0, one] as const, [1, other] as const]) {
      const known = linkBy[side].get(place);
      if (known) wrong.add(known);
    }
    // Neither has a counterpart: an entry for one of them prevents the pair.
    if (!linkBy[0].has(one) && !linkBy[1].has(other)) {
      const link: Link = { places: [one, null], entry: null };
      links.push(link);
      wrong.add(link);
    }
  }
  const pairs = new Map(found);
  for (const link of links)
    if (!link.entry && link.places[0] !== null && pairs.get(link.places[0]) !== link.places[1]) wrong.add(link);
  return [...wrong];
}

/** Returns the entries of the links in the order of the texts, for both languages. */
export function listsOf(texts: BothTexts, links: readonly Link[]): [StaleEntry[], StaleEntry[]] {
  const listOf = (side: Side): StaleEntry[] =>
    links
      .filter(({ entry }) => entry?.side === side)
      .sort((a, b) => orderOf(a, side) - orderOf(b, side))
      .map(({ places, entry }) => {
        const [own, other] = [places[side], places[otherSide(side)]];
        const idOf = (at: Side, place: number | null) => (place === null ? undefined : texts[at][place]?.id);
        const [passage, source] = [idOf(side, own), idOf(otherSide(side), other)];
        const { was, right } = entry ?? {};
        return {
          ...(passage !== undefined && { passage }),
          ...(source !== undefined && { source }),
          ...(was !== undefined && { was }),
          ...(right && { right }),
        };
      });
  return [listOf(0), listOf(1)];
}

/** Returns the sort key of a link in a list: the index of its passage. Links without a passage in that language come last. */
const orderOf = ({ places }: Link, side: Side): number => places[side] ?? 1e6 + (places[otherSide(side)] ?? 0);
