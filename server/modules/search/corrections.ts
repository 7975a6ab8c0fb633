import { distance } from 'fastest-levenshtein';
import type { Db } from '../../db/connect';
import type { Reading } from '../item/card-repository';
import { wordsOneLetterOff, wordsTwoLettersOff, type WrittenWord } from './dictionary-repository';
import { findingWords } from './query-repository';
import { stemOf, type Token } from './terms';
import type { Understood } from './understand';

/** Shorter words are one letter away from too many others. */
const SHORTEST = 4;
/** From so many letters on two may be wrong. */
const LONG = 6;
/** More words that are written nowhere are no slip of the pen. */
const MOST_MISSPELT = 3;
/** Of a query of more parts one word is not missed, so it is only compared with what differs by one letter. */
const MANY_PARTS = 12;
/** So many rare words of a query are compared with others that are written alike. */
const MOST_COMPARED = 2;

/**
 * What was probably meant by a query with these misspelt words, the likeliest first; empty when one of them is like nothing that is
 * written where the reader may look: words are counted over all texts.
 */
export async function correctionsOf(db: Db, { text, unknown, slots }: Understood, reading: Reading): Promise<string[]> {
  if (unknown.length > MOST_MISSPELT) return [];
  const mostErrors = slots.length > MANY_PARTS ? 1 : 2;
  const meant = await Promise.all(unknown.map(({ word }) => wordsMeant(db, word, mostErrors, reading)));
  const most = Math.max(...meant.map((words) => words.length), 0);
  if (meant.some((words) => words.length === 0)) return [];
  const written = Array.from({ length: most }, (_, rank) =>
    withWords(
      text,
      unknown,
      meant.map((words) => words[rank] ?? words[0] ?? ''),
    ),
  );
  return [...new Set(written)];
}

/** Words that find something and differ by one letter; or else, where the word is long enough and they may, by two. */
async function wordsMeant(db: Db, word: string, mostErrors: 1 | 2, reading: Reading): Promise<string[]> {
  if (word.length < SHORTEST) return [];
  const finding = async (candidates: readonly WrittenWord[], errors: number) =>
    (await findingWords(db, 'all', likeliest(word, candidates, errors), reading)).slice(0, MOST);
  const oneOff = await finding(await wordsOneLetterOff(db, word), 1);
  return oneOff.length || word.length < LONG || mostErrors < 2 ? oneOff : finding(await wordsTwoLettersOff(db, word), 2);
}

/** So few hits may be those of a misspelling. */
const FEW_HITS = 3;
/** A word that so many times more texts have is the one that was meant. */
const TIMES = 20;

/** A query that finds much more with one letter changed; null when this one finds enough, or there is none. */
export async function closeQuery(db: Db, { text, rare }: Understood, hits: number): Promise<string | null> {
  if (hits > FEW_HITS) return null;
  const long = rare.filter(({ word }) => word.length >= SHORTEST).slice(0, MOST_COMPARED);
  const written = await Promise.all(long.map(async (token) => ({ token, other: await muchMoreOften(db, token.word) })));
  const [first] = written.filter(({ other }) => other !== undefined);
  return first?.other === undefined ? null : withWords(text, [first.token], [first.other]);
}

/** The word of one letter's difference that most texts have, if they are many times more. */
async function muchMoreOften(db: Db, word: string): Promise<string | undefined> {
  const candidates = await wordsOneLetterOff(db, word);
  const own = candidates.find((candidate) => candidate.word === word)?.texts ?? 1;
  const isMeant = (other: WrittenWord) => other.texts >= own * TIMES && stemOf(other.word) !== stemOf(word);
  return candidates.find((other) => isMeant(other) && errorsBetween(word, other.word) === 1)?.word;
}

const MOST = 3;
const MOST_LOOKED_FOR = 10;

/** Those with so many errors, the ones that most texts have first. */
const likeliest = (word: string, candidates: readonly WrittenWord[], errors: number): string[] =>
  candidates
    .filter((other) => errorsBetween(word, other.word) === errors)
    .sort((a, b) => b.texts - a.texts)
    .slice(0, MOST_LOOKED_FOR)
    .map((other) => other.word);

/** How many letters are wrong, left out or too many; two that changed places are one error. */
function errorsBetween(word: string, other: string): number {
  const errors = distance(word, other);
  return errors === 2 && isSwap(word, other) ? 1 : errors;
}

function isSwap(word: string, other: string): boolean {
  if (word.length !== other.length) return false;
  const at = Array.from(word).findIndex((letter, i) => letter !== other[i]);
  return word[at] === other[at + 1] && word[at + 1] === other[at] && word.slice(at + 2) === other.slice(at + 2);
}

function withWords(query: string, places: readonly Token[], words: readonly string[]): string {
  let written = '';
  let at = 0;
  places.forEach(({ start, end }, i) => {
    written += query.slice(at, start) + (words[i] ?? '');
    at = end;
  });
  return (written + query.slice(at)).trim();
}
