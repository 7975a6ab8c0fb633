import { stem } from 'porter2';
import { MAX_QUERY } from '../../../../contract/core/endpoint';
import { simplified } from './chinese';

/** Run of Chinese characters, or word of any other script, with its position in the text. */
export interface Token {
  text: string;
  /** Normalized form for comparison: lower case, without accents and width, in simplified characters. */
  word: string;
  start: number;
  end: number;
  han: boolean;
}
/** Stretch of a text and the term that it is indexed by. */
export interface Span {
  start: number;
  end: number;
  term: string;
  /** Number of words and Chinese characters before it; a pair of characters has the position of its first one. */
  position: number;
}

const TOKEN =
  /\p{Script=Han}+|(?!\p{Script=Han})[\p{L}\p{N}](?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])*(?:['’](?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+)*/gu;
/** Equivalent of `TOKEN` for text in ASCII, several times as fast. */
const ASCII_TOKEN = /[a-z0-9]+(?:'[a-z0-9]+)*/gi;
const BEYOND_ASCII = /\P{ASCII}/u;
const HAN = /^\p{Script=Han}/u;
const ONE_CHARACTER = /^.$/u;
/** Words that need only their case folded, by far the most. */
const PLAIN = /^[a-zA-Z0-9']+$/;
const HYPHENS = new Set(['-', '\u2010', '\u2011']);
const MAX_WORD = 64;
/** Maximum number of terms of a query. 200 Chinese characters have 199 pairs, but further terms do not find additional texts. */
const MAX_QUERY_TERMS = 32;
/** Stop words, as stems. `it` and `us` are not included on purpose: they name a department and a country. */
const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from how i if in into is me my of on or our that the their this to was we what when where which who why will with you your'
    .split(' ')
    .map((word) => stem(word)),
);

/** Run of Chinese characters, or word, as it is written in the text. */
type Run = Omit<Token, 'word'>;

function* runs(text: string): Generator<Run> {
  const isAscii = !BEYOND_ASCII.test(text);
  for (const match of text.matchAll(isAscii ? ASCII_TOKEN : TOKEN)) {
    const [run] = match;
    yield { text: run, start: match.index, end: match.index + run.length, han: !isAscii && HAN.test(run) };
  }
}

export function* tokens(text: string): Generator<Token> {
  for (const { text: run, start, end, han } of runs(text)) {
    const word = han ? Array.from(run, simplified).join('') : fold(run);
    // A half-width voicing mark is matched as a letter, but folding removes it, which may leave an empty word.
    if (word) yield { text: run, word, start, end, han };
  }
}

/** Returns the number of characters; a surrogate pair counts as one. */
function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

const stems = new Map<string, string>();
const MAX_STEMS = 100_000;

/** Returns the stem of a folded word, from a cache of recent ones if it is there. */
export function stemOf(word: string): string {
  let found = stems.get(word);
  if (found === undefined) {
    found = stem(word);
    if (stems.size >= MAX_STEMS) stems.clear();
    stems.set(word, found);
  }
  return found;
}

/** Returns a word without case, accents, full-width forms and typographic apostrophes, cut to `MAX_WORD` characters. */
function fold(word: string): string {
  if (PLAIN.test(word)) return word.toLowerCase().slice(0, MAX_WORD);
  return word.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().slice(0, MAX_WORD);
}

/** Returns the term that a word is indexed by: the stem of the folded word. */
export const termOf = (word: string): string => stemOf(fold(word));

/** Requested terms and their first letters or characters; undefined for all terms. */
type TermFilter = { terms: ReadonlySet<string>; letters: ReadonlySet<string> } | undefined;
const isRequested = (term: string, filter: TermFilter): boolean => !filter || filter.terms.has(term);

/** Returns whether the folded word may begin with one of the letters, without folding all of it. */
const mayBegin = (word: string, letters: ReadonlySet<string>): boolean =>
  BEYOND_ASCII.test(word.charAt(0)) || letters.has(word.charAt(0).toLowerCase());

/** Yields each Chinese character and each pair of neighbours, so that a single character can be searched for as well as a word. */
function* hanSpans({ text, start }: Run, first: number, filter: TermFilter): Generator<Span> {
  let before = '';
  let from = start;
  let at = start;
  let position = first;
  for (const character of text) {
    const folded = simplified(character);
    const end = at + character.length;
    const begins = !filter || filter.letters.has(folded);
    const pair = before && before + folded;
    if (begins && isRequested(folded, filter)) yield { start: at, end, term: folded, position };
    if (pair && isRequested(pair, filter)) yield { start: from, end, term: pair, position: position - 1 };
    before = begins ? folded : '';
    from = at;
    at = end;
    position += 1;
  }
}

/** Returns whether two words are joined by a hyphen, and may also be written as one word. */
export const isCompound = (text: string, first: Run, second: Run): boolean =>
  second.start === first.end + 1 && !first.han && !second.han && HYPHENS.has(text.charAt(first.end));

/**
 * Yields the terms of a text, or those of them that are requested, with their positions: stems of words and compounds, Chinese
 * characters and character pairs.
 */
export function* spans(text: string, terms?: ReadonlySet<string>): Generator<Span> {
  // A stem has the same first letter as its word.
  const filter: TermFilter = terms && { terms, letters: new Set(Array.from(terms, ([first = '']) => first)) };
  const isHanRequested = !filter || [...filter.letters].some(isChinese);
  let position = 0;
  let before: Run | undefined;
  for (const run of runs(text)) {
    const { start, end, han } = run;
    if (han) yield* isHanRequested ? hanSpans(run, position, filter) : [];
    else if (!filter || mayBegin(run.text, filter.letters)) {
      const word = fold(run.text);
      if (!word) continue;
      const term = stemOf(word);
      if (isRequested(term, filter)) yield { start, end, term, position };
    }
    if (before && isCompound(text, before, run)) {
      const compound = stemOf(fold(before.text) + fold(run.text));
      if (isRequested(compound, filter)) yield { start: before.start, end, term: compound, position: position - 1 };
    }
    position += han ? lengthOf(run.text) : 1;
    before = run;
  }
}

export function documentTerms(text: string): Set<string> {
  const terms = new Set<string>();
  for (const { term } of spans(text)) terms.add(term);
  return terms;
}

/**
 * Returns the terms of a query: stems of its words, Chinese as character pairs (a single character as itself); empty if it has no
 * searchable words.
 */
export function queryTerms(query: string): string[] {
  const all = [...new Set([...tokens(query)].flatMap(wantedTerms))];
  const informative = all.filter(isInformative);
  return (informative.length ? informative : all).slice(0, MAX_QUERY_TERMS);
}

/** Returns false for stop words. */
export const isInformative = (term: string): boolean => !STOP_WORDS.has(term);

const wantedTerms = ({ han, word }: Token): string[] => (han ? pairsOf(Array.from(word)) : [stemOf(word)]);

/** Returns the pairs of neighbouring Chinese characters; a single character as itself. */
export const pairsOf = (characters: readonly string[]): string[] =>
  characters.length === 1 ? [...characters] : characters.slice(1).map((character, i) => (characters[i] ?? '') + character);

/** Returns the informative terms of a query with their positions, one per position: Chinese as pairs, compounds as separate words. */
export const phrasePlaces = (query: string): Span[] => {
  const all = [...spans(query)].filter(({ term }) => isInformative(term));
  const paired = new Set(all.filter(({ term }) => isPair(term)).flatMap(({ position }) => [position, position + 1]));
  return all
    .filter(({ term, position }) => isPair(term) || !paired.has(position))
    .sort((a, b) => a.position - b.position)
    .filter(({ position }, i, sorted) => position !== sorted[i - 1]?.position);
};

const isPair = (term: string): boolean => isChinese(term) && !ONE_CHARACTER.test(term);

/** Returns the terms of a query that is still being typed. A last word that may be unfinished is returned as typed and as its stem. */
export function typedTerms(query: string): { finished: string[]; unfinished: string[] } {
  const last = [...tokens(query)].at(-1);
  if (!last || last.han || last.end < query.length) return { finished: queryTerms(query), unfinished: [] };
  const finished = queryTerms(query.slice(0, last.start)).filter(isInformative);
  return { finished, unfinished: [...new Set([last.word, stemOf(last.word)])] };
}

/** Returns a text in the form in which titles are compared: words and Chinese without case, accents, width and punctuation. */
export const comparable = (text: string): string => Array.from(tokens(text), ({ word }) => word).join(' ');

/** Returns the beginning of a query up to the maximum length, with control characters as spaces. */
export const cutQuery = (query: string): string => query.slice(0, MAX_QUERY).replace(/\p{C}/gu, ' ');

export const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);
