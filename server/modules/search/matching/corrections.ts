import type { Db } from '../../../db/connect';
import { wordsOneLetterOff, wordsTwoLettersOff } from '../index/dictionary-repository';
import { isEnglishWord } from '../text/related-words';
import { stemOf, type Token } from '../text/terms';
import type { AnalyzedQuery } from '../query/analyze-query';
import type { ReadContext } from '../../item/read/read-context';

/** Minimum length of a word that is corrected; shorter ones are one letter away from too many others. */
const SHORTEST = 3;
/** Minimum length of a word that may have two wrong letters. */
const LONG = 6;
/** Maximum number of unknown words in a query that is corrected; more are hardly typing errors. */
const MAX_MISSPELT = 3;
/** Number of clauses above which one missing word matters little, so that only words one letter away are compared. */
const MANY_PARTS = 12;
/** Maximum number of rare words of a query that are compared with similarly written ones. */
const MAX_COMPARED = 2;

/**
 * Returns corrections of a query with these misspelt words, the most likely first; empty if one of the words is not similar to any
 * that the reader may see. Common English words are not corrected, and other English words by one letter only.
 */
export async function correctionsOf(
  db: Db,
  { text, unknown: all, clauses }: AnalyzedQuery,
  readContext: ReadContext,
): Promise<string[]> {
  const unknown = all.filter(({ word }) => !isEnglishWord(word, 1));
  if (unknown.length > MAX_MISSPELT) return [];
  const mostErrors = clauses.length > MANY_PARTS ? 1 : 2;
  const candidates = await Promise.all(unknown.map(({ word }) => correctionsOfWord(db, word, mostErrors, readContext)));
  const limit = Math.max(...candidates.map((words) => words.length), 0);
  if (candidates.some((words) => words.length === 0)) return [];
  const written = Array.from({ length: limit }, (_, rank) =>
    withWords(
      text,
      unknown,
      candidates.map((words) => words[rank] ?? words[0] ?? ''),
    ),
  );
  return [...new Set(written)];
}

/** Returns the words that differ by one letter; if there are none, those that differ by two, for a long word that is not English. */
async function correctionsOfWord(db: Db, word: string, mostErrors: 1 | 2, readContext: ReadContext): Promise<string[]> {
  if (word.length < SHORTEST) return [];
  const oneOff = await wordsOneLetterOff(db, word, readContext);
  return oneOff.length || word.length < LONG || mostErrors < 2 || isEnglishWord(word, 0)
    ? oneOff
    : wordsTwoLettersOff(db, word, readContext);
}

/** Maximum number of hits of a query that may be a misspelling. */
const FEW_HITS = 3;
/** Minimum ratio of the texts with a proposed word to the texts with the typed word. */
const TIMES = 20;

/** Returns the query with a word one letter off that is in many more texts; null if there is none, or this query finds enough. */
export async function closeQuery(
  db: Db,
  { text, rare }: AnalyzedQuery,
  hits: number,
  readContext: ReadContext,
): Promise<string | null> {
  if (hits > FEW_HITS) return null;
  const long = rare.filter(({ word }) => word.length >= SHORTEST).slice(0, MAX_COMPARED);
  const candidates = await Promise.all(
    long.map(({ word }) => wordsOneLetterOff(db, word, readContext, { times: TIMES, term: stemOf(word) })),
  );
  const first = candidates.findIndex(([other]) => other !== undefined);
  const [token, other] = [long[first], candidates[first]?.[0]];
  return token && other !== undefined ? withWords(text, [token], [other]) : null;
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
