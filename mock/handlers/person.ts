import type { HttpHandler } from 'msw';
import { personApi } from '../../contract/person';
import { personBy, personOf, type DirectoryEntry } from '../data/directory';
import type { Store } from '../data/store';
import { MockFailure } from '../endpoint/failure';
import { mockEndpoint } from '../endpoint/mock-endpoint';

/** Returns the handlers of the calls about people and desks. */
export const personHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, personApi.info, ({ id }, { locale }) => {
    const person = personBy(store.directory, id, locale);
    if (!person) throw new MockFailure('person.not_found');
    return person;
  }),
  mockEndpoint(store, personApi.search, ({ query, limit }, { locale }) => {
    const words = wordsIn(query);
    const found = store.directory.filter((entry) => hasWords(entry, words));
    const begins = (entry: DirectoryEntry) => words.every((word) => nameOf(entry).includes(` ${word}`));
    return [...found.filter(begins), ...found.filter((entry) => !begins(entry))]
      .slice(0, limit)
      .map((entry) => personOf(entry, locale));
  }),
];

const wordsIn = (query: string): string[] => folded(query).match(/[\p{L}\p{N}]+/gu) ?? [];
const hasWords = (entry: DirectoryEntry, words: readonly string[]): boolean =>
  words.every((word) => textOf(entry).includes(asBeginning(word)));

/** Returns whether every word of the query is found in an entry. */
export const isFound = (entry: DirectoryEntry, query: string): boolean => hasWords(entry, wordsIn(query));

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the text that a word is found by: the beginning of a word, or a Chinese word at any place. */
const asBeginning = (word: string): string => (/\p{Script=Han}/u.test(word) ? word : ` ${word}`);

/** Returns the names of an entry, also without spaces from each of their words on, and the pinyin. */
function nameOf({ names, pinyin }: DirectoryEntry): string {
  const joined = Object.values(names).flatMap((name) => {
    const words = name.split(' ');
    return words.slice(0, -1).map((_, from) => words.slice(from).join(''));
  });
  const initials = pinyin
    .split(' ')
    .map((syllable) => syllable.charAt(0))
    .join('');
  const syllables = pinyin.split(' ').map((_, from, all) => all.slice(from).join(''));
  return folded(['', ...Object.values(names), ...joined, ...syllables, initials].join(' '));
}

const textOf = (entry: DirectoryEntry): string =>
  folded([nameOf(entry), ...Object.values({ ...entry.roles }), ...Object.values({ ...entry.departments })].join(' '));
