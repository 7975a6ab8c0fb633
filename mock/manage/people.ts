import type { HttpHandler } from 'msw';
import { peopleApi as api, type RoleSource, type SignedInPerson } from '../../contract/manage/person';
import { PEOPLE, publicId, type Person } from '../data/people';
import type { MockSession, Store } from '../data/store';
import { MockFailure } from '../endpoint/failure';
import { mockEndpoint } from '../endpoint/mock-endpoint';
import { listed } from '../handlers/session';

/** Handlers of the people who have signed in. Their pinyin is not searched: the mocked names have none. */
export const peopleHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, api.list, ({ query = '', role, page, pageSize }) => {
    const found = Object.values<Person>(PEOPLE)
      .filter(({ name, email, department }) =>
        [name, email, department ?? ''].some((text) => text.toLowerCase().includes(query.toLowerCase())),
      )
      .filter(({ roles }) => role === undefined || roles.includes(role));
    const items = found.map((person) => signedInPerson(store, person));
    return { items: items.slice((page - 1) * pageSize, page * pageSize), total: items.length, page, pageSize };
  }),
  mockEndpoint(store, api.info, ({ id }, { session }) => {
    const person = personBy(id);
    return {
      ...signedInPerson(store, person),
      roleSources: person.roles.map(sourceOf),
      sessions: sessionsOf(store, person).map((one) => listed(one, one === session)),
      feeds: store.feeds.filter((feed) => feed.person === person.id),
    };
  }),
  mockEndpoint(store, api.endSession, ({ person, id }) => {
    const session = store.sessions.get(id);
    if (!session || publicId(session.person.id) !== person) throw new MockFailure('session.not_found');
    store.sessions.delete(id);
    return {};
  }),
  mockEndpoint(store, api.endSessions, ({ person }) => {
    const sessions = sessionsOf(store, personBy(person));
    for (const { id } of sessions) store.sessions.delete(id);
    return { ended: sessions.length };
  }),
  mockEndpoint(store, api.endFeed, ({ person, id }) => {
    const at = store.feeds.findIndex((feed) => feed.id === id && publicId(feed.person) === person);
    if (at < 0) throw new MockFailure('feed.not_found');
    store.feeds.splice(at, 1);
    return {};
  }),
];

function personBy(id: string): Person {
  const person = Object.values<Person>(PEOPLE).find((one) => publicId(one.id) === id);
  if (!person) throw new MockFailure('person.not_found');
  return person;
}

const sessionsOf = (store: Store, { id }: Person): MockSession[] =>
  [...store.sessions.values()].filter(({ person }) => person.id === id).sort((a, b) => b.lastUsedAt.localeCompare(a.lastUsedAt));

const sourceOf = (role: RoleSource['role']): RoleSource =>
  role === 'employee' ? { role, claim: null, value: null } : { role, claim: 'roles', value: role };

function signedInPerson(store: Store, person: Person): SignedInPerson {
  const { name, email, department, location, roles, locale } = person;
  const seenAt = sessionsOf(store, person)[0]?.lastUsedAt ?? new Date().toISOString();
  return {
    id: publicId(person.id),
    ...{ name, email, department, location, locale, seenAt },
    roles: [...roles],
    signedInAt: seenAt,
  };
}
