import { stem } from 'porter2';

/** A run of Chinese characters, or a word of any other script, and where it stands in its text. */
interface Token {
  text: string;
  /** As it is compared; of Chinese, as it stands. */
  word: string;
  start: number;
  end: number;
  han: boolean;
}
/** A stretch of a text and the term that it is found by. */
export interface Span {
  start: number;
  end: number;
  term: string;
}

const TOKEN =
  /\p{Script=Han}+|(?!\p{Script=Han})[\p{L}\p{N}](?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])*(?:['’](?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+)*/gu;
const HAN = /^\p{Script=Han}/u;
const ONE_CHARACTER = /^.$/u;
const MAX_WORD = 64;
/** A query of 200 characters of Chinese has 199 pairs; more than this many terms find nothing that fewer would not. */
const MAX_QUERY_TERMS = 32;
/** Words that say nothing about what is looked for. `it` and `us` are missing on purpose: they name a department and a country. */
const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from how i if in into is me my of on or our that the their this to was we what when where which who why will with you your'
    .split(' ')
    .map((word) => stem(word)),
);

function* tokens(text: string): Generator<Token> {
  for (const match of text.matchAll(TOKEN)) {
    const [text] = match;
    const han = HAN.test(text);
    const word = han ? text : fold(text);
    // A voicing mark of half width counts as a letter until it is folded.
    if (word) yield { text, word, start: match.index, end: match.index + text.length, han };
  }
}

/** Without case, accents, full-width forms and typographic apostrophes. */
function fold(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().slice(0, MAX_WORD);
}

/** Each Chinese character and each pair of neighbours, so that one character finds as well as a word does. */
function* hanSpans({ text, start }: Token): Generator<Span> {
  let before = '';
  let at = start;
  for (const character of text) {
    const folded = character.normalize('NFKC');
    const end = at + character.length;
    yield { start: at, end, term: folded };
    if (before) yield { start: at - before.length, end, term: before.normalize('NFKC') + folded };
    before = character;
    at = end;
  }
}

/** What a text can be found by, with where it stands: word stems, Chinese characters and pairs of them. */
export function* spans(text: string): Generator<Span> {
  for (const token of tokens(text)) {
    if (token.han) yield* hanSpans(token);
    else yield { start: token.start, end: token.end, term: stem(token.word) };
  }
}

export function documentTerms(text: string): Set<string> {
  const terms = new Set<string>();
  for (const { term } of spans(text)) terms.add(term);
  return terms;
}

/** Terms of a title also hold each word as it is written, so that what a person has typed of it so far finds it. */
export function titleTerms(title: string): Set<string> {
  const terms = documentTerms(title);
  for (const token of tokens(title)) if (!token.han) terms.add(token.word);
  return terms;
}

/** What a query asks for: stems of its words, its Chinese as pairs (a character alone as itself); empty when it says nothing. */
export function queryTerms(query: string): string[] {
  const all = [...new Set([...tokens(query)].flatMap(wantedTerms))];
  const telling = all.filter(isTelling);
  return (telling.length ? telling : all).slice(0, MAX_QUERY_TERMS);
}

const isTelling = (term: string): boolean => !STOP_WORDS.has(term);

function wantedTerms(token: Token): string[] {
  if (!token.han) return [stem(token.word)];
  const all = [...hanSpans(token)].map(({ term }) => term);
  return all.length === 1 ? all : all.filter((term) => !ONE_CHARACTER.test(term));
}

/** A query while it is typed: its last word may be unfinished, and is then looked for as it stands and as its stem. */
export function typedTerms(query: string): { finished: string[]; unfinished: string[] } {
  const last = [...tokens(query)].at(-1);
  if (!last || last.han || last.end < query.length) return { finished: queryTerms(query), unfinished: [] };
  const finished = queryTerms(query.slice(0, last.start)).filter(isTelling);
  return { finished, unfinished: [...new Set([last.word, stem(last.word)])] };
}

export const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);
