import { setImmediate } from 'node:timers/promises';
import type { Db } from '../../../db/connect';
import {
  countIndexed,
  dictionarySetting,
  lastIndexed,
  putDictionarySetting,
  replaceTerms,
  replaceWords,
  textsAfter,
  withDictionary,
} from './dictionary-repository';
import { documentTerms, tokens } from '../text/terms';

/** Number of texts that are read at once. */
const BATCH = 50;
/**
 * Maximum number of texts that are counted. In a larger index only every nth item is counted, which is precise enough for the
 * rarity and the spelling of a word.
 */
const MAX_COUNTED = 50_000;

/**
 * Recounts the texts of each word if the index has changed since the last count. Returns whether it did. If the signal aborts the
 * count, the previous counts remain.
 */
export async function refreshDictionary(db: Db, signal?: AbortSignal): Promise<boolean> {
  const until = await lastIndexed(db);
  const counted = await dictionarySetting(db);
  if (until === (counted?.until ?? null)) return false;
  return withDictionary(db, async (trx) => {
    const texts = await countIndexed(trx);
    const { terms, examples, words, titled } = await countEvery(Math.ceil(texts / MAX_COUNTED), trx, signal);
    await replaceTerms(trx, terms, examples);
    await replaceWords(trx, words, titled);
    await putDictionarySetting(trx, { texts, until });
  });
}

/** Counts, over every nth item, the texts of each term and each word, and finds an example item for each term that everyone may see. */
async function countEvery(nth: number, db: Db, signal: AbortSignal | undefined) {
  const terms = new Map<string, number>();
  const examples = new Map<string, number>();
  const words = new Map<string, number>();
  const titled = new Map<string, number>();
  const batch = { nth, count: BATCH, now: new Date() };
  for (let texts = await textsAfter(db, batch); texts.length; texts = await textsAfter(db, batch, texts.at(-1)))
    for (const { item, title, keywords, text, isForAnyone } of texts) {
      const whole = [title, ...keywords, text].join('\n');
      const found = documentTerms(whole);
      count(terms, found, nth);
      if (isForAnyone) for (const term of found) if (!examples.has(term)) examples.set(term, item);
      count(words, wordsOf(whole), nth);
      count(titled, wordsOf([title, ...keywords].join('\n')), nth);
      // Yields to other work after each text, which may be long.
      await setImmediate(undefined, { signal });
    }
  return { terms, examples, words, titled };
}

function count(counts: Map<string, number>, found: Iterable<string>, times: number): void {
  for (const term of found) counts.set(term, (counts.get(term) ?? 0) + times);
}

const SHORTEST = 3;
const LETTERS = /^\p{L}+$/u;

/** Returns the words of a text that a query may misspell: at least three letters, no digits, not Chinese. */
function wordsOf(text: string): Set<string> {
  const words = new Set<string>();
  for (const { han, word } of tokens(text)) if (!han && word.length >= SHORTEST && LETTERS.test(word)) words.add(word);
  return words;
}
