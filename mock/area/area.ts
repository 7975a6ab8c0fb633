import type { HttpHandler } from 'msw';
import type { z } from 'zod';
import type { areaApi } from '../../contract/area-api';
import type { Area } from '../../contract/core/areas';
import type { Endpoint, paging } from '../../contract/core/endpoint';
import type { highlight, itemCard, ItemCard, itemDetail, ItemDetail } from '../../contract/item';
import type { AnyItem, ItemOf } from '../data/item';
import { highlightOf } from '../data/highlight';
import { personItemKey, textOf, type Reader } from '../data/render';
import type { Store } from '../data/store';
import { classificationsOf, departmentsOf, inClassification, requireClassification } from './area-facets';
import { beginsWith, byRelevance, trimmedQuery, matches, pageOf, sortedBy, type Listed } from './area-list';
import { draftBy, isLinkTo } from './drafts';
import { MockFailure } from '../endpoint/failure';
import { mockEndpoint } from '../endpoint/mock-endpoint';

const SUGGESTIONS = 8;

type FoundCard = z.ZodObject<(typeof itemCard)['shape'] & { highlight: typeof highlight }>;
/** Calls that every area has, with only those filters that all lists have. */
export type AreaApi = ReturnType<typeof areaApi<string, string, typeof itemCard, FoundCard, typeof itemDetail, typeof paging>>;
export interface DraftInfo extends Endpoint {
  method: 'GET';
  permission: 'content.read';
  input: z.ZodType<{ id: string; token?: string | undefined }>;
  answer: z.ZodType<ItemDetail>;
}

interface MockArea<A extends Area> {
  area: A;
  api: AreaApi;
  detail: (item: ItemOf<A>, reader: Reader) => ItemDetail;
  /** Call that returns a draft, if the area's drafts have a preview page. */
  draftInfo?: DraftInfo;
}
interface ListedArea<A extends Area, Card extends ItemCard, OwnFilters> extends MockArea<A> {
  card: (item: ItemOf<A>, reader: Reader) => Card;
  /** Returns true if a card passes the area's own filters; by default each filter is compared with the property of the same name. */
  passes?: (card: Card, filters: OwnFilters) => boolean;
}

/** Returns the handlers of the calls that every area has. */
export const areaHandlers = <A extends Area, Card extends ItemCard, OwnFilters extends object>(
  store: Store,
  mocked: ListedArea<A, Card, OwnFilters>,
): HttpHandler[] => [
  ...facets(store, mocked),
  ...lists(store, mocked),
  ...single(store, mocked),
  ...(mocked.draftInfo ? [drafts(store, mocked, mocked.draftInfo)] : []),
];

function facets(store: Store, { area, api }: Pick<MockArea<Area>, 'area' | 'api'>): HttpHandler[] {
  const items = (): AnyItem[] => store.items[area];
  return [
    mockEndpoint(store, api.classificationList, (_, { locale }) => classificationsOf(store, area, locale)),
    mockEndpoint(store, api.departmentList, (_, { locale }) => departmentsOf(store, items(), locale)),
    mockEndpoint(store, api.suggest, ({ query }, { locale }) =>
      items()
        .filter((item) => beginsWith(textOf(item, locale), trimmedQuery(query)))
        .slice(0, SUGGESTIONS)
        .map((item) => ({ id: item.id, title: textOf(item, locale).title })),
    ),
  ];
}

interface GivenFilters {
  classificationId?: string | undefined;
  favourite?: boolean | undefined;
  department?: string | undefined;
}

function lists<A extends Area, Card extends ItemCard, OwnFilters>(
  store: Store,
  mocked: ListedArea<A, Card, OwnFilters>,
): HttpHandler[] {
  const { area, api, card, passes = hasFacts } = mocked;
  const listed = ({ classificationId, favourite, department, ...own }: GivenFilters, reader: Reader): Listed<Card>[] => {
    requireClassification(store, area, classificationId);
    return inClassification(store, area, store.items[area], classificationId)
      .map((item) => ({ card: card(item, reader), text: textOf(item, reader.locale) }))
      .filter((one) => hasFacts(one.card, { favourite }) && (department === undefined || one.card.department?.id === department))
      .filter((one) => passes(one.card, own as OwnFilters));
  };
  return [
    mockEndpoint(store, api.search, ({ query: typed, sort, page, pageSize, ...filters }, { person, locale }) => {
      const query = trimmedQuery(typed);
      const found = listed(filters, { store, person, locale }).filter(({ text }) => matches(text, query));
      const sorted = sort === 'relevance' ? byRelevance(found, query) : sortedBy(sort, found, locale);
      const shown = pageOf(sorted, page, pageSize, (one) => ({ ...one.card, highlight: highlightOf(one.text, query) }));
      return { ...shown, more: false };
    }),
    mockEndpoint(store, api.list, ({ sort, page, pageSize, ...filters }, { person, locale }) =>
      pageOf(sortedBy(sort, listed(filters, { store, person, locale }), locale), page, pageSize, (one) => one.card),
    ),
  ];
}

/** Returns true if the properties of the card equal all filters that are given. */
export const hasFacts = (card: ItemCard, filters: unknown): boolean =>
  Object.entries(filters as object).every(([name, wanted]) => wanted === undefined || card[name as keyof ItemCard] === wanted);

function single<A extends Area>(store: Store, { area, api, detail }: MockArea<A>): HttpHandler[] {
  const itemBy = (id: string): ItemOf<A> => {
    const item = store.items[area].find((candidate) => candidate.id === id);
    if (!item) throw new MockFailure(api.info.errors[0]);
    return item;
  };
  return [
    mockEndpoint(store, api.info, ({ id }, { person, locale }) => detail(itemBy(id), { store, person, locale })),
    mockEndpoint(store, api.updateShareCount, ({ id }) => {
      const item = itemBy(id);
      item.shareCount += 1;
      return { shareCount: item.shareCount };
    }),
    mockEndpoint(store, api.updateViews, ({ id }, { person }) => {
      const item = itemBy(id);
      const view = personItemKey(person, area, id);
      if (!store.opened.has(view)) item.views += 1;
      store.opened.delete(view);
      store.opened.set(view, item.revision);
      return { views: item.views };
    }),
  ];
}

const drafts = <A extends Area>(store: Store, { area, detail }: MockArea<A>, draftInfo: DraftInfo): HttpHandler =>
  mockEndpoint(store, draftInfo, ({ id, token }, { person, locale }) => {
    const shown = detail(draftBy(store, area, id), { store, person, locale });
    if (!shown.can.edit && !isLinkTo(store, { area, id }, token)) throw new MockFailure('preview.not_found');
    return shown;
  });
