import type { HighlightPart } from '../../../../contract/item';
import { isSound, soundSpans } from './sounds';
import { isChinese, spans, termOf, type Span } from './terms';

/** Length of a passage in characters; Chinese says the same in half as many. */
const PASSAGE = 200;
/** Maximum length of a word before it is cut in a snippet. */
const MAX_WORD = 30;
/** At most this share of a passage stands before its first hit where a sentence begins there, and where none does. */
const SENTENCE_LEAD = 1 / 3;
const WORD_LEAD = 1 / 5;
const SENTENCE_END = /[.!?]\s+|[。！？；\n]\s*/g;

/** A whole text, such as a title, in parts. */
export function highlightAll(text: string, terms: ReadonlySet<string>): HighlightPart[] {
  return partsOf(text, hitsInTitle(text, terms));
}

/** Finds in a text the passage that holds the most different terms, in parts; its beginning when it holds none. */
export type PassageFinder = (text: string) => HighlightPart[];

/** For texts that are looked through for the same terms; the first passage with `enough` of them is taken. */
export function passageFinder(terms: ReadonlySet<string>, enough = terms.size): PassageFinder {
  const written = new Set([...terms].filter((term) => !isSound(term)));
  const likely = likelyHits(written);
  return (text) => {
    const size = isChinese(text.slice(0, PASSAGE)) ? PASSAGE / 2 : PASSAGE;
    const stretch = { size, enough };
    const start = densest(likely(text), stretch) ?? (written.size ? densest(spans(text, written), stretch) : null);
    const from = start === null ? 0 : passageStart(text, start, size);
    const passage = text.slice(from, passageEnd(text, from + size));
    const parts = partsOf(passage, hitsIn(passage, written));
    if (from > 0) parts.unshift({ text: '… ', hit: false });
    if (from + passage.length < text.trimEnd().length) parts.push({ text: ' …', hit: false });
    return parts;
  };
}

/** A word begins as its stem does (but for `tying` and `lying`), except that its last letter may have been another one: of `agency` it is `agenci`. */
const MAY_DIFFER = /(?<=..)[eily]$/;
const SURE = /^[a-z0-9]+$/;

/**
 * Most of the places of the terms in a text, and much faster than all: words without accents by the letters that they begin with, and
 * Chinese in the characters of the term.
 */
function likelyHits(terms: ReadonlySet<string>): (text: string) => Iterable<Span> {
  const pattern = likelyPattern(terms);
  const known = new Map<string, string>();
  return function* (text) {
    for (const { 0: word, 1: chinese, index } of pattern ? text.matchAll(pattern) : []) {
      const found = chinese ?? word;
      let term = chinese ?? known.get(word);
      if (term === undefined) known.set(word, (term = termOf(word)));
      if (terms.has(term)) yield { start: index, end: index + found.length, term, position: 0 };
    }
  };
}

/** Whole words, or Chinese as its first group, which is not consumed: pairs of characters overlap. Null when there is nothing to look for. */
function likelyPattern(terms: ReadonlySet<string>): RegExp | null {
  const chinese = [...terms].filter(isChinese);
  const words = [...terms].filter((term) => SURE.test(term));
  const beginnings = new Set(words.map((word) => word.replace(MAY_DIFFER, '')));
  const kinds = [
    ...(beginnings.size ? [`\\b(?:${[...beginnings].join('|')})[\\w'’]*`] : []),
    ...(chinese.length ? [`(?=(${chinese.join('|')}))`] : []),
  ];
  return kinds.length ? new RegExp(kinds.join('|'), 'gi') : null;
}

const hitsIn = (text: string, terms: ReadonlySet<string>): Span[] => [...spans(text, terms)];

/** A title is also found by how it sounds. */
function hitsInTitle(title: string, terms: ReadonlySet<string>): Span[] {
  const written = hitsIn(title, terms);
  const sounds = written.length ? [] : [...terms].filter(isSound);
  return sounds.length ? [...soundSpans(title, sounds)].sort((a, b) => a.start - b.start) : written;
}

interface Stretch {
  /** In characters. */
  size: number;
  /** The first stretch with so many different terms is taken. */
  enough: number;
}

/** Where the first stretch begins that holds the most different terms; null where there is no hit. */
function densest(hits: Iterable<Span>, { size, enough }: Stretch): number | null {
  const window: Span[] = [];
  const counts = new Map<string, number>();
  let first = 0;
  let best = { start: 0, terms: 0 };
  for (const hit of hits) {
    for (let old = window[first]; old && old.start < hit.end - size; old = window[first]) {
      const left = (counts.get(old.term) ?? 0) - 1;
      if (left > 0) counts.set(old.term, left);
      else counts.delete(old.term);
      first += 1;
    }
    window.push(hit);
    counts.set(hit.term, (counts.get(hit.term) ?? 0) + 1);
    if (counts.size > best.terms) best = { start: window[first]?.start ?? hit.start, terms: counts.size };
    if (best.terms >= enough) break;
  }
  return best.terms ? best.start : null;
}

/** At the last sentence that begins in the lead before the hit, or else at a word nearer to it. */
function passageStart(text: string, hit: number, size: number): number {
  const earliest = Math.max(0, Math.floor(hit - size * SENTENCE_LEAD));
  if (earliest === 0) return 0;
  const sentence = [...text.slice(earliest, hit).matchAll(SENTENCE_END)].at(-1);
  if (sentence) return earliest + sentence.index + sentence[0].length;
  const near = Math.floor(hit - size * WORD_LEAD);
  const space = text.slice(near, hit).search(/\s/);
  return space >= 0 ? near + space + 1 : wholeCharacter(text, near);
}

function passageEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const end = Math.floor(at);
  const earliest = Math.max(0, end - MAX_WORD);
  const space = text.slice(earliest, end).search(/\s\S*$/);
  return space >= 0 ? earliest + space : wholeCharacter(text, end);
}

/** Never between the halves of a surrogate pair. */
const wholeCharacter = (text: string, at: number): number => (/[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at);

function partsOf(text: string, hits: readonly Span[]): HighlightPart[] {
  const parts: HighlightPart[] = [];
  let at = 0;
  for (const { start, end } of joined(hits)) {
    if (start > at) parts.push({ text: oneLine(text.slice(at, start)), hit: false });
    parts.push({ text: text.slice(start, end), hit: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: oneLine(text.slice(at)), hit: false });
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
