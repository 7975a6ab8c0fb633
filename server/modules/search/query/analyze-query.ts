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
/** A word or expression that may replace another one in a search. */
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
  /** The smallest parts of the query that occur in some text, for partial matches. */
  weightedTerms: WeightedTerm[];
  /** Parts that occur in no text. */
  missing: WeightedTerm[];
  /** Sum of the weights of all parts, missing ones included. */
  weight: number;
  /** Returns the weight of a word that occurs in a number of texts. */
  weigh: (texts: number) => number;
  /** True if the query has so many parts that a text need not contain most of them. */
  isSentence: boolean;
  /** Tsquery of the words in sequence; null for a single word. */
  phrase: string | null;
  /** The words of the query as they were typed. */
  words: readonly string[];
  /** Words that occur, in any form, in no text that the reader may see. */
  unknown: Token[];
  /** True if an unknown word is not the sound (pinyin) of part of a title either: then hardly any text matches the whole query. */
  isMisspelt: boolean;
  /** Words that occur in so few texts that they may be misspelt there. */
  rare: Token[];
  /** Terms to highlight in the results. */
  terms: ReadonlySet<string>;
  /** Number of different terms with which a snippet covers the whole query. */
  enough: number;
}

/** Maximum number of clauses. A query of 200 characters may have a hundred, but further clauses do not find additional texts. */
const MAX_CLAUSES = 24;

/** Maximum number of texts with a rare word; a word in more texts is hardly misspelt in all of them. */
const RARE = 10;

/**
 * Analyses a query, given the texts that the reader may see and the editors' synonyms; it has no clauses if the query has no
 * searchable words.
 */
export async function analyzeQuery(db: Db, query: string, readContext: ReadContext): Promise<AnalyzedQuery> {
  const text = cutQuery(query);
  const key = comparable(text);
  const segments = segmentQuery(text);
  const plain = clausesOfQuery(segments, new Map());
  // Most queries have no synonyms: their terms are looked up in the same statement.
  const phrases = [...new Set(segments.flatMap(phrasesOf))];
  const known = await loadTermStatistics(db, { key, phrases, ...wordsOf(plain) }, readContext);
  if (!known.synonyms.size) return analyzeSegmented({ text, segments, queryClauses: plain }, known);
  const queryClauses = clausesOfQuery(segments, known.synonyms);
  const { texts } = await loadTermStatistics(db, { key, phrases: [], ...wordsOf(queryClauses) }, readContext);
  return analyzeSegmented({ text, segments, queryClauses }, { ...known, texts });
}

interface SegmentedQuery {
  text: string;
  segments: readonly Segment[];
  queryClauses: readonly QueryClause[];
}

function analyzeSegmented({ text, segments, queryClauses }: SegmentedQuery, known: Known): AnalyzedQuery {
  const { texts, pins } = known;
  const lookedUp = wordsOf(queryClauses);
  const countOf = (term: string) => texts.of.get(term) ?? 0;
  const isKnown = (term: string) => countOf(term) > 0;
  const words = [...tokens(text)].filter(({ han, word }) => !han && isInformative(stemOf(word)));
  // Only the words that were looked up have statistics.
  const counted = words.filter(({ word }) => lookedUp.terms.includes(stemOf(word)));
  const unknown = counted.filter(({ word }) => !isKnown(stemOf(word)));
  const half = unknown.find(({ end }) => end === MAX_QUERY);
  if (half && texts.all && queryClauses.length > 1) return analyzeSegmented(segmentedBefore(half, text, known), known);
  const rare = counted.filter(({ word }) => isKnown(stemOf(word)) && countOf(stemOf(word)) <= RARE);
  const isSpelt = unknown.length > Math.max(0, queryClauses.length - MAX_SPELT) / 2;
  const clauses = queryClauses.map((part) => alternativesOf(part, isKnown, isSpelt));
  const whole = weightedTermsOf(queryClauses, texts);
  const missing = texts.all ? whole.filter(({ alternatives }) => !isWritten(alternatives, texts)) : [];
  const parts = whole.filter((part) => !missing.includes(part));
  const first = clauses.flatMap(([way = []]) => way).filter(isKnown);
  const typed = words.map(({ word }) => stemOf(word));
  const marked = [...typed, ...[...clauses, ...parts.map(({ alternatives }) => alternatives)].flatMap(withoutExpressions)];
  const isUnwritten = (term: string) => texts.all > 0 && lookedUp.terms.includes(term) && !isKnown(term) && !isSound(term);
  return {
    ...{ text, key: comparable(text), pins, clauses, weightedTerms: parts, missing, unknown, rare },
    weigh: (count) => weigh(count, texts),
    ...{ weight: weightOf(whole), isSentence: whole.length >= SENTENCE_PARTS },
    isMisspelt: unknown.some(({ word }) => !isKnown(wholeSoundTerm(word))),
    matches: rarestFirst(smallest(clauses), texts),
    isWritten:
      !texts.all ||
      clauses.every((alternatives) => alternatives.some((way) => way.every((term) => isKnown(term) || isSound(term)))),
    texts: texts.all ? likelyTexts(clauses, texts) : Infinity,
    words: segments.flatMap(({ units, han }) => (han ? [units.join('')] : units.filter((word) => isInformative(stemOf(word))))),
    phrase: phraseOf(phrasePlaces(text)),
    terms: new Set(marked.filter((term) => !isUnwritten(term))),
    enough: Math.max(1, new Set(first).size),
  };
}

/** Returns the query before an unknown word at its end: a query of the maximum length was most likely cut within that word. */
function segmentedBefore({ start }: Token, text: string, { synonyms }: Known): SegmentedQuery {
  const before = text.slice(0, start);
  const segments = segmentQuery(before);
  return { text: before, segments, queryClauses: clausesOfQuery(segments, synonyms) };
}

const clausesOfQuery = (segments: readonly Segment[], synonyms: Synonyms): QueryClause[] =>
  informativeClauses(segments.flatMap((piece) => clausesOf(piece, synonyms))).slice(0, MAX_CLAUSES);

const wordsOf = (queryClauses: readonly QueryClause[]): { terms: string[]; sounds: string[] } => ({
  terms: [...new Set(queryClauses.flatMap(({ alternatives }) => alternatives.flat()))],
  sounds: queryClauses.flatMap(({ sound }) => (sound === null ? [] : [wholeSoundTerm(sound)])),
});

/** Returns the terms that are highlighted separately: not the words of a multi-word synonym, unless they were typed. */
const withoutExpressions = (alternatives: Alternatives): string[] => alternatives.filter((way) => !isExpression(way)).flat();

/** Returns the clauses without stop words, unless there are no others. */
function informativeClauses(parts: QueryClause[]): QueryClause[] {
  const informative = parts.filter((part) => part.isInformative);
  return informative.length ? informative : parts;
}

/**
 * Maximum number of clauses with which one unknown word is enough to search all clauses by sound too, as Chinese in Latin letters. For
 * every two further clauses one more is required, because the index takes longer for each prefix of a sound than for a word.
 */
const MAX_SPELT = 12;

/**
 * Returns the alternatives of a clause, with its sound if it occurs in no text or `isSpelt` is true: it may be Chinese in Latin letters,
 * or in characters that sound alike. If titles have exactly these syllables or initials, longer sounds are not searched.
 */
function alternativesOf(
  { alternatives, sound }: QueryClause,
  isKnown: (term: string) => boolean,
  isSpelt: boolean,
): Alternatives {
  const isWritten = alternatives.some((way) => way.every(isKnown));
  if (sound === null || (isWritten && !isSpelt)) return alternatives;
  const whole = wholeSoundTerm(sound);
  return [...alternatives, [isKnown(whole) ? whole : soundTerm(sound)]];
}

/** Minimum number of parts of a sentence. */
const SENTENCE_PARTS = 5;

const weightOf = (parts: readonly WeightedTerm[]): number => parts.reduce((sum, { weight }) => sum + weight, 0);

/** Maximum number of character pairs that are used of a long Chinese stretch, the rarest first. */
const MAX_PARTS = 24;

/** Splits Chinese into separate pairs of characters; clauses with several alternatives and expressions are kept whole. */
const smallest = (queryClauses: readonly Alternatives[]): Alternatives[] =>
  queryClauses.flatMap((alternatives): Alternatives[] => {
    const [only = []] = alternatives;
    return alternatives.length > 1 || isExpression(only) ? [alternatives] : only.map((term) => [[term]]);
  });

const rarestFirst = (queryClauses: readonly Alternatives[], texts: Texts): string[] => {
  const sorted = [...queryClauses].sort((a, b) => mostTexts(a, texts) - mostTexts(b, texts));
  return [...new Set(sorted.map((alternatives) => anyAlternative(alternatives)))];
};

function weightedTermsOf(queryClauses: readonly QueryClause[], texts: Texts): WeightedTerm[] {
  const whole = smallest(queryClauses.map(({ alternatives }) => alternatives)).map((alternatives) =>
    weightedTerm(alternatives, texts),
  );
  const written = whole.filter(({ alternatives }) => isWritten(alternatives, texts));
  const parts = written.length ? [...written, ...unwrittenWords(whole, written, texts)] : whole;
  return parts.length > MAX_PARTS ? [...parts].sort((a, b) => b.weight - a.weight).slice(0, MAX_PARTS) : parts;
}

/** Returns the words, other than Chinese, that occur in no text. Each gets the mean weight of the parts that do. */
function unwrittenWords(whole: readonly WeightedTerm[], written: readonly WeightedTerm[], texts: Texts): WeightedTerm[] {
  const weight = weightOf(written) / written.length;
  return whole
    .filter(({ alternatives }) => !isWritten(alternatives, texts) && !isChinese(alternatives.flat().join('')))
    .map((part) => ({ ...part, weight }));
}

const isWritten = (alternatives: Alternatives, { of }: Texts): boolean =>
  alternatives.some((way) => way.every((term) => (of.get(term) ?? 0) > 0));

/** Returns the maximum number of texts that the most common alternative may match: the count of its rarest term. */
const mostTexts = (alternatives: Alternatives, { of }: Texts): number =>
  Math.max(...alternatives.map((way) => Math.min(...way.map((term) => of.get(term) ?? 0))));

/** Returns the estimated number of texts with every clause, as if words of a language were independent of each other. */
function likelyTexts(clauses: readonly Alternatives[], texts: Texts): number {
  const ofLanguage = texts.all / LOCALES.length;
  const different = new Map(clauses.map((alternatives) => [anyAlternative(alternatives), alternatives]));
  return [...different.values()].reduce(
    (likely, alternatives) => likely * Math.min(1, mostTexts(alternatives, texts) / ofLanguage),
    ofLanguage,
  );
}

/** Returns the inverse document frequency of a word: the logarithm of all texts divided by those that have it. */
const weigh = (count: number, { all }: Texts): number => Math.log(1 + (all + 1) / (count + 0.5));

function weightedTerm(alternatives: Alternatives, texts: Texts): WeightedTerm {
  const count = mostTexts(alternatives, texts);
  return { alternatives, texts: count, weight: weigh(count, texts), related: [] };
}
