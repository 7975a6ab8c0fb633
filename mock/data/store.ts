import { AREAS, type Area } from '../../contract/core/areas';
import type { ItemDocument } from '../../contract/document';
import type { ItemRef, Named } from '../../contract/item';
import type { AnswerOf } from '../../contract/core/endpoint';
import type { DepartmentEntry } from '../../contract/manage/department-change';
import type { BulkKind } from '../../contract/manage/bulk';
import type { revisionApi } from '../../contract/manage/lifecycle';
import type { ItemState, PublicationChange } from '../../contract/manage/state';
import type { NoticeFeed } from '../../contract/notice';
import type { ReleaseEntry } from '../../contract/manage/release';
import type { ReviewEntry, ReviewSettings } from '../../contract/manage/review';
import type { PresenceMode } from '../../contract/manage/presence';
import type { SeeAs } from '../../contract/manage/see-as';
import type { Picture } from '../../contract/picture';
import type { Transfer, TransferEntry } from '../../contract/manage/transfer';
import type { Remark } from '../../contract/remark';
import type { Session } from '../../contract/session';
import type { MockClassification } from './classifications';
import type { DirectoryEntry } from './directory';
import type { AnyItem, ItemOf } from './item';
import type { MockAuditEvent } from './audit';
import type { SearchRules } from './search-rules';
import { PEOPLE, type Person } from './people';
import type { MockSlide } from './slides';

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

/** A draft as it was saved last. */
export interface SavedDraft {
  document: ItemDocument;
  version: number;
  baseRevision: number;
  savedAt: string;
  savedBy: Named | null;
}

/** Draft that is published at a given time. */
export interface MockScheduled {
  version: number;
  document: ItemDocument;
  baseRevision: number;
  publishAt: string;
  change: PublicationChange | null;
  at: string;
  by: Named | null;
  author: Named | null;
  writers: ReadonlySet<string>;
  overruled: MockOverrule | null;
  approver: Named | null;
  failed: ItemState['failed'];
  /** Release with which it goes live. */
  release: string | null;
}

export interface MockReleaseItem {
  ref: ItemRef;
  /** Draft when it was added, for an item that no longer exists otherwise. */
  added: AnyItem;
  version: number;
  fileChanges: number;
  change: PublicationChange | null;
  at: string;
  by: Named | null;
  revision: number | null;
}

export interface MockRelease extends Omit<ReleaseEntry, 'items' | 'owner'> {
  owner: Named;
  items: MockReleaseItem[];
}

/** Administrator who published without the approval that was required, and why. */
export interface MockOverrule {
  by: Named | null;
  reason: string;
}

/** Writers of a draft, the number of changes of its files, and its approval. */
export interface MockDraftReview {
  writers: Set<string>;
  fileChanges: number;
  approval: ItemState['approval'];
}

interface MockDecision {
  ref: ItemRef;
  submittedBy: string | undefined;
  decision: NonNullable<ReviewEntry['decision']>;
}

/** Last action on an item, with what it replaced; `at` is in milliseconds. */
type MockUndo = { revision: number; at: number } & (
  | { kind: 'archive' }
  | { kind: 'publish'; former: AnyItem | undefined; document: ItemDocument; by: Named | null; writers: ReadonlySet<string> }
);

/** Change that a bulk action made to an item; `at` is in milliseconds. */
export interface MockBulkChange {
  person: string;
  at: number;
  kind: BulkKind;
  before: ItemDocument;
  /** Revision of the item afterwards, 0 for a draft, and the version of the draft. */
  revision: number;
  version: number | null;
  checkBy: string | null;
  undone: boolean;
}

export type MockRevision = AnswerOf<(typeof revisionApi)['info']>;
/** Preview link to the draft of an item. */
export interface MockLink extends ItemRef {
  linkId: string;
  label: string;
  sharedBy: Named;
  createdAt: string;
  expiresAt: string;
  /** Openings by keys `<person> <day>`, with the time of the last one. */
  openings: Map<string, string>;
}

/** A remark as it is stored: whose it is depends on the reader. */
export type MockRemark = Omit<Remark, 'mine' | 'replies'> & { replies: Omit<Remark['replies'][number], 'mine'>[] };
export interface MockLooksRight {
  person: Named;
  version: number;
  at: string;
}
interface MockPresence extends Named {
  mode: PresenceMode;
  since: string;
  seenAt: number;
}

/** Import or export, with its report; `settle` ends the running work. */
export interface MockTransfer {
  shown: Transfer;
  entries: TransferEntry[];
  settle: () => void;
}

interface UploadedPicture extends Picture {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** State of the mocked portal. */
export interface Store {
  /** Published items of each area. */
  items: { [A in Area]: ItemOf<A>[] };
  classifications: Record<Area, MockClassification[]>;
  /** Number of changes of the classifications of each area. */
  structureChanges: Record<Area, number>;
  /** Classifications that those merged into them lead to, by keys `<area> <former id>`. */
  formerClassifications: Map<string, string>;
  departments: DepartmentEntry[];
  /** Number of changes of the departments. */
  departmentChanges: number;
  /** People and desks that readers may ask. */
  directory: DirectoryEntry[];
  /** Pictures that were uploaded for people and desks. */
  portraits: UploadedPicture[];
  drafts: AnyItem[];
  /** Drafts that were saved since, by keys `<area> <item>`. */
  savedDrafts: Map<string, SavedDraft>;
  /** Submissions, returns and failures of drafts; the maps below use the same keys. */
  draftProgress: Map<string, Pick<ItemState, 'submitted' | 'returned' | 'failed'>>;
  draftReviews: Map<string, MockDraftReview>;
  /** Where drafts are reviewed, and the decisions of reviewers, newest first. */
  reviewSettings: Pick<ReviewSettings, 'version' | 'areas'>;
  reviewDecisions: MockDecision[];
  scheduled: Map<string, MockScheduled>;
  /** Releases, the newest first. */
  releases: MockRelease[];
  archived: Map<string, { item: AnyItem; at: string }>;
  undo: Map<string, MockUndo>;
  /** Bulk actions by keys `<id> <area> <item>`. */
  bulks: Map<string, MockBulkChange>;
  /** Revisions of the items that were published in this portal, newest first. */
  revisions: Map<string, MockRevision[]>;
  /** Preview links that work, by token. */
  previewLinks: Map<string, MockLink>;
  /** Remarks on drafts, by keys `<area> <item>`, oldest first, and the marks that a version looks right. */
  remarks: Map<string, MockRemark[]>;
  looksRight: Map<string, MockLooksRight[]>;
  /** People who have an item open in the editor, by keys `<area> <item>`. */
  presence: Map<string, MockPresence[]>;
  /** As whom administrators see the portal, by keys `<administrator> <id>`. */
  seeAs: Map<string, SeeAs>;
  /** Running or most recent import or export. */
  transfer: MockTransfer | null;
  /** Favourites, by keys `<person> <area> <item>`; the maps below use the same keys. */
  favourites: Set<string>;
  useful: Map<string, boolean>;
  /** Comments of readers on items, newest first. */
  comments: (ItemRef & { useful: boolean; comment: string; at: string })[];
  /** Last revision that was opened, in the order of opening. */
  opened: Map<string, number>;
  acknowledged: Map<string, Acknowledgement>;
  /** Revision of an alert that the person dismissed. */
  dismissed: Map<string, number>;
  /** Time until which all notices count as read, by person. */
  noticesReadUntil: Map<string, string>;
  feeds: MockFeed[];
  slides: MockSlide[];
  /** Number of changes of the slides. */
  slideChanges: number;
  /** Pictures that were uploaded for slides. */
  slidePictures: UploadedPicture[];
  searchRules: SearchRules;
  /** Pinned shortcuts by person. */
  pinned: Map<string, ItemRef[]>;
  /** Events of the audit log, newest first. */
  audit: MockAuditEvent[];
  tickets: Map<string, Person>;
  /** Sessions by id, without those that have ended. */
  sessions: Map<string, MockSession>;
  /** Session of each token, including sessions that have ended. */
  tokens: Map<string, MockSession>;
  refreshTokens: Map<string, MockSession>;
}

export const allItems = (store: Store): AnyItem[] => AREAS.flatMap((area): AnyItem[] => store.items[area]);

export const publishedItem = (store: Store, { area, id }: ItemRef): AnyItem | undefined =>
  allItems(store).find((item) => item.area === area && item.id === id);

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
