import {
  linksOf,
  listsOf,
  otherSide,
  withNeededEntries,
  type BothLists,
  type BothTexts,
  type Link,
  type Side,
  type StaleEntry,
} from './links';
import { pairPassages } from './pair';
import { passagesOf, type Passage } from './passages';
import { longestIncreasing, MIN_SIMILARITY, similarity, trackPassages, type Tracked } from './track';

/** Bodies of both languages as Markdown. */
export type Bodies = readonly [string, string];

/** Bodies with the entries of their lists. */
export interface Version {
  bodies: Bodies;
  lists: BothLists;
}

/** Maximum number of passages of a text. Longer texts are not compared. */
const MAX_PASSAGES = 10_000;
/** Maximum number of new passages that a removed one is compared with. */
const MAX_CANDIDATES = 8;

const isEmpty = (body: string): boolean => body.trim() === '';

const textsOf = ([one, other]: Bodies): BothTexts => [passagesOf(one), passagesOf(other)];

const NONE: [StaleEntry[], StaleEntry[]] = [[], []];

/** Returns the entries after a save that replaces a version's bodies. Returns none unless both languages have a text. */
export function entriesAfter({ bodies: former, lists }: Version, bodies: Bodies): [StaleEntry[], StaleEntry[]] {
  if (former.every(isEmpty) || bodies.some(isEmpty)) return NONE;
  if (former.every((body, side) => body === bodies[side])) return [[...lists[0]], [...lists[1]]];
  const [before, texts] = [textsOf(former), textsOf(bodies)];
  if ([...before, ...texts].some(({ length }) => length > MAX_PASSAGES)) return NONE;
  const tracked = [trackPassages(before[0], texts[0]), trackPassages(before[1], texts[1])] as const;
  const moved = new Map<Link, Side>();
  const links = linksOf(before, lists).flatMap((link) => {
    const next = linkAfter(link, before, texts, tracked);
    if (!next) return [];
    const movedSides = ([0, 1] as const).filter((side) => tracked[side].moved.has(link.places[side] ?? -1));
    if (movedSides.length === 1) moved.set(next, movedSides[0] ?? 0);
    return [next];
  });
  const all = withNewPassages(links, texts, { tracked, moved });
  return listsOf(texts, withNeededEntries(texts, all, moved));
}

/** Returns the entries without those that only matter while a draft is written. */
export function publishedEntries({ bodies, lists }: Version): [StaleEntry[], StaleEntry[]] {
  if (!lists.flat().some(({ passage, source, right }) => right && passage !== undefined && source !== undefined))
    return [[...lists[0]], [...lists[1]]];
  const texts = textsOf(bodies);
  const links = linksOf(texts, lists).map((link): Link => {
    const isWhole = link.places.every((place) => place !== null);
    return link.entry?.right && isWhole ? { ...link, entry: null } : link;
  });
  return listsOf(texts, withNeededEntries(texts, links, new Map()));
}

/** Returns the entries with those of these names, in the list of one side, marked as still right. */
export function entriesStillRight(lists: BothLists, side: Side, names: readonly string[]): [StaleEntry[], StaleEntry[]] {
  const isNamed = (entry: StaleEntry) => !entry.right && names.includes(nameOf(entry));
  const next = lists[side].map(({ was: _was, ...entry }): StaleEntry => ({ ...entry, right: 'known' }));
  const list = lists[side].map((entry, index) => (isNamed(entry) ? (next[index] ?? entry) : entry));
  return side ? [[...lists[0]], list] : [list, [...lists[1]]];
}

/** Returns the name of an entry, which is unique within its language. */
export const nameOf = ({ passage = '', source = '' }: StaleEntry): string => `${passage}:${source}`;

/** Returns a link of the former version with its present places and entry; null if both passages were removed. */
function linkAfter(
  { places, entry }: Link,
  before: BothTexts,
  texts: BothTexts,
  tracked: readonly [Tracked, Tracked],
): Link | null {
  const next = places.map((place, side) => (place === null ? null : (tracked[side as Side].places[place] ?? null)));
  const now = [next[0] ?? null, next[1] ?? null] as Link['places'];
  const textOf = (version: BothTexts, side: Side, at: Link['places']) => version[side][at[side] ?? -1]?.text ?? '';
  const isChanged = (side: Side) => textOf(before, side, places) !== textOf(texts, side, now);
  if (now.every((place) => place === null)) return null;
  const gone = ([0, 1] as const).find((side) => places[side] !== null && now[side] === null);
  if (gone !== undefined) {
    const side = otherSide(gone);
    const was = entry?.side === side ? entry.was : undefined;
    return { places: now, entry: { side, was: was ?? textOf(before, gone, places) } };
  }
  if (places.some((place) => place === null)) return { places: now, entry: entryOfOne(places, entry, isChanged) };
  const changed = ([0, 1] as const).filter(isChanged);
  const [only] = changed;
  if (only === undefined) return { places: now, entry };
  const canFollow = entry?.right === 'edited' || entry?.was !== undefined;
  if (entry && canFollow && changed.includes(entry.side)) return { places: now, entry: { side: entry.side, right: 'edited' } };
  if (changed.length === 2) return { places: now, entry: entry?.right === 'known' ? entry : null };
  const stale = otherSide(only);
  const was = (entry?.side === stale ? entry.was : undefined) ?? textOf(before, only, places);
  return { places: now, entry: was === textOf(texts, only, now) ? null : { side: stale, was } };
}

/** Returns the entry of a passage without a counterpart. Editing a passage after its counterpart was removed marks it as right. */
function entryOfOne(places: Link['places'], entry: Link['entry'], isChanged: (side: Side) => boolean): Link['entry'] {
  if (!entry || entry.right || places[entry.side] === null || !isChanged(entry.side)) return entry;
  return { side: entry.side, right: 'known' };
}

interface Changes {
  tracked: readonly [Tracked, Tracked];
  /** Links of which one side has moved. */
  moved: Map<Link, Side>;
}

/**
 * Adds links for new passages: with a counterpart between the same neighbours or, if there is none, with an entry in the other
 * language.
 */
function withNewPassages(given: readonly Link[], texts: BothTexts, { tracked, moved }: Changes): Link[] {
  const [one, other] = tracked.map(({ places }, side) => {
    const known = new Set(places);
    return new Set(texts[side as Side].map((_, index) => index).filter((index) => !known.has(index)));
  });
  const isNew = [one ?? new Set<number>(), other ?? new Set<number>()] as const;
  const links = given.map((link) => {
    const found = reunited(link, texts, isNew);
    if (!found) return link;
    const side = link.places[0] === null ? 0 : 1;
    isNew[side].delete(found.places[side] ?? -1);
    moved.set(found, side);
    return found;
  });
  const isWhole = ({ places }: Link) => !places.includes(null);
  const whole = links.filter(isWhole);
  // Links of passages that are new in one language and still have no counterpart, by their place there.
  const waiting = [new Map<number, Link>(), new Map<number, Link>()] as const;
  const left: [Set<number>, Set<number>] = [new Set(), new Set()];
  for (const link of links)
    if (!isWhole(link)) {
      const side = link.places[0] === null ? 1 : 0;
      if (link.entry?.was === undefined) waiting[side].set(link.places[side] ?? -1, link);
      else left[side].add(link.places[side] ?? -1);
    }
  const answered = new Set<Link | undefined>();
  const added: Link[] = [];
  for (const gap of gapsOf(whole, texts)) {
    const free = [gap[0].filter((at) => !left[0].has(at)), gap[1].filter((at) => !left[1].has(at))] as const;
    if (!free.some((places, side) => places.some((at) => isNew[side as Side].has(at)))) continue;
    const pick = (side: Side) => free[side].flatMap((at): Passage[] => texts[side].slice(at, at + 1));
    for (const [a, b] of pairPassages(pick(0), pick(1))) {
      const places: [number, number] = [free[0][a] ?? 0, free[1][b] ?? 0];
      const fresh = ([0, 1] as const).filter((side) => isNew[side].has(places[side]));
      const [side] = fresh;
      if (side === undefined) continue;
      answered.add(waiting[0].get(places[0])).add(waiting[1].get(places[1]));
      added.push({ places, entry: fresh.length === 2 ? null : { side, right: 'edited' } });
      for (const each of fresh) isNew[each].delete(places[each]);
    }
  }
  // A text that was empty before is new as a whole, so its passages do not make the other language stale.
  const continued = ([0, 1] as const).filter((side) => tracked[side].places.length);
  const alone = continued.flatMap((side) =>
    [...isNew[side]].map((at): Link => ({ places: side ? [null, at] : [at, null], entry: { side: otherSide(side) } })),
  );
  return [...links.filter((link) => !answered.has(link)), ...added, ...alone];
}

/**
 * Returns the link of a passage whose counterpart was removed, with an equal or similar new passage as its counterpart, as after
 * cutting and pasting; null if there is none.
 */
function reunited({ places, entry }: Link, texts: BothTexts, isNew: readonly [Set<number>, Set<number>]): Link | null {
  if (entry?.was === undefined || !places.includes(null)) return null;
  const { side, was } = entry;
  const other = otherSide(side);
  const textAt = (at: number) => texts[other][at]?.text ?? '';
  const candidates = [...isNew[other]];
  const similar = candidates.slice(0, MAX_CANDIDATES).filter((at) => similarity(was, textAt(at)) >= MIN_SIMILARITY);
  const found = candidates.find((at) => textAt(at) === was) ?? similar[0];
  if (found === undefined) return null;
  const own = places[side];
  return { places: side ? [found, own] : [own, found], entry: textAt(found) === was ? null : { side, was } };
}

/** Returns the passages without a counterpart in each gap between links that are in the same order in both languages. */
function gapsOf(whole: readonly Link[], texts: BothTexts): [number[], number[]][] {
  const sorted = whole.map((link) => link.places as [number, number]).sort(([a], [b]) => a - b);
  const places = longestIncreasing(sorted.map(([, other]) => other)).flatMap((at): [number, number][] =>
    sorted.slice(at, at + 1),
  );
  const linked = [0, 1].map((side) => new Set(whole.map((link) => link.places[side as Side])));
  const free = (side: Side, from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index).filter((at) => !linked[side]?.has(at));
  const starts: [number, number][] = [[-1, -1], ...places];
  return starts.map(([one, other], at) => {
    const [endOne, endOther] = places[at] ?? [texts[0].length, texts[1].length];
    return [free(0, one + 1, endOne), free(1, other + 1, endOther)];
  });
}

/** Stale or missing passage, as editors see it. */
export interface StalePassage {
  name: string;
  change: 'changed' | 'moved' | 'added' | 'removed';
  /** Index and text of the passage; null if there is none in this language. */
  passage: { place: number; text: string } | null;
  /** Index and text of its counterpart; null if it was removed. */
  source: { place: number; text: string } | null;
  /** Former text of the counterpart, which the passage still matches; null if the text has not changed. */
  was: string | null;
}

/** Returns the stale passages of each language, in the order of its text. */
export function stalePassagesOf({ bodies, lists }: Version): [StalePassage[], StalePassage[]] {
  if (!lists.flat().some(({ right }) => !right)) return [[], []];
  const texts = textsOf(bodies);
  const placed = texts.map((passages) => new Map(passages.map(({ id, text }, place) => [id, { place, text }])));
  const listOf = (side: Side): StalePassage[] =>
    lists[side].flatMap((entry): StalePassage[] => {
      const { passage: own, source: other, was = null, right } = entry;
      const passage = (own !== undefined && placed[side]?.get(own)) || null;
      const source = (other !== undefined && placed[otherSide(side)]?.get(other)) || null;
      if (right || (own !== undefined) !== (passage !== null) || (other !== undefined) !== (source !== null)) return [];
      const change = !passage ? 'added' : !source ? 'removed' : was === null ? 'moved' : 'changed';
      return [{ name: nameOf(entry), change, passage, source, was }];
    });
  return [listOf(0), listOf(1)];
}

/** Returns the first line of each passage of a body whose counterpart was changed or removed. */
export function staleLines(markdown: string, entries: readonly StaleEntry[]): number[] {
  const ids = new Set(entries.flatMap(({ passage, was, right }) => (!right && was !== undefined && passage ? [passage] : [])));
  return ids.size ? passagesOf(markdown).flatMap(({ id, line }) => (ids.has(id) ? [line] : [])) : [];
}
