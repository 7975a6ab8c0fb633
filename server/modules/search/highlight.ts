import type { HighlightPart } from '../../../contract/item';
import { isSound, soundSpans } from './sounds';
import { isChinese, spans, type Span } from './terms';

/** Length of a passage in characters; Chinese says the same in half as many. */
const PASSAGE = 200;
/** At most this share of a passage stands before its first hit. */
const LEAD = 1 / 3;
const SENTENCE_END = /[.!?]\s+|[。！？；\n]\s*/g;

/** A whole text, such as a title, in parts. */
export function highlightAll(text: string, terms: ReadonlySet<string>): HighlightPart[] {
  return partsOf(text, hitsInTitle(text, terms), 0, text.length);
}

/**
 * The passage that holds the most different terms, in parts; the first that holds `enough` of them, or the beginning of the text when
 * it holds none.
 */
export function highlightPassage(text: string, terms: ReadonlySet<string>, enough = terms.size): HighlightPart[] {
  const size = isChinese(text.slice(0, PASSAGE)) ? PASSAGE / 2 : PASSAGE;
  const { hits, start } = densest(text, terms, { size, enough });
  const from = hits.length ? passageStart(text, start, size * LEAD) : 0;
  const to = passageEnd(text, from + size);
  const parts = partsOf(text, hits, from, to);
  if (from > 0) parts.unshift({ text: '… ', hit: false });
  if (to < text.trimEnd().length) parts.push({ text: ' …', hit: false });
  return parts;
}

const hitsIn = (text: string, terms: ReadonlySet<string>): Span[] => [...spans(text, terms)];

/** A title is also found by how it sounds. */
function hitsInTitle(title: string, terms: ReadonlySet<string>): Span[] {
  const written = hitsIn(title, terms);
  if (written.length) return written;
  return [...soundSpans(title, [...terms].filter(isSound))].sort((a, b) => a.start - b.start);
}

interface Stretch {
  /** In characters. */
  size: number;
  /** A stretch with so many different terms is as good as any. */
  enough: number;
}

/** Where the first stretch begins that holds the most different terms, with the hits of the text as far as it had to be read. */
function densest(text: string, terms: ReadonlySet<string>, { size, enough }: Stretch): { hits: Span[]; start: number } {
  const hits: Span[] = [];
  let best = { start: 0, terms: 0 };
  let first = 0;
  for (const span of spans(text, terms)) {
    if (best.terms >= enough && span.start > best.start + size) break;
    hits.push(span);
    while ((hits[first]?.start ?? span.start) < span.end - size) first += 1;
    const within = hits.slice(first);
    const found = new Set(within.map(({ term }) => term)).size;
    if (found > best.terms) best = { start: within[0]?.start ?? span.start, terms: found };
  }
  return { hits, start: best.start };
}

/** At the last sentence that begins in the lead before the hit, or else at a word. */
function passageStart(text: string, hit: number, lead: number): number {
  const earliest = Math.max(0, Math.floor(hit - lead));
  if (earliest === 0) return 0;
  const before = text.slice(earliest, hit);
  const sentence = [...before.matchAll(SENTENCE_END)].at(-1);
  if (sentence) return earliest + sentence.index + sentence[0].length;
  const space = before.search(/\s/);
  return space >= 0 ? earliest + space + 1 : wholeCharacter(text, earliest);
}

function passageEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const end = Math.floor(at);
  const space = text.slice(0, end).search(/\s\S*$/);
  return space > end - 30 ? space : wholeCharacter(text, end);
}

/** Never between the halves of a surrogate pair. */
const wholeCharacter = (text: string, at: number): number => (/[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at);

function partsOf(text: string, hits: readonly Span[], from: number, to: number): HighlightPart[] {
  const parts: HighlightPart[] = [];
  let at = from;
  for (const { start, end } of joined(hits)) {
    if (start < from || end > to) continue;
    if (start > at) parts.push({ text: oneLine(text.slice(at, start)), hit: false });
    parts.push({ text: text.slice(start, end), hit: true });
    at = end;
  }
  if (at < to) parts.push({ text: oneLine(text.slice(at, to)), hit: false });
  return parts;
}

/** Hits that touch or overlap, as pairs of Chinese characters do, as one. */
function joined(hits: readonly Span[]): { start: number; end: number }[] {
  const stretches: { start: number; end: number }[] = [];
  for (const { start, end } of hits) {
    const last = stretches.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else stretches.push({ start, end });
  }
  return stretches;
}

/** Blocks and cells with a dot between them, unless one ends like a sentence. */
const oneLine = (text: string): string =>
  text
    .replace(/(?<=[.!?:;。！？：；])\s*\n\s*/g, ' ')
    .replace(/\s*\n\s*/g, ' · ')
    .replace(/\s+/g, ' ');
