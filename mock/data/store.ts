import type { Session } from '../../contract/session';
import { PEOPLE, type Person } from './people';
import { sampleDrafts, sampleServices } from './services';
import type { MockService } from './service-factory';

const TOKEN_SECONDS = 10 * 60;
const REFRESH_SECONDS = 12 * 60 * 60;

/** A person in one browser. */
export interface MockSession {
  id: string;
  person: Person;
  device: string;
  createdAt: string;
  lastUsedAt: string;
}

/** Everything that the mocked portal remembers. */
export interface Store {
  services: MockService[];
  drafts: MockService[];
  /** `<person> <area> <item>` of everything that people have done to items. */
  favourites: Set<string>;
  viewed: Set<string>;
  useful: Map<string, boolean>;
  tickets: Map<string, Person>;
  /** By id; one that has ended is not there any more. */
  sessions: Map<string, MockSession>;
  /** The session that each token belongs to, ended or not. */
  tokens: Map<string, MockSession>;
  refreshTokens: Map<string, MockSession>;
}

export const createStore = (): Store => ({
  services: sampleServices(),
  drafts: sampleDrafts(),
  favourites: new Set(),
  viewed: new Set(),
  useful: new Map(),
  tickets: new Map(),
  sessions: new Map(),
  tokens: new Map(),
  refreshTokens: new Map(),
});

/** A single-use ticket, as the way back from an identity provider carries it. */
export function issueTicket(store: Store, person: Person = PEOPLE.employee): string {
  const ticket = crypto.randomUUID();
  store.tickets.set(ticket, person);
  return ticket;
}

export function openSession(store: Store, person: Person, device = 'Chrome · Windows'): Session {
  const now = new Date().toISOString();
  const session: MockSession = { id: crypto.randomUUID(), person, device, createdAt: now, lastUsedAt: now };
  store.sessions.set(session.id, session);
  return issueTokens(store, session);
}

export function issueTokens(store: Store, session: MockSession): Session {
  const now = Math.floor(Date.now() / 1000);
  const { id, name, email, department, roles, locale } = session.person;
  const token = `mock.${id}.${crypto.randomUUID()}`;
  const refreshToken = crypto.randomUUID();
  store.tokens.set(token, session);
  store.refreshTokens.set(refreshToken, session);
  return {
    token,
    tokenExpiresAt: now + TOKEN_SECONDS,
    refreshToken,
    refreshTokenExpiresAt: now + REFRESH_SECONDS,
    userInfo: { id, name, email, department, roles, locale },
  };
}
