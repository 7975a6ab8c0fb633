import type { HttpHandler } from 'msw';
import type { Classification } from '../../contract/classification';
import { servicehallApi as api, type FormSort } from '../../contract/servicehall';
import type { Page } from '../../contract/endpoint';
import type { Locale } from '../../contract/locale';
import { CLASSIFICATIONS, KEYWORDS } from '../data/names';
import type { Person } from '../data/people';
import { cardOf, contains, deed, formOf, highlightOf, textOf } from '../data/render';
import type { MockService } from '../data/service-factory';
import type { Store } from '../data/store';
import { MockFailure } from './failure';
import { mockEndpoint } from './mock-endpoint';

const SUGGESTIONS = 8;

interface Filters {
  classificationId?: string;
  favourite?: boolean;
  handling?: string;
  department?: string;
}

export const servicehallHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, api.classificationList, (_, { locale }) => treeBelow(store, null, locale)),
  mockEndpoint(store, api.keywordList, (_, { locale }) =>
    KEYWORDS.map((names, n) => ({ id: String(n + 1), word: names[locale] })),
  ),
  mockEndpoint(store, api.search, ({ query, sort, page, pageSize, ...filters }, { person, locale }) => {
    const found = filtered(store, filters, person).filter((service) => matches(service, query, locale));
    const sorted = sort === 'relevance' ? byRelevance(found, query, locale) : sortedBy(sort, found, locale);
    return pageOf(sorted, page, pageSize, (service) => ({
      ...cardOf(store, service, person, locale),
      highlight: highlightOf(textOf(service, locale).text, query),
    }));
  }),
  mockEndpoint(store, api.suggest, ({ query }, { locale }) =>
    store.services
      .map((service) => ({ id: service.id, ...textOf(service, locale).text }))
      .filter(({ title, keywords }) => [title, ...keywords].some((word) => word.toLowerCase().startsWith(query.toLowerCase())))
      .slice(0, SUGGESTIONS)
      .map(({ id, title }) => ({ id, title })),
  ),
  mockEndpoint(store, api.formList, ({ sort, page, pageSize, ...filters }, { person, locale }) =>
    pageOf(sortedBy(sort, filtered(store, filters, person), locale), page, pageSize, (service) =>
      cardOf(store, service, person, locale),
    ),
  ),
  mockEndpoint(store, api.formInfo, ({ id }, { person, locale }) => formOf(store, serviceById(store, id), person, locale)),
  mockEndpoint(store, api.updateShareCount, ({ id }) => {
    const service = serviceById(store, id);
    service.shareCount += 1;
    return { shareCount: service.shareCount };
  }),
  mockEndpoint(store, api.updateViews, ({ id }, { person }) => {
    const service = serviceById(store, id);
    const view = deed(person, 'service', id);
    if (!store.viewed.has(view)) service.views += 1;
    store.viewed.add(view);
    return { views: service.views };
  }),
];

function serviceById(store: Store, id: string): MockService {
  const service = store.services.find((candidate) => candidate.id === id);
  if (!service) throw new MockFailure('form.not_found');
  return service;
}

function treeBelow(store: Store, parent: string | null, locale: Locale): Classification[] {
  return CLASSIFICATIONS.filter((seed) => seed.parent === parent)
    .map(({ id, names }) => ({
      id,
      name: names[locale],
      count: inClassification(store.services, id).length,
      children: treeBelow(store, id, locale),
    }))
    .filter(({ count }) => count > 0);
}

const withDescendants = (id: string): string[] => [
  id,
  ...CLASSIFICATIONS.filter(({ parent }) => parent === id).flatMap((child) => withDescendants(child.id)),
];

function inClassification(services: MockService[], id: string): MockService[] {
  const wanted = withDescendants(id);
  return services.filter(({ classificationIds }) => classificationIds.some((own) => wanted.includes(own)));
}

function filtered(store: Store, { classificationId, favourite, handling, department }: Filters, person: Person): MockService[] {
  if (classificationId !== undefined && !CLASSIFICATIONS.some(({ id }) => id === classificationId)) {
    throw new MockFailure('classification.not_found');
  }
  const candidates = classificationId === undefined ? store.services : inClassification(store.services, classificationId);
  return candidates.filter(
    (service) =>
      (favourite === undefined || store.favourites.has(deed(person, 'service', service.id)) === favourite) &&
      (handling === undefined || service.handling === handling) &&
      (department === undefined || service.department === department),
  );
}

function matches(service: MockService, query: string, locale: Locale): boolean {
  const { title, summary, body, keywords } = textOf(service, locale).text;
  return [title, summary, body, ...keywords].some((part) => contains(part, query));
}

const byRelevance = (found: MockService[], query: string, locale: Locale): MockService[] => {
  const inTitle = (service: MockService) => contains(textOf(service, locale).text.title, query);
  return [...found.filter(inTitle), ...found.filter((service) => !inTitle(service))];
};

function sortedBy(sort: FormSort, services: MockService[], locale: Locale): MockService[] {
  const title = (service: MockService) => textOf(service, locale).text.title;
  const order: Record<FormSort, (a: MockService, b: MockService) => number> = {
    popular: (a, b) => b.views - a.views,
    newest: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
    name: (a, b) => title(a).localeCompare(title(b), locale),
  };
  return services.toSorted(order[sort]);
}

const pageOf = <T>(services: MockService[], page: number, pageSize: number, show: (service: MockService) => T): Page<T> => ({
  items: services.slice((page - 1) * pageSize, page * pageSize).map(show),
  total: services.length,
  page,
  pageSize,
});
