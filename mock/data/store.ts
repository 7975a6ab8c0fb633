import type { Session } from '../../contract/session';
import { PEOPLE, type Person } from './people';
import { sampleDrafts, sampleServices } from './services';
import type { MockService } from './service-factory';

const TOKEN_SECONDS = 10 * 60;
const REFRESH_SECONDS = 12 * 60 * 60;

/** Everything that the mocked portal remembers. */
export interface Store {
  services: MockService[];
  drafts: MockService[];
  /** `<person> <area> <item>` of everything that people have done to items. */
  favourites: Set<string>;
  viewed: Set<string>;
  useful: Map<string, boolean>;
  tickets: Map<string, Person>;
  tokens: Map<string, Person>;
  refreshTokens: Map<string, Person>;
}

export const createStore = (): Store => ({
  services: sampleServices(),
  drafts: sampleDrafts(),
  favourites: new Set(),
  viewed: new Set(),
  useful: new Map(),
  tickets: new Map(),
  tokens: new Map(),
  refreshTokens: new Map(),
});

/** A single-use ticket, as the way back from an identity provider carries it. */
export function issueTicket(store: Store, person: Person = PEOPLE.employee): string {
  const ticket = crypto.randomUUID();
  store.tickets.set(ticket, person);
  return ticket;
}

export function openSession(store: Store, person: Person): Session {
  const now = Math.floor(Date.now() / 1000);
  const token = `mock.${person.id}.${crypto.randomUUID()}`;
  const refreshToken = crypto.randomUUID();
  store.tokens.set(token, person);
  store.refreshTokens.set(refreshToken, person);
  const { id, name, email, department, roles, locale } = person;
  return {
    token,
    tokenExpiresAt: now + TOKEN_SECONDS,
    refreshToken,
    refreshTokenExpiresAt: now + REFRESH_SECONDS,
    userInfo: { id, name, email, department, roles, locale },
  };
}
