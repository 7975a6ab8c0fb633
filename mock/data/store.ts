import { AREAS, type Area } from '../../contract/core/areas';
import type { ItemRef } from '../../contract/item';
import type { NoticeFeed } from '../../contract/notice';
import type { Session } from '../../contract/session';
import { sampleBenefits } from './benefits';
import { sampleDrafts } from './drafts';
import type {
  AnyItem,
  ItemOf,
  MockBenefit,
  MockInformation,
  MockNews,
  MockNotice,
  MockPersonnel,
  MockService,
  MockTool,
} from './factories';
import { sampleInformation } from './information';
import { sampleSearchRules, type SearchRules } from './search-rules';
import { sampleNews } from './news';
import { sampleNotices } from './notices';
import { PEOPLE, type Person } from './people';
import { samplePersonnel } from './personnel';
import { sampleServices } from './services';
import { sampleSlides, type MockSlide } from './slides';
import { sampleTools } from './tools';

const TOKEN_SECONDS = 10 * 60;
const REFRESH_SECONDS = 12 * 60 * 60;

/** Maximum number of sessions of a person; another sign-in ends the oldest one. */
const MAX_SESSIONS = 50;

/** A person's session in one browser. */
export interface MockSession {
  id: string;
  person: Person;
  device: string;
  createdAt: string;
  lastUsedAt: string;
}

/** Acknowledgement of a notice by a person. */
export interface Acknowledgement {
  revision: number;
  changesSeen: number;
  at: string;
}

interface MockFeed extends NoticeFeed {
  token: string;
  person: string;
}

/** State of the mocked portal. */
export interface Store {
  services: MockService[];
  notices: MockNotice[];
  benefits: MockBenefit[];
  news: MockNews[];
  personnel: MockPersonnel[];
  information: MockInformation[];
  tools: MockTool[];
  drafts: AnyItem[];
  /** Draft that each preview link leads to, by token. */
  previewLinks: Map<string, ItemRef>;
  /** Favourites, by keys `<person> <area> <item>`; the maps below use the same keys. */
  favourites: Set<string>;
  useful: Map<string, boolean>;
  /** Last revision that was opened, in the order of opening. */
  opened: Map<string, number>;
  acknowledged: Map<string, Acknowledgement>;
  /** Revision of an alert that the person dismissed. */
  dismissed: Map<string, number>;
  /** Time until which all notices count as read, by person. */
  noticesReadUntil: Map<string, string>;
  feeds: MockFeed[];
  slides: MockSlide[];
  searchRules: SearchRules;
  /** Pinned shortcuts by person. */
  pinned: Map<string, ItemRef[]>;
  tickets: Map<string, Person>;
  /** Sessions by id, without those that have ended. */
  sessions: Map<string, MockSession>;
  /** Session of each token, including sessions that have ended. */
  tokens: Map<string, MockSession>;
  refreshTokens: Map<string, MockSession>;
}

export const createStore = (): Store => ({
  services: sampleServices(),
  notices: sampleNotices(),
  benefits: sampleBenefits(),
  news: sampleNews(),
  personnel: samplePersonnel(),
  information: sampleInformation(),
  tools: sampleTools(),
  drafts: sampleDrafts(),
  previewLinks: new Map(),
  favourites: new Set(),
  useful: new Map(),
  opened: new Map(),
  acknowledged: new Map(),
  dismissed: new Map(),
  noticesReadUntil: new Map(),
  feeds: [],
  slides: sampleSlides(),
  searchRules: sampleSearchRules(),
  pinned: new Map(),
  tickets: new Map(),
  sessions: new Map(),
  tokens: new Map(),
  refreshTokens: new Map(),
});

/** Returns the published items of an area: the stored list itself, which callers may change. */
export function itemsIn<A extends Area>(store: Store, area: A): ItemOf<A>[] {
  const items: { [Each in Area]: ItemOf<Each>[] } = {
    service: store.services,
    notice: store.notices,
    benefit: store.benefits,
    news: store.news,
    personnel: store.personnel,
    information: store.information,
    tool: store.tools,
  };
  return items[area];
}

export const allItems = (store: Store): AnyItem[] => AREAS.flatMap((area): AnyItem[] => itemsIn(store, area));

export const draftsIn = <A extends Area>(store: Store, area: A): ItemOf<A>[] =>
  store.drafts.filter((draft): draft is ItemOf<A> => draft.area === area);

/** Creates a single-use ticket, as an identity provider's callback would. */
export function issueTicket(store: Store, person: Person = PEOPLE.employee): string {
  const ticket = crypto.randomUUID();
  store.tickets.set(ticket, person);
  return ticket;
}

export function openSession(store: Store, person: Person, device = 'Chrome · Windows'): Session {
  const now = new Date().toISOString();
  const session: MockSession = { id: crypto.randomUUID(), person, device, createdAt: now, lastUsedAt: now };
  store.sessions.set(session.id, session);
  const own = [...store.sessions.values()].filter((other) => other.person.id === person.id);
  for (const { id } of own.slice(0, -MAX_SESSIONS)) store.sessions.delete(id);
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
