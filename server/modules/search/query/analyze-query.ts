import { MAX_QUERY } from '../../../../contract/core/endpoint';
import { LOCALES } from '../../../../contract/core/locale';
import type { Db } from '../../../db/connect';
import { loadTermStatistics, type Known, type Texts } from './term-statistics-repository';
import { clausesOf, phrasesOf, segmentQuery, type QueryClause, type Segment, type Synonyms } from './query-parts';
import { isSound, soundTerm, wholeSoundTerm } from '../text/sounds';
import { comparable, cutQuery, isChinese, isInformative, phrasePlaces, stemOf, tokens, type Token } from '../text/terms';
import { anyAlternative, isExpression, phraseOf, type Alternatives } from '../text/ts-query-repository';
import type { ReadContext } from '../../item/read/read-context';

/** One word or expression of a query; a text matches it by any of the alternatives. */
export interface WeightedTerm {
  alternatives: Alternatives;
  /** Estimated number of texts that match. */
  texts: number;
  /** Weight in ranking; a rarer part weighs more. */
  weight: number;
  /** Related words, the nearest first; none before a query is widened. */
  related: readonly Related[];
}
/** A word or expression that may stand for another one. */
export interface Related {
  terms: string[];
  /** Similarity in meaning to the word that was typed, from 0 to 1. */
  nearness: number;
  /** Estimated number of texts that have it. */
  texts: number;
}
export interface AnalyzedQuery {
  text: string;
  /** The query normalized as titles are for comparison. */
  key: string;
  /** Id of the query that editors pinned results for; null if they pinned none. */
  pins: string | null;
  /** Clauses that a text must contain, each in one of its alternatives. */
  clauses: Alternatives[];
  /** Tsqueries that together match the texts with every clause, the rarest first. */
  matches: string[];
  /** True if every clause occurs in some text; otherwise no text can match all of them. */
  isWritten: boolean;
  /** Estimated number of texts with every clause; arbitrary before the dictionary is first counted. */
  texts: number;
  /** The smallest parts of the query that stand in some text, for partial matches. */
  weightedTerms: WeightedTerm[];
  /** Parts that stand in no text. */
  missing: WeightedTerm[];
  /** Sum of the weights of all parts, missing ones included. */
  weight: number;
  /** Returns the weight of a word that stands in a number of texts. */
  weigh: (texts: number) => number;
  /** True if the query has so many parts that a text need not contain most of them. */
  isSentence: boolean;
  /** A tsquery of the words one after another; null for a single one. */
  phrase: string | null;
  /** The words of the query as they were typed. */
  words: readonly string[];
  /** Words that stand in no text that the reader may see, in any form. */
  unknown: Token[];
  /**
   * True if one of the unknown words is not the sound of a title either, as far as it was typed: then hardly any text matches the
   * whole query.
   */
  isMisspelt: boolean;
  /** Words that stand in so few texts that they may be misspelt there. */
  rare: Token[];
  /** Terms to mark in the results. */
  terms: ReadonlySet<string>;
  /** A passage with so many of the terms shows all that was typed. */
  enough: number;
}

/** A query of 200 characters may ask for a hundred things; more than these find nothing that fewer would not. */
const MAX_CLAUSES = 24;

/** A word of more texts is hardly a slip of the pen in all of them. */
const RARE = 10;

/**
 * Analyses a query, given the texts that the reader may see and the editors' synonyms; it has no clauses if the query has no
 * searchable words.
 */
export async function analyzeQuery(db: Db, query: string, readContext: ReadContext): Promise<AnalyzedQuery> {
  const text = cutQuery(query);
  const key = comparable(text);
  const pieces = segmentQuery(text);
  const plain = clausesOfQuery(pieces, new Map());
  // Most queries have no synonyms, and what they ask for is looked up together with them.
  const phrases = [...new Set(pieces.flatMap(phrasesOf))];
  const known = await loadTermStatistics(db, { key, phrases, ...wordsOf(plain) }, readContext);
  if (!known.synonyms.size) return analyzeWith({ text, pieces, asked: plain }, known);
  const asked = clausesOfQuery(pieces, known.synonyms);
  const { texts } = await loadTermStatistics(db, { key, phrases: [], ...wordsOf(asked) }, readContext);
  return analyzeWith({ text, pieces, asked }, { ...known, texts });
}

interface Written {
  text: string;
  pieces: readonly Segment[];
  asked: readonly QueryClause[];
}

function analyzeWith({ text, pieces, asked }: Written, known: Known): AnalyzedQuery {
  const { texts, pins } = known;
  const looked = wordsOf(asked);
  const countOf = (term: string) => texts.of.get(term) ?? 0;
  const isKnown = (term: string) => countOf(term) > 0;
  const words = [...tokens(text)].filter(({ han, word }) => !han && isInformative(stemOf(word)));
  // Only the words that were looked up have statistics.
  const counted = words.filter(({ word }) => looked.terms.includes(stemOf(word)));
  const unknown = counted.filter(({ word }) => !isKnown(stemOf(word)));
  const half = unknown.find(({ end }) => end === MAX_QUERY);
  if (half && texts.all && asked.length > 1) return analyzeWith(writtenBefore(half, text, known), known);
  const rare = counted.filter(({ word }) => isKnown(stemOf(word)) && countOf(stemOf(word)) <= RARE);
  const isSpelt = unknown.length > Math.max(0, asked.length - MAX_SPELT) / 2;
  const slots = asked.map((part) => alternativesOf(part, isKnown, isSpelt));
  const whole = weightedTermsOf(asked, texts);
  const missing = texts.all ? whole.filter(({ alternatives: ways }) => !isWritten(ways, texts)) : [];
  const parts = whole.filter((part) => !missing.includes(part));
  const first = slots.flatMap(([way = []]) => way).filter(isKnown);
  const typed = words.map(({ word }) => stemOf(word));
  const marked = [...typed, ...[...slots, ...parts.map(({ alternatives: ways }) => ways)].flatMap(withoutExpressions)];
  const isUnwritten = (term: string) => texts.all > 0 && looked.terms.includes(term) && !isKnown(term) && !isSound(term);
  return {
    ...{ text, key: comparable(text), pins, clauses: slots, weightedTerms: parts, missing, unknown, rare },
    weigh: (count) => weigh(count, texts),
    ...{ weight: weightOf(whole), isSentence: whole.length >= SENTENCE_PARTS },
    isMisspelt: unknown.some(({ word }) => !isKnown(wholeSoundTerm(word))),
    matches: rarestFirst(smallest(slots), texts),
    isWritten: !texts.all || slots.every((ways) => ways.some((way) => way.every((term) => isKnown(term) || isSound(term)))),
    texts: texts.all ? likelyTexts(slots, texts) : Infinity,
    words: pieces.flatMap(({ units, han }) => (han ? [units.join('')] : units.filter((word) => isInformative(stemOf(word))))),
    phrase: phraseOf(phrasePlaces(text)),
    terms: new Set(marked.filter((term) => !isUnwritten(term))),
    enough: Math.max(1, new Set(first).size),
  };
}

/** A query that reaches as far as one may was cut there, most likely within a word: what is written nowhere is the half of one. */
function writtenBefore({ start }: Token, text: string, { synonyms }: Known): Written {
  const before = text.slice(0, start);
  const pieces = segmentQuery(before);
  return { text: before, pieces, asked: clausesOfQuery(pieces, synonyms) };
}

const clausesOfQuery = (pieces: readonly Segment[], synonyms: Synonyms): QueryClause[] =>
  informativeClauses(pieces.flatMap((piece) => clausesOf(piece, synonyms))).slice(0, MAX_CLAUSES);

const wordsOf = (asked: readonly QueryClause[]): { terms: string[]; sounds: string[] } => ({
  terms: [...new Set(asked.flatMap(({ alternatives: ways }) => ways.flat()))],
  sounds: asked.flatMap(({ sound }) => (sound === null ? [] : [wholeSoundTerm(sound)])),
});

/** Returns the terms that are marked on their own: not the words of a multi-word synonym, unless they were typed. */
const withoutExpressions = (ways: Alternatives): string[] => ways.filter((way) => !isExpression(way)).flat();

/** Without words that tell nothing, unless there are no others. */
function informativeClauses(parts: QueryClause[]): QueryClause[] {
  const telling = parts.filter((part) => part.isInformative);
  return telling.length ? telling : parts;
}

/** From so many words on, a few that are written nowhere no longer mean that it is Chinese in Latin letters: each beginning of a sound takes the index longer than a word does. */
const MAX_SPELT = 12;

/**
 * Also by its sound where it is not written like that: Chinese in Latin letters, or in characters that sound alike. Where titles have just
 * these syllables or initials what goes on is not looked for.
 */
function alternativesOf(
  { alternatives: ways, sound }: QueryClause,
  isKnown: (term: string) => boolean,
  isSpelt: boolean,
): Alternatives {
  const isWritten = ways.some((way) => way.every(isKnown));
  if (sound === null || (isWritten && !isSpelt)) return ways;
  const whole = wholeSoundTerm(sound);
  return [...ways, [isKnown(whole) ? whole : soundTerm(sound)]];
}

/** A query of so many parts is a sentence. */
const SENTENCE_PARTS = 5;

/** How much parts tell together. */
const weightOf = (parts: readonly WeightedTerm[]): number => parts.reduce((sum, { weight }) => sum + weight, 0);

/** Maximum number of character pairs that are used of a long Chinese stretch, the rarest first. */
const MAX_PARTS = 24;

/** Each pair of characters of Chinese by itself; what has several ways of being said stays one, and so do words that belong together. */
const smallest = (asked: readonly Alternatives[]): Alternatives[] =>
  asked.flatMap((ways): Alternatives[] => {
    const [only = []] = ways;
    return ways.length > 1 || isExpression(only) ? [ways] : only.map((term) => [[term]]);
  });

const rarestFirst = (asked: readonly Alternatives[], texts: Texts): string[] => {
  const sorted = [...asked].sort((a, b) => mostTexts(a, texts) - mostTexts(b, texts));
  return [...new Set(sorted.map((ways) => anyAlternative(ways)))];
};

function weightedTermsOf(asked: readonly QueryClause[], texts: Texts): WeightedTerm[] {
  const whole = smallest(asked.map(({ alternatives: ways }) => ways)).map((ways) => weightedTerm(ways, texts));
  const written = whole.filter(({ alternatives: ways }) => isWritten(ways, texts));
  const parts = written.length ? [...written, ...unwrittenWords(whole, written, texts)] : whole;
  return parts.length > MAX_PARTS ? [...parts].sort((a, b) => b.weight - a.weight).slice(0, MAX_PARTS) : parts;
}

/** A word that is written nowhere is missing from every text, and counts for as much as the others do. */
function unwrittenWords(whole: readonly WeightedTerm[], written: readonly WeightedTerm[], texts: Texts): WeightedTerm[] {
  const weight = weightOf(written) / written.length;
  return whole
    .filter(({ alternatives: ways }) => !isWritten(ways, texts) && !isChinese(ways.flat().join('')))
    .map((part) => ({ ...part, weight }));
}

const isWritten = (ways: Alternatives, { of }: Texts): boolean =>
  ways.some((way) => way.every((term) => (of.get(term) ?? 0) > 0));

/** In so many texts it may be: in no more than have the rarest term of one of its ways. */
const mostTexts = (ways: Alternatives, { of }: Texts): number =>
  Math.max(...ways.map((way) => Math.min(...way.map((term) => of.get(term) ?? 0))));

/** As if words had nothing to do with each other, but for their language: a text is in one of them, and so is what is asked for. */
function likelyTexts(slots: readonly Alternatives[], texts: Texts): number {
  const ofLanguage = texts.all / LOCALES.length;
  const different = new Map(slots.map((ways) => [anyAlternative(ways), ways]));
  return [...different.values()].reduce((likely, ways) => likely * Math.min(1, mostTexts(ways, texts) / ofLanguage), ofLanguage);
}

/** Returns the inverse document frequency of a word: the logarithm of all texts divided by those that have it. */
const weigh = (count: number, { all }: Texts): number => Math.log(1 + (all + 1) / (count + 0.5));

function weightedTerm(ways: Alternatives, texts: Texts): WeightedTerm {
  const most = mostTexts(ways, texts);
  return { alternatives: ways, texts: most, weight: weigh(most, texts), related: [] };
}
