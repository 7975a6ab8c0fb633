import type { HttpHandler } from 'msw';
import { safeBackUrl } from '../../contract/core/paths';
import { sessionApi as api, type ListedSession } from '../../contract/session';
import { issueTicket, issueTokens, openSession, type MockSession, type Store } from '../data/store';
import { MockFailure } from '../endpoint/failure';
import { mockEndpoint } from '../endpoint/mock-endpoint';

const redirect = (location: string): Response => new Response(null, { status: 302, headers: { location } });

/** Returns the handlers of signing in, without an identity provider: the start redirects straight back with a ticket of the employee. */
export const sessionHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, api.start, ({ backUrl }) =>
    redirect(`/login?${new URLSearchParams({ ucToken: issueTicket(store), backUrl: safeBackUrl(backUrl) }).toString()}`),
  ),
  mockEndpoint(store, api.callback, () => redirect('/login?error=failed')),
  mockEndpoint(store, api.ucToken, ({ ucToken }) => {
    const person = store.tickets.get(ucToken);
    if (!person) throw new MockFailure('login.invalid');
    store.tickets.delete(ucToken);
    return openSession(store, person);
  }),
  mockEndpoint(store, api.refresh, ({ refreshToken }) => {
    const session = store.refreshTokens.get(refreshToken);
    if (!session) throw new MockFailure('session.expired');
    if (!store.sessions.has(session.id)) throw new MockFailure('session.revoked');
    store.refreshTokens.delete(refreshToken);
    session.lastUsedAt = new Date().toISOString();
    return issueTokens(store, session);
  }),
  mockEndpoint(store, api.logout, (_, { session }) => {
    store.sessions.delete(session.id);
    return { endSessionUrl: null };
  }),
  ...listHandlers(store),
];

const listHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, api.list, (_, { session }) => ({
    sessions: [session, ...othersOf(store, session)].map((one) => listed(one, one === session)),
  })),
  mockEndpoint(store, api.end, ({ id }, { session }) => {
    const ended = [session, ...othersOf(store, session)].find((one) => one.id === id);
    if (!ended) throw new MockFailure('session.not_found');
    store.sessions.delete(id);
    return {};
  }),
  mockEndpoint(store, api.endOthers, (_, { session }) => {
    const others = othersOf(store, session);
    for (const { id } of others) store.sessions.delete(id);
    return { ended: others.length };
  }),
];

/** Returns the person's sessions in other browsers, most recently used first. */
const othersOf = (store: Store, { id, person }: MockSession): MockSession[] =>
  [...store.sessions.values()]
    .filter((other) => other.person.id === person.id && other.id !== id)
    .sort((a, b) => b.lastUsedAt.localeCompare(a.lastUsedAt));

/** Returns a session as lists show it. */
export const listed = ({ id, device, createdAt, lastUsedAt }: MockSession, current: boolean): ListedSession => ({
  id,
  device,
  createdAt,
  lastUsedAt,
  current,
});
