import type { HttpHandler } from 'msw';
import type { ListSort } from '../../contract/area-api';
import { homeApi as api, type Home, type HomePart, type Shortcuts, type Today } from '../../contract/home';
import type { ItemCard } from '../../contract/item';
import type { AnyItem } from '../data/item';
import { dayFromNow } from '../data/moments';
import { personItemKey, linkOf, type Reader } from '../data/render';
import { allItems, type Store } from '../data/store';
import { classificationsOf } from '../area/area-facets';
import { orderOf } from '../area/area-list';
import { itemBy } from '../endpoint/item-by';
import { mockEndpoint } from '../endpoint/mock-endpoint';
import { noticeCard } from './notice-card';
import { inboxOf } from './notice-reader';
import { keyDatesOf, personnelCard } from './personnel';
import { hotKeywords, serviceCard } from './service';
import { slidesOf } from './slides';
import { toolCard } from './tool';
import { benefitCard, newsCard } from './welfare';

const SUGGESTED = 8;
const RECENT = 6;
const CLOSING_DAYS = 14;
const MAX_NOTICES = 11;
const MAX_NEWS = 6;
const SOON_DAYS = 14;
const MAX_DATES = 4;

export const homeHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, api.home, ({ parts = ALL }, { person, locale }) => ({
    ...Object.fromEntries(parts.map((part) => [part, PARTS[part]({ store, person, locale })])),
    failed: [],
  })),
  mockEndpoint(store, api.updatePinned, ({ items }, { person, locale }) => {
    for (const item of items) itemBy(store, item);
    store.pinned.set(person.id, items);
    return shortcutsOf({ store, person, locale });
  }),
];

/** Returns the first `count` cards of the items in the given order. */
function first<Item, Card extends ItemCard>(
  count: number,
  sort: ListSort,
  items: Item[],
  card: (item: Item, reader: Reader) => Card,
  reader: Reader,
): Card[] {
  return items
    .map((item) => card(item, reader))
    .sort(orderOf(sort, reader.locale))
    .slice(0, count);
}

const PARTS: { [Part in HomePart]: (reader: Reader) => NonNullable<Home[Part]> } = {
  slides: slidesOf,
  shortcuts: shortcutsOf,
  inbox: inboxOf,
  today: todayOf,
  closing: (reader) =>
    reader.store.items.benefit
      .map((benefit) => benefitCard(benefit, reader))
      .filter(({ opensAt }) => opensAt === null || opensAt <= dayFromNow(0))
      .filter(({ closesAt }) => closesAt !== null && closesAt >= dayFromNow(0) && closesAt <= dayFromNow(CLOSING_DAYS))
      .sort((a, b) => (a.closesAt ?? '').localeCompare(b.closesAt ?? '')),
  notices: (reader) => ({
    items: first(MAX_NOTICES, 'newest', reader.store.items.notice, noticeCard, reader),
    tabs: classificationsOf(reader.store, 'notice', reader.locale),
  }),
  services: (reader) => first(8, 'popular', reader.store.items.service, serviceCard, reader),
  benefits: (reader) => first(4, 'popular', reader.store.items.benefit, benefitCard, reader),
  news: (reader) => first(MAX_NEWS, 'newest', reader.store.items.news, newsCard, reader),
  personnel: (reader) => first(5, 'newest', reader.store.items.personnel, personnelCard, reader),
  tools: (reader) => first(8, 'popular', reader.store.items.tool, toolCard, reader),
  keywords: ({ store, locale }) => hotKeywords(store, 'service', locale),
  isEmpty: ({ store }) => allItems(store).length === 0,
};
const ALL = Object.keys(PARTS) as HomePart[];

function shortcutsOf({ store, person, locale }: Reader): Shortcuts {
  const pinned = (store.pinned.get(person.id) ?? []).map((ref) => itemBy(store, ref));
  const lastOf = (itemKeys: Iterable<string>): AnyItem[] => {
    const keys = [...itemKeys].reverse();
    const place = ({ area, id }: AnyItem) => keys.indexOf(personItemKey(person, area, id));
    return allItems(store)
      .filter((item) => place(item) >= 0)
      .sort((a, b) => place(a) - place(b));
  };
  const opened = lastOf(store.opened.keys());
  const lasting = opened.filter(({ area }) => area !== 'notice' && area !== 'news');
  const suggested = new Set([...lastOf(store.favourites), ...lasting].filter((item) => !pinned.includes(item)));
  const links = (items: Iterable<AnyItem>) => [...items].map((item) => linkOf(item, locale));
  return {
    pinned: links(pinned),
    suggested: links(suggested).slice(0, SUGGESTED),
    recent: links(opened).slice(0, RECENT),
  };
}

function todayOf(reader: Reader): Today {
  const { store, person, locale } = reader;
  const last = dayFromNow(SOON_DAYS);
  return {
    location: person.location,
    keyDates: keyDatesOf(store.items.personnel, reader)
      .filter(({ date }) => date <= last)
      .slice(0, MAX_DATES),
    disruptions: store.items.notice
      .filter(({ startsAt, endsAt }) => (startsAt ?? '') <= last && (endsAt ?? last) >= dayFromNow(0))
      .flatMap((notice) => {
        const { disruption: kind, startsAt, endsAt } = notice;
        return kind ? [{ item: linkOf(notice, locale), kind, startsAt, endsAt, office: false }] : [];
      })
      .sort((a, b) => (a.startsAt ?? '').localeCompare(b.startsAt ?? '')),
  };
}
