import type { HttpHandler } from 'msw';
import {
  AHEAD_MS,
  SEE_AS_MS,
  SIGHT_CONDITIONS,
  seeAsApi as api,
  type ReaderChoice,
  type SeeAs,
  type SightCondition,
} from '../../contract/manage/see-as';
import { isAcknowledged, isDismissed, isRead } from '../data/notice-state';
import { PEOPLE, publicId, type Person } from '../data/people';
import type { Reader } from '../data/render';
import type { AnyItem } from '../data/item';
import type { Store } from '../data/store';
import { MockFailure } from '../endpoint/failure';
import { mockEndpoint } from '../endpoint/mock-endpoint';
import { hitsOf } from '../handlers/search-hits';
import { findDraft, findLive, keyOf, titlesOf } from './managed';

/** Handlers of seeing the portal as somebody else. Reading calls answer as the signed-in person, because mocked content is for everyone. */
export const seeAsHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, api.begin, ({ reader, moment }, { person }) => {
    const seeAs: SeeAs = {
      id: crypto.randomUUID(),
      reader: readerOf(reader),
      moment: momentOf(moment),
      until: new Date(Date.now() + SEE_AS_MS).toISOString(),
    };
    store.seeAs.set(`${person.id} ${seeAs.id}`, seeAs);
    return seeAs;
  }),
  mockEndpoint(store, api.info, ({ id }, { person }) => {
    const seeAs = store.seeAs.get(`${person.id} ${id}`);
    if (!seeAs) throw new MockFailure('see_as.ended');
    return seeAs;
  }),
  mockEndpoint(store, api.end, ({ id }, { person }) => {
    store.seeAs.delete(`${person.id} ${id}`);
    return {};
  }),
  mockEndpoint(store, api.explain, ({ reader, moment, item: ref, query }, { locale }) => {
    const seen = readerOf(reader);
    const at = momentOf(moment) ?? new Date().toISOString();
    const item = findLive(store, ref) ?? findDraft(store, ref);
    if (!item) throw new MockFailure('item.not_found');
    const conditions = conditionsOf(store, item, seen, at);
    const isVisible = conditions.every(({ isMet }) => isMet);
    return {
      isVisible,
      titles: titlesOf(item),
      conditions,
      search: query ? searchPlaceOf(item, query, { store, person: personOf(reader), locale }) : null,
      notice: isVisible && item.area === 'notice' ? noticePlaceOf(item, { store, person: personOf(reader), locale }) : null,
    };
  }),
];

function personOf(choice: ReaderChoice): Person {
  if (!('person' in choice)) return { ...PEOPLE.employee, ...choice, id: 'anybody' };
  const person = Object.values<Person>(PEOPLE).find(({ id }) => publicId(id) === choice.person);
  if (!person) throw new MockFailure('person.not_found');
  return person;
}

function readerOf(choice: ReaderChoice): SeeAs['reader'] {
  if (!('person' in choice)) return { ...choice, name: null, locale: null };
  const { name, department, location, roles, locale } = personOf(choice);
  return { name, department, location, roles: [...roles], locale };
}

function momentOf(moment: string | null): string | null {
  const ahead = moment === null ? 0 : Date.parse(moment) - Date.now();
  if (ahead < 0 || ahead > AHEAD_MS) throw new MockFailure('moment.invalid');
  return moment;
}

function conditionsOf(store: Store, item: AnyItem, { department, location, roles }: SeeAs['reader'], at: string) {
  const own = (value: string | null | undefined): string[] => (value ? [value] : []);
  const isArchived = store.archived.has(keyOf(item));
  const facts: Record<SightCondition, { isMet: boolean; wanted: string[]; given: string[] }> = {
    begun: { isMet: item.publishedAt !== null && item.publishedAt <= at, wanted: own(item.publishedAt), given: [at] },
    notExpired: { isMet: item.expiresAt === null || item.expiresAt > at, wanted: own(item.expiresAt), given: [at] },
    notArchived: { isMet: !isArchived, wanted: [], given: [at] },
    department: { isMet: true, wanted: [], given: own(department) },
    location: { isMet: true, wanted: [], given: own(location) },
    role: { isMet: true, wanted: [], given: [...roles] },
  };
  return SIGHT_CONDITIONS.map((condition) => ({ condition, ...facts[condition] }));
}

function searchPlaceOf({ area, id }: AnyItem, query: string, reader: Reader) {
  const hits =
    hitsOf({ query, page: 1, pageSize: 100, exact: false, sort: 'relevance' }, reader).find((each) => each.area === area)
      ?.items ?? [];
  const place = hits.findIndex((hit) => hit.id === id);
  return { rank: place < 0 ? null : place + 1, total: hits.length };
}

function noticePlaceOf(notice: Extract<AnyItem, { area: 'notice' }>, reader: Reader) {
  return {
    isUnread: !isRead(notice, reader),
    isDue: notice.mustRead && !isAcknowledged(notice, reader),
    isAlert: notice.priority === 'urgent' && !isDismissed(notice, reader),
  };
}
