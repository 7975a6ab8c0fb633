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
    const words = folded(query).match(/[\p{L}\p{N}]+/gu) ?? [];
    const found = store.directory.filter((entry) => words.every((word) => textOf(entry).includes(word)));
    const begins = (entry: DirectoryEntry) => words.every((word) => nameOf(entry).includes(` ${word}`));
    return [...found.filter(begins), ...found.filter((entry) => !begins(entry))]
      .slice(0, limit)
      .map((entry) => personOf(entry, locale));
  }),
];

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const nameOf = ({ names, pinyin }: DirectoryEntry): string => folded(['', ...Object.values(names), pinyin].join(' '));

const textOf = (entry: DirectoryEntry): string =>
  folded([nameOf(entry), ...Object.values(entry.roles), ...Object.values(entry.departments)].join(' '));
