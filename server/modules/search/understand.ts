import { MAX_QUERY } from '../../../contract/endpoint';
import { LOCALES } from '../../../contract/locale';
import type { Db } from '../../db/connect';
import type { Reading } from '../item/card-repository';
import { whatIsKnown, type Known, type Texts } from './known-repository';
import { partsOf, phrasesOf, piecesOf, type AskedPart, type Piece, type Synonyms } from './query-parts';
import { isSound, soundTerm, wholeSoundTerm } from './sounds';
import { comparable, cutQuery, isChinese, isTelling, phrasePlaces, stemOf, tokens, type Token } from './terms';
import { anyWay, isExpression, phraseOf, type Ways } from './ts-query';

/** A part of what a query asks for: it is to be there in one of these ways. */
export interface Part {
  ways: Ways;
  /** Estimated number of texts that have it. */
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
export interface Understood {
  text: string;
  /** As titles are compared. */
  key: string;
  /** Id of what editors put first for it. */
  pins: string | null;
  /** What is to be there, each in one of its ways. */
  slots: Ways[];
  /** Tsqueries that match what has all of that together, the rarest first. */
  matches: string[];
  /** Whether all of that is written, be it in different texts: else no text has it. */
  isWritten: boolean;
  /** How many texts are likely to have all of that; any number before the first count. */
  texts: number;
  /** The same in its smallest parts, for when nothing has all; without those that stand nowhere. */
  parts: Part[];
  /** Parts that stand in no text. */
  missing: Part[];
  /** Sum of the weights of all parts, missing ones included. */
  weight: number;
  /** Returns the weight of a word that stands in a number of texts. */
  weigh: (texts: number) => number;
  /** Whether it has so many parts that a text need not have most of it. */
  isSentence: boolean;
  /** A tsquery of the words one after another; null for a single one. */
  phrase: string | null;
  /** What was looked for, as it was written. */
  words: readonly string[];
  /** Words that stand in no text that the reader may see, in any form. */
  unknown: Token[];
  /** Whether one of these is not the sound of a title either, as far as it goes: then hardly anything has all that is asked for. */
  isMisspelt: boolean;
  /** Words that stand in so few texts that they may be misspelt there. */
  rare: Token[];
  /** What is marked in what is found. */
  terms: ReadonlySet<string>;
  /** A passage with so many of the terms shows all that was typed. */
  enough: number;
}

/** A query of 200 characters may ask for a hundred things; more than these find nothing that fewer would not. */
const MAX_SLOTS = 24;

/** A word of more texts is hardly a slip of the pen in all of them. */
const RARE = 10;

/** What a query asks for, by what the reader may see at all and by the editors' synonyms; it has no slots when it says nothing. */
export async function understand(db: Db, query: string, reading: Reading): Promise<Understood> {
  const text = cutQuery(query);
  const key = comparable(text);
  const pieces = piecesOf(text);
  const plain = askedBy(pieces, new Map());
  // Most queries have no synonyms, and what they ask for is looked up together with them.
  const phrases = [...new Set(pieces.flatMap(phrasesOf))];
  const known = await whatIsKnown(db, { key, phrases, ...wordsOf(plain) }, reading);
  if (!known.synonyms.size) return meaningOf({ text, pieces, asked: plain }, known);
  const asked = askedBy(pieces, known.synonyms);
  const { texts } = await whatIsKnown(db, { key, phrases: [], ...wordsOf(asked) }, reading);
  return meaningOf({ text, pieces, asked }, { ...known, texts });
}

interface Written {
  text: string;
  pieces: readonly Piece[];
  asked: readonly AskedPart[];
}

function meaningOf({ text, pieces, asked }: Written, known: Known): Understood {
  const { texts, pins } = known;
  const looked = wordsOf(asked);
  const countOf = (term: string) => texts.of.get(term) ?? 0;
  const isKnown = (term: string) => countOf(term) > 0;
  const words = [...tokens(text)].filter(({ han, word }) => !han && isTelling(stemOf(word)));
  // Of more words than are looked for nothing is known.
  const counted = words.filter(({ word }) => looked.terms.includes(stemOf(word)));
  const unknown = counted.filter(({ word }) => !isKnown(stemOf(word)));
  const half = unknown.find(({ end }) => end === MAX_QUERY);
  if (half && texts.all && asked.length > 1) return meaningOf(writtenBefore(half, text, known), known);
  const rare = counted.filter(({ word }) => isKnown(stemOf(word)) && countOf(stemOf(word)) <= RARE);
  const isSpelt = unknown.length > Math.max(0, asked.length - MOST_SPELT) / 2;
  const slots = asked.map((part) => waysOf(part, isKnown, isSpelt));
  const whole = partsThatTell(asked, texts);
  const missing = texts.all ? whole.filter(({ ways }) => !isWritten(ways, texts)) : [];
  const parts = whole.filter((part) => !missing.includes(part));
  const first = slots.flatMap(([way = []]) => way).filter(isKnown);
  const typed = words.map(({ word }) => stemOf(word));
  const marked = [...typed, ...[...slots, ...parts.map(({ ways }) => ways)].flatMap(withoutExpressions)];
  const isUnwritten = (term: string) => texts.all > 0 && looked.terms.includes(term) && !isKnown(term) && !isSound(term);
  return {
    ...{ text, key: comparable(text), pins, slots, parts, missing, unknown, rare },
    weigh: (count) => weigh(count, texts),
    ...{ weight: weightOf(whole), isSentence: whole.length >= SENTENCE_PARTS },
    isMisspelt: unknown.some(({ word }) => !isKnown(wholeSoundTerm(word))),
    matches: rarestFirst(smallest(slots), texts),
    isWritten: !texts.all || slots.every((ways) => ways.some((way) => way.every((term) => isKnown(term) || isSound(term)))),
    texts: texts.all ? likelyTexts(slots, texts) : Infinity,
    words: pieces.flatMap(({ units, han }) => (han ? [units.join('')] : units.filter((word) => isTelling(stemOf(word))))),
    phrase: phraseOf(phrasePlaces(text)),
    terms: new Set(marked.filter((term) => !isUnwritten(term))),
    enough: Math.max(1, new Set(first).size),
  };
}

/** A query that reaches as far as one may was cut there, most likely within a word: what is written nowhere is the half of one. */
function writtenBefore({ start }: Token, text: string, { synonyms }: Known): Written {
  const before = text.slice(0, start);
  const pieces = piecesOf(before);
  return { text: before, pieces, asked: askedBy(pieces, synonyms) };
}

const askedBy = (pieces: readonly Piece[], synonyms: Synonyms): AskedPart[] =>
  tellingOf(pieces.flatMap((piece) => partsOf(piece, synonyms))).slice(0, MAX_SLOTS);

const wordsOf = (asked: readonly AskedPart[]): { terms: string[]; sounds: string[] } => ({
  terms: [...new Set(asked.flatMap(({ ways }) => ways.flat()))],
  sounds: asked.flatMap(({ sound }) => (sound === null ? [] : [wholeSoundTerm(sound)])),
});

/** Of an expression no word is marked by itself, except those that were typed. */
const withoutExpressions = (ways: Ways): string[] => ways.filter((way) => !isExpression(way)).flat();

/** Without words that tell nothing, unless there are no others. */
function tellingOf(parts: AskedPart[]): AskedPart[] {
  const telling = parts.filter((part) => part.telling);
  return telling.length ? telling : parts;
}

/** From so many words on, a few that are written nowhere no longer mean that it is Chinese in Latin letters: each beginning of a sound takes the index longer than a word does. */
const MOST_SPELT = 12;

/**
 * Also by its sound where it is not written like that: Chinese in Latin letters, or in characters that sound alike. Where titles have just
 * these syllables or initials what goes on is not looked for.
 */
function waysOf({ ways, sound }: AskedPart, isKnown: (term: string) => boolean, isSpelt: boolean): Ways {
  const isWritten = ways.some((way) => way.every(isKnown));
  if (sound === null || (isWritten && !isSpelt)) return ways;
  const whole = wholeSoundTerm(sound);
  return [...ways, [isKnown(whole) ? whole : soundTerm(sound)]];
}

/** A query of so many parts is a sentence. */
const SENTENCE_PARTS = 5;

/** How much parts tell together. */
const weightOf = (parts: readonly Part[]): number => parts.reduce((sum, { weight }) => sum + weight, 0);

/** Of a long stretch of Chinese so many pairs tell what it is about, the rarest. */
const MAX_PARTS = 24;

/** Each pair of characters of Chinese by itself; what has several ways of being said stays one, and so do words that belong together. */
const smallest = (asked: readonly Ways[]): Ways[] =>
  asked.flatMap((ways): Ways[] => {
    const [only = []] = ways;
    return ways.length > 1 || isExpression(only) ? [ways] : only.map((term) => [[term]]);
  });

const rarestFirst = (asked: readonly Ways[], texts: Texts): string[] => {
  const sorted = [...asked].sort((a, b) => mostTexts(a, texts) - mostTexts(b, texts));
  return [...new Set(sorted.map((ways) => anyWay(ways)))];
};

function partsThatTell(asked: readonly AskedPart[], texts: Texts): Part[] {
  const whole = smallest(asked.map(({ ways }) => ways)).map((ways) => partOf(ways, texts));
  const written = whole.filter(({ ways }) => isWritten(ways, texts));
  const parts = written.length ? [...written, ...unwrittenWords(whole, written, texts)] : whole;
  return parts.length > MAX_PARTS ? [...parts].sort((a, b) => b.weight - a.weight).slice(0, MAX_PARTS) : parts;
}

/** A word that is written nowhere is missing from every text, and counts for as much as the others do. */
function unwrittenWords(whole: readonly Part[], written: readonly Part[], texts: Texts): Part[] {
  const weight = weightOf(written) / written.length;
  return whole
    .filter(({ ways }) => !isWritten(ways, texts) && !isChinese(ways.flat().join('')))
    .map((part) => ({ ...part, weight }));
}

const isWritten = (ways: Ways, { of }: Texts): boolean => ways.some((way) => way.every((term) => (of.get(term) ?? 0) > 0));

/** In so many texts it may be: in no more than have the rarest term of one of its ways. */
const mostTexts = (ways: Ways, { of }: Texts): number =>
  Math.max(...ways.map((way) => Math.min(...way.map((term) => of.get(term) ?? 0))));

/** As if words had nothing to do with each other, but for their language: a text is in one of them, and so is what is asked for. */
function likelyTexts(slots: readonly Ways[], texts: Texts): number {
  const ofLanguage = texts.all / LOCALES.length;
  const different = new Map(slots.map((ways) => [anyWay(ways), ways]));
  return [...different.values()].reduce((likely, ways) => likely * Math.min(1, mostTexts(ways, texts) / ofLanguage), ofLanguage);
}

/** Returns the inverse document frequency of a word: the logarithm of all texts divided by those that have it. */
const weigh = (count: number, { all }: Texts): number => Math.log(1 + (all + 1) / (count + 0.5));

function partOf(ways: Ways, texts: Texts): Part {
  const most = mostTexts(ways, texts);
  return { ways, texts: most, weight: weigh(most, texts), related: [] };
}
