import type { StaleEntry } from './links';
import {
  entriesAfter,
  entriesStillRight,
  publishedEntries,
  stalePassagesOf,
  type StalePassage,
  type Version,
} from './stale-passages';

const LANGUAGES = ['en-US', 'zh-CN'] as const;
type Language = (typeof LANGUAGES)[number];
type Lists = Version['lists'];

/** Part of a document from which its stale passages are computed. */
interface Document {
  texts: Partial<Record<Language, { markdown: string }>>;
  stalePassages?: Partial<Record<Language, StaleEntry[]>> | undefined;
}

const versionOf = ({ texts, stalePassages }: Document): Version => ({
  bodies: [texts[LANGUAGES[0]]?.markdown ?? '', texts[LANGUAGES[1]]?.markdown ?? ''],
  lists: [stalePassages?.[LANGUAGES[0]] ?? [], stalePassages?.[LANGUAGES[1]] ?? []],
});

function withLists<D extends Document>({ stalePassages: _former, ...document }: D, [one, other]: Lists): D {
  const lists = { ...(one.length && { [LANGUAGES[0]]: [...one] }), ...(other.length && { [LANGUAGES[1]]: [...other] }) };
  return { ...document, ...(Object.keys(lists).length && { stalePassages: lists }) } as unknown as D;
}

/**
 * Returns the document with the passages of each language that are stale after it replaced the former version. `stillRight` contains
 * the names of stale passages of the former version that an editor has confirmed.
 */
export function withStalePassages<D extends Document>(
  document: D,
  former: Document | undefined,
  stillRight: Partial<Record<Language, readonly string[]>> = {},
): D {
  if (!former) return withLists(document, [[], []]);
  const { bodies, lists } = versionOf(former);
  const first = entriesStillRight(lists, 0, stillRight[LANGUAGES[0]] ?? []);
  const kept = entriesStillRight(first, 1, stillRight[LANGUAGES[1]] ?? []);
  return withLists(document, entriesAfter({ bodies, lists: kept }, versionOf(document).bodies));
}

/** Returns the document without the passage entries that only matter while it is a draft. */
export const withPublishedPassages = <D extends Document>(document: D): D =>
  document.stalePassages ? withLists(document, publishedEntries(versionOf(document))) : document;

/** Returns the stale passages of both languages for editors. */
export function passagesBehind(document: Document): (StalePassage & { locale: Language })[] {
  const lists = stalePassagesOf(versionOf(document));
  return LANGUAGES.flatMap((locale, side) => (lists[side] ?? []).map((each) => ({ ...each, locale })));
}
