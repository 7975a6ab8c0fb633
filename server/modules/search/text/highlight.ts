import type { HighlightPart } from '../../../../contract/item';
import { isSound, soundSpans } from './sounds';
import { isChinese, spans, termOf, type Span } from './terms';

/** Length of a snippet, in characters; halved for Chinese. */
const PASSAGE = 200;
/** Maximum length of a word before it is cut in a snippet. */
const MAX_WORD = 30;
/** Maximum share of a snippet before its first hit, if the snippet begins with a sentence. */
const SENTENCE_LEAD = 1 / 3;
/** Maximum share of a snippet before its first hit, if no sentence begins there. */
const WORD_LEAD = 1 / 5;
const SENTENCE_END = /[.!?]\s+|[。！？；\n]\s*/g;

/** Splits a whole text, such as a title, into hits and other parts. */
export function highlightAll(text: string, terms: ReadonlySet<string>): HighlightPart[] {
  return partsOf(text, hitsInTitle(text, terms));
}

/** Function that returns the snippet of a text with the most different terms, split into parts; the beginning if there are no hits. */
export type PassageFinder = (text: string) => HighlightPart[];

/** Returns a function that finds snippets with these terms; it takes the first snippet that has `enough` different ones. */
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

/**
 * Last letter of a stem that may differ from the letter in the word: the stem of `agency` is `agenci`. The letters before it are the
 * same in both (except for `tying` and `lying`).
 */
const MAY_DIFFER = /(?<=..)[eily]$/;
const SURE = /^[a-z0-9]+$/;

/**
 * Returns a function that finds most hits of the terms in a text, much faster than `spans` finds all: words without accents by their
 * first letters, and Chinese in exactly the characters of the term.
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

/**
 * Returns a pattern that matches whole words, or Chinese as its first group, inside a lookahead because pairs of characters overlap;
 * null if there are no terms to search for.
 */
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

/** Returns the hits in a title; if there are none, the stretches that match by sound. */
function hitsInTitle(title: string, terms: ReadonlySet<string>): Span[] {
  const written = hitsIn(title, terms);
  const sounds = written.length ? [] : [...terms].filter(isSound);
  return sounds.length ? [...soundSpans(title, sounds)].sort((a, b) => a.start - b.start) : written;
}

interface Stretch {
  /** Length, in characters. */
  size: number;
  /** Number of different terms at which a stretch is taken without searching further. */
  enough: number;
}

/** Returns the offset of the first stretch with the most different terms; null if there are no hits. */
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

/** Returns the offset of the last sentence that begins in the lead before the hit, or else of a word closer to the hit. */
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

/** Returns the offset, moved back by one if it is between the halves of a surrogate pair. */
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

/** Merges hits that touch or overlap, such as pairs of Chinese characters. */
function joined(hits: readonly Span[]): { start: number; end: number }[] {
  const stretches: { start: number; end: number }[] = [];
  for (const { start, end } of hits) {
    const last = stretches.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else stretches.push({ start, end });
  }
  return stretches;
}

/** Joins blocks and table cells into one line: with ` · `, with a space after closing punctuation, or with nothing after Chinese one. */
const oneLine = (text: string): string =>
  text
    .replace(/(?<=[.!?:;])\s*\n\s*/g, ' ')
    .replace(/(?<=[。！？：；])\s*\n\s*/g, '')
    .replace(/\s*\n\s*/g, ' · ')
    .replace(/\s+/g, ' ');
