import type { HttpHandler } from 'msw';
import { safeBackUrl } from '../../contract/paths';
import { sessionApi as api } from '../../contract/session';
import { issueTicket, openSession, type Store } from '../data/store';
import { MockFailure } from './failure';
import { mockEndpoint } from './mock-endpoint';

const redirect = (location: string): Response => new Response(null, { status: 302, headers: { location } });

/** Signing in without an identity provider: its start leads straight back with a ticket of the employee's. */
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
    const person = store.refreshTokens.get(refreshToken);
    if (!person) throw new MockFailure('session.expired');
    store.refreshTokens.delete(refreshToken);
    return openSession(store, person);
  }),
  mockEndpoint(store, api.logout, (_, { person }) => {
    for (const live of [store.tokens, store.refreshTokens]) {
      for (const [token, owner] of live) if (owner.id === person.id) live.delete(token);
    }
    return { endSessionUrl: null };
  }),
];
