import type { HttpHandler } from 'msw';
import type { AnswerOf } from '../../contract/core/endpoint';
import { LOCALES } from '../../contract/core/locale';
import { FIRST_PLACES, questionApi as api, type SunkPage } from '../../contract/manage/question';
import { itemOfDocument } from '../data/documents';
import type { AnyItem } from '../data/item';
import type { Person } from '../data/people';
import { allItems, type Store } from '../data/store';
import { MockFailure } from '../endpoint/failure';
import { mockEndpoint } from '../endpoint/mock-endpoint';
import { hitsOf } from '../handlers/search-hits';
import { may, requireEditorOf, titlesOf } from './managed';

type Answers = AnswerOf<(typeof api)['ask']>['answers'];

/** Handlers of the questions that pages must answer. The search runs immediately instead of every night. */
export const questionHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, api.ask, ({ document }, { person }) => {
    requireEditorOf(person, document);
    const item = itemOfDocument(store, document, undefined);
    if (!may(person, 'content.edit', item)) throw new MockFailure('permission.denied');
    const untitled = LOCALES.filter((locale) => document.texts[locale]?.title.trim() === '');
    if (untitled.length)
      throw new MockFailure(
        'document.invalid',
        Object.fromEntries(untitled.map((locale) => [`texts.${locale}.title`, 'must not be empty'])),
      );
    const { area, id } = document;
    const others = store.items[area].filter((other: AnyItem) => other.id !== id);
    const then = { ...store, items: { ...store.items, [area]: [...others, item] } };
    return { answers: answersOf(then, item, person) };
  }),
  mockEndpoint(store, api.sunk, ({ page, pageSize }, { person }) => {
    const sunk = allItems(store)
      .filter((item) => may(person, 'content.edit', item))
      .flatMap((item) => sunkPageOf(store, item, person));
    return { items: sunk.slice((page - 1) * pageSize, page * pageSize), total: sunk.length, page, pageSize };
  }),
];

function sunkPageOf(store: Store, item: AnyItem, person: Person): SunkPage[] {
  const questions = answersOf(store, item, person)
    .filter(({ place }) => place === null || place > FIRST_PLACES)
    .map((answer) => ({ ...answer, formerPlace: null }));
  if (!questions.length) return [];
  return [{ area: item.area, id: item.id, titles: titlesOf(item), questions }];
}

/** Returns the place of an item in the results for each of its questions, counted through all areas one after the other. */
const answersOf = (store: Store, { area, id, texts }: AnyItem, person: Person): Answers =>
  LOCALES.flatMap((locale) =>
    (texts[locale]?.questions ?? []).map((question) => {
      const input = { query: question, page: 1, pageSize: 100, exact: false, sort: 'relevance' } as const;
      const hits = hitsOf(input, { store, person, locale }).flatMap(({ items }) => items);
      const index = hits.findIndex((hit) => hit.area === area && hit.id === id);
      return { locale, question, place: index < 0 ? null : index + 1 };
    }),
  );
