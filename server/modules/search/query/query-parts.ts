import { soundOf } from '../text/sounds';
import { isCompound, isInformative, pairsOf, stemOf, tokens, type Token } from '../text/terms';
import type { Alternatives } from '../text/ts-query-repository';

/** Part of a query: successive words, or the characters of a stretch of Chinese. */
export interface Segment {
  units: string[];
  han: boolean;
}
/** Word or expression of a query, with the alternatives that match it. */
export interface QueryClause {
  alternatives: Alternatives;
  /** Sound of the whole stretch for Chinese, or the word itself in Latin letters; null if it is not matched by sound. */
  sound: string | null;
  /** False if the clause consists of stop words such as `how`. */
  isInformative: boolean;
}
/** Synonyms by editors, keyed by each of their words in the form in which titles are compared. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Filler words that people type around their search terms. */
const FILLER_WORDS =
  /怎么样?|怎样|如何|哪里|哪儿|在哪|什么|多少|可以|能不能|是否|有没有|请问|帮我|我们?|想要|需要|吗|呢|吧|的|了/u;
const MAX_WORDS = 5;
const MAX_CHARACTERS = 8;
/** Maximum number of characters that are matched by sound; longer stretches are sentences, which are not misspelt as a whole. */
const MAX_SOUNDED = 6;
const LATIN = /^[a-z]{2,}$/;
/** Separator of the words of a compound. */
const HYPHEN = '-';

/** Splits a query into segments; filler words are removed from Chinese. */
export function segmentQuery(text: string): Segment[] {
  const pieces: Segment[] = [];
  let before: Token | undefined;
  for (const token of tokens(text)) {
    const last = pieces.at(-1);
    if (token.han) pieces.push(...segmentHan(token));
    else if (!last || last.han) pieces.push({ units: [token.word], han: false });
    else if (before && isCompound(text, before, token)) last.units.push(`${last.units.pop() ?? ''}${HYPHEN}${token.word}`);
    else last.units.push(token.word);
    before = token;
  }
  return pieces;
}

function segmentHan({ word }: Token): Segment[] {
  const stretches = word.split(FILLER_WORDS).filter(Boolean);
  const informative = stretches.filter((stretch) => Array.from(stretch).length > 1);
  const kept = informative.length ? informative : stretches.length ? stretches : [word];
  return kept.map((stretch) => ({ units: Array.from(stretch), han: true }));
}

/** Returns every sequence of units that may have synonyms, the longest first at each position. */
export const phrasesOf = (piece: Segment): string[] =>
  piece.units.flatMap((_, from) => phrasesFrom(piece, from).map(({ phrase }) => phrase));

function phrasesFrom({ units, han }: Segment, from: number): { phrase: string; count: number }[] {
  const limit = Math.min(han ? MAX_CHARACTERS : MAX_WORDS, units.length - from);
  return Array.from({ length: limit }, (_, i) => limit - i).map((count) => ({
    phrase: units.slice(from, from + count).join(han ? '' : ' '),
    count,
  }));
}

/** Returns the clauses of a segment: words with synonyms as wholes, the rest word by word. */
export function clausesOf(piece: Segment, synonyms: Synonyms): QueryClause[] {
  const parts: QueryClause[] = [];
  let between: string[] = [];
  const close = (): void => {
    if (between.length) parts.push(...plainClauses({ ...piece, units: between }));
    between = [];
  };
  for (let at = 0; at < piece.units.length;) {
    const found = phrasesFrom(piece, at).find(({ phrase }) => synonyms.has(phrase));
    if (found) {
      close();
      const said = [found.phrase, ...(synonyms.get(found.phrase) ?? [])];
      parts.push({ alternatives: said.map(termsOf), sound: null, isInformative: true });
    } else between.push(piece.units[at] ?? '');
    at += found?.count ?? 1;
  }
  close();
  return parts;
}

function plainClauses({ units, han }: Segment): QueryClause[] {
  if (!han)
    return units.map((word) => {
      const words = word.split(HYPHEN);
      const alternatives = words.length > 1 ? [words.map(stemOf), [stemOf(words.join(''))]] : [[stemOf(word)]];
      return {
        alternatives,
        sound: LATIN.test(word) ? word : null,
        isInformative: alternatives.flat().some(isInformative),
      };
    });
  const sound = units.length > 1 && units.length <= MAX_SOUNDED ? soundOf(units.join('')) : null;
  return [{ alternatives: [pairsOf(units)], sound, isInformative: true }];
}

/** Returns the terms that a word or expression is indexed by. */
const termsOf = (text: string): string[] =>
  [...tokens(text)].flatMap(({ han, word }) => (han ? pairsOf(Array.from(word)) : [stemOf(word)]));
