import { setImmediate } from 'node:timers/promises';
import type { Db } from '../../db/connect';
import {
  dictionarySetting,
  lastIndexed,
  putDictionarySetting,
  replaceCounts,
  textsAfter,
  withDictionary,
} from './dictionary-repository';
import { soundTerms } from './sounds';
import { documentTerms, tokens } from './terms';

/** So many texts are read at once, and the process serves others after each. */
const BATCH = 50;

/** Counts anew in how many texts each word stands, when the index has changed since the last count; answers whether it did. */
export async function refreshDictionary(db: Db): Promise<boolean> {
  const until = await lastIndexed(db);
  const counted = await dictionarySetting(db);
  if (until === (counted?.until ?? null)) return false;
  return withDictionary(db, async (trx) => {
    const { texts, terms, words } = await countEverything(trx);
    await replaceCounts(trx, 'search_term', terms);
    await replaceCounts(trx, 'search_word', words);
    await putDictionarySetting(trx, { texts, until });
  });
}

async function countEverything(db: Db) {
  const terms = new Map<string, number>();
  const words = new Map<string, number>();
  let at = { item: 0, locale: '' };
  for (let counted = 0; ;) {
    const texts = await textsAfter(db, at, BATCH);
    for (const { title, keywords, text } of texts) {
      const whole = [title, ...keywords, text].join('\n');
      count(terms, documentTerms(whole));
      count(terms, soundTerms([title, ...keywords].join('\n')));
      count(words, wordsOf(whole));
    }
    const last = texts.at(-1);
    if (!last) return { texts: counted, terms, words };
    counted += texts.length;
    at = last;
    await setImmediate();
  }
}

function count(counts: Map<string, number>, found: Iterable<string>): void {
  for (const term of found) counts.set(term, (counts.get(term) ?? 0) + 1);
}

const SHORTEST = 4;
const LETTERS = /^\p{L}+$/u;

/** Words that somebody may misspell. */
function wordsOf(text: string): Set<string> {
  const words = new Set<string>();
  for (const { han, word } of tokens(text)) if (!han && word.length >= SHORTEST && LETTERS.test(word)) words.add(word);
  return words;
}
