import type { ColumnType, Generated, GeneratedAlways, JSONColumnType, Selectable } from 'kysely';
import type { Area } from '../../contract/core/areas';
import type { Change, ItemRef, TocEntry } from '../../contract/item';
import type { Locale } from '../../contract/core/locale';
import type { NoticeFeedFilter } from '../../contract/notice';
import type { PersonKind } from '../../contract/core/people';
import type { Role } from '../../contract/core/permissions';
import type { ItemDocument, Names } from '../../contract/document';
import type { AuditAction } from '../../contract/manage/audit';
import type { ItemState, PublicationChange } from '../../contract/manage/state';
import type { PresenceMode } from '../../contract/manage/presence';
import type { RemarkBlock } from '../../contract/remark';

/** Timestamp: read as Date, written as Date or ISO 8601. */
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type NullableText = ColumnType<string | null, string | null | undefined, string | null>;
type TimestampWithDefault = ColumnType<Date, Date | string | undefined, Date | string>;
type Json<T extends object> = JSONColumnType<T>;
type NullableJson<T extends object> = JSONColumnType<T | null, string | null | undefined, string | null>;
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Why a scheduled revision was not published. */
export type ScheduleFailure = NonNullable<ItemState['failed']>;

/** State that a publication replaced, so that it can be undone. */
export interface FormerState {
  /** Revision that was live before; 0 if there was none. */
  revision: number;
  /** Draft that was published. */
  draft: { document: ItemDocument; person: string | null };
  /** Files of the former revision; their bytes are kept until the time to undo has passed. */
  files: Selectable<Database['attachment']>[];
  item: {
    publishedAt: string | null;
    updatedAt: string;
    materialChanges: number;
    materialRevision: number;
    materialAt: string | null;
  };
}

/** Scope of a search: one area, or all areas. */
export type SearchScope = Area | 'all';
/** Origin of a search rule: imported with a content folder, or saved in the portal. */
export type SearchRuleOrigin = 'folder' | 'portal';

export interface Database {
  person: {
    id: string;
    issuer: string;
    subject: string;
    name: string;
    email: string;
    department: string | null;
    location: string | null;
    avatar_url: string | null;
    roles: Role[];
    editor_areas: Area[];
    editor_departments: string[];
    /** Permissions in all areas of an editor, such as `publish`, or in one of them, such as `notice:publish`. */
    editor_permissions: Generated<string[]>;
    locale: Locale;
    created_at: TimestampWithDefault;
    signed_in_at: TimestampWithDefault;
    /** Time until which published notices count as read. */
    notices_read_until: TimestampWithDefault;
  };
  login_attempt: {
    state_hash: string;
    nonce: string;
    code_verifier: string;
    back_url: string;
    bind_hash: string;
    expires_at: Timestamp;
  };
  login_ticket: {
    token_hash: string;
    person: string;
    /** Issuer of the identity provider that was configured when the ticket was created. */
    issuer: string;
    bind_hash: string;
    id_token: string | null;
    expires_at: Timestamp;
    used_at: NullableTimestamp;
  };
  session: {
    id: string;
    person: string;
    /** Issuer of the identity provider that was configured when the session began. */
    issuer: string;
    bind_hash: string;
    id_token: string | null;
    user_agent: string | null;
    created_at: TimestampWithDefault;
    last_used_at: TimestampWithDefault;
    expires_at: Timestamp;
    ended_at: NullableTimestamp;
    end_reason: 'logout' | 'reuse' | 'revoked' | null;
  };
  refresh_token: {
    token_hash: string;
    session: string;
    expires_at: Timestamp;
    rotated_at: NullableTimestamp;
    /** Salt from which, together with the token itself, the next token is derived; useless without the token. */
    successor_salt: string;
  };
  /** Tokens of a user centre that were used for signing in, kept until they expire. */
  used_token: { key_hash: string; expires_at: Timestamp };
  signing_key: {
    kid: string;
    private_jwk: Json<object>;
    public_jwk: Json<object>;
    created_at: TimestampWithDefault;
    /** Time from which the key signs nothing and its signatures are rejected. */
    retired_at: NullableTimestamp;
  };
  oidc_model: {
    kind: string;
    id: string;
    payload: Json<object>;
    grant_id: string | null;
    user_code: string | null;
    uid: string | null;
    expires_at: NullableTimestamp;
    consumed_at: NullableTimestamp;
  };
  department: { id: string; names: Json<Names> };
  /** People and desks that readers may ask, as `people.yaml` of the content folder lists them. */
  directory_person: {
    id: string;
    position: number;
    kind: PersonKind;
    names: Json<Names>;
    roles: NullableJson<Names>;
    departments: NullableJson<Names>;
    hours: NullableJson<Names>;
    email: string | null;
    phone: string | null;
    /** Working hours within which they usually reply. */
    reply_hours: number | null;
    /** Words of the names and their pinyin, each after a space, normalised for comparison. */
    name_words: string;
    /** Words of names, roles and departments, normalised for comparison. */
    words: string;
  };
  /** Pictures of people and desks. */
  directory_picture: {
    id: string;
    person: string;
    /** Path within the content folder. */
    source: string;
    type: string;
    size: number;
    sha256: string;
    storage_key: string;
    width: number | null;
    height: number | null;
  };
  classification: {
    key: Generated<number>;
    area: Area;
    id: string;
    parent: number | null;
    names: Json<Names>;
    /** Position among the classifications of the area that `classifications.yaml` lists; null if it does not list this one. */
    position: Nullable<number>;
    /** Glyph that the file chose. */
    glyph: NullableText;
  };
  item: {
    key: Generated<number>;
    area: Area;
    id: string;
    department: string | null;
    contact: string | null;
    /** Id of the person or desk to ask, whom the directory need not have. */
    owner: NullableText;
    fields: Json<Record<string, unknown>>;
    audience_departments: string[];
    audience_locations: string[];
    audience_roles: string[];
    /** Names normalised for comparison. */
    audience_departments_folded: GeneratedAlways<string[]>;
    audience_locations_folded: GeneratedAlways<string[]>;
    /** Null until first published; in the future while scheduled. */
    published_at: NullableTimestamp;
    expires_at: NullableTimestamp;
    archived_at: NullableTimestamp;
    updated_at: TimestampWithDefault;
    revision: Generated<number>;
    document_hash: string | null;
    /** Publisher of the current revision: a content folder, or a person in the portal. */
    origin: Generated<'folder' | 'portal'>;
    /** Hash of the document that a content folder had at its last import; null if none was imported. */
    folder_hash: NullableText;
    /** Number of material changes of the document. */
    material_changes: Generated<number>;
    /** Revision of the last material change; 1 if there was none. */
    material_revision: Generated<number>;
    material_at: NullableTimestamp;
    views: Generated<number>;
    share_count: Generated<number>;
    useful_yes: Generated<number>;
    useful_no: Generated<number>;
  };
  item_text: {
    item: number;
    locale: Locale;
    title: string;
    summary: string;
    html: string;
    toc: Json<TocEntry[]>;
    keywords: string[];
    fields: Json<Record<string, unknown>>;
    /** Newest first. */
    changes: JSONColumnType<Change[], string | undefined>;
  };
  item_classification: { item: number; classification: number };
  item_revision: {
    item: number;
    revision: number;
    document: Json<ItemDocument>;
    note: string | null;
    person: string | null;
    created_at: TimestampWithDefault;
    /** True if readers had to read the item again. */
    material: Generated<boolean>;
    /** Note of the publication for readers. */
    notes: NullableJson<Names>;
    /** Person who published what `person` had submitted. */
    approver: Nullable<string>;
    /** Revision that this one took back. */
    undoes: Nullable<number>;
  };
  item_draft: {
    item: number;
    /** Identity of the draft until it is published or discarded; a later draft of the item has another one. */
    id: Generated<string>;
    document: Json<ItemDocument>;
    person: string | null;
    updated_at: TimestampWithDefault;
    version: Generated<number>;
    /** Published revision that the draft began from. */
    base_revision: Generated<number>;
    submitted_at: NullableTimestamp;
    submitted_by: Nullable<string>;
    submitted_note: Nullable<string>;
    submitted_version: Nullable<number>;
    returned_at: NullableTimestamp;
    returned_by: Nullable<string>;
    returned_note: Nullable<string>;
    failure: NullableJson<ScheduleFailure>;
  };
  /** Draft that is published at a given time; an item has one at most. */
  scheduled_revision: {
    item: number;
    /** Increases with every move. */
    version: Generated<number>;
    document: Json<ItemDocument>;
    /** Rows of its files, which are in no other table. */
    files: Json<Selectable<Database['attachment']>[]>;
    base_revision: number;
    /** Department of the document at the time of scheduling; null if it has none, or if publishing would create it. */
    department: string | null;
    publish_at: Timestamp;
    change: NullableJson<PublicationChange>;
    author: string | null;
    submitted_by: string | null;
    /** Person who scheduled it. */
    person: string | null;
    created_at: Timestamp;
    failure: NullableJson<ScheduleFailure>;
  };
  /** Last publication or archiving of an item, until the time to undo it has passed. */
  item_undo: {
    item: number;
    kind: 'publish' | 'archive';
    /** Revision after the action. */
    revision: number;
    at: Timestamp;
    /** Null for archiving. */
    former: NullableJson<FormerState>;
  };
  /** Links to a draft; they no longer work once there is no draft with that id. */
  preview_link: {
    id: Generated<string>;
    token_hash: string;
    item: number;
    draft: string;
    label: string;
    person: string;
    created_at: TimestampWithDefault;
    expires_at: Timestamp;
    revoked_at: NullableTimestamp;
  };
  /** Openings of a preview link, one a day for each person; `at` is the last one. */
  preview_opening: { link: string; person: string; day: ColumnType<string, string, never>; at: Timestamp };
  /** Remarks on drafts and replies to them. Those of published drafts are kept with the item. */
  preview_remark: {
    id: Generated<string>;
    item: number;
    draft: string;
    version: number;
    /** Remark that this one replies to. */
    parent: string | null;
    /** Null for a reply. */
    locale: Locale | null;
    /** Null for a reply and for a remark on the whole draft. */
    block: JSONColumnType<RemarkBlock, string | null, never> | null;
    text: string;
    person: string;
    created_at: Timestamp;
    resolved_at: NullableTimestamp;
    resolved_by: string | null;
  };
  /** Marks of people that a version of a draft looks right. */
  preview_looks_right: { item: number; draft: string; version: number; person: string; at: Timestamp };
  /** People who have an item open in the editor. Unlogged: after a crash, open editors report again. */
  editor_presence: { item: number; person: string; mode: PresenceMode; since: Timestamp; seen_at: Timestamp };
  attachment: {
    id: string;
    item: number;
    /** True for a file of the draft only; a published file has its own row, even for the same content. */
    draft: Generated<boolean>;
    /** `attachment` is listed for download, `picture` is shown in the body. */
    kind: 'attachment' | 'picture';
    /** Path within the content folder by which the document refers to the file. */
    source: string;
    name: string;
    type: string;
    size: number;
    sha256: string;
    storage_key: string;
    /** Size in pixels, of a picture whose size is known. */
    width: ColumnType<number | null, number | null | undefined, number | null>;
    height: ColumnType<number | null, number | null | undefined, number | null>;
    position: number;
  };
  favourite: { person: string; item: number; created_at: TimestampWithDefault };
  /** Items that a person has opened, with the revision and the number of times. */
  opened: { person: string; item: number; revision: number; times: Generated<number>; last_at: Timestamp };
  /** Confirmed notices; `changes_seen` is the number of changes that the item had at that time. */
  acknowledgement: { person: string; item: number; revision: number; changes_seen: number; acknowledged_at: Timestamp };
  alert_dismissal: { person: string; item: number; revision: number };
  notice_feed: {
    id: Generated<string>;
    token_hash: string;
    person: string;
    /** Issuer that the person signed in with. */
    issuer: string;
    filter: Json<NoticeFeedFilter>;
    locale: Locale;
    created_at: TimestampWithDefault;
    last_used_at: NullableTimestamp;
  };
  quick_link: { person: string; item: number; position: number };
  /** Slides of the home page's banner, shown from `starts_at` until `ends_at`. */
  slide: {
    id: string;
    position: number;
    texts: Json<Partial<Record<Locale, { title: string; text: string }>>>;
    /** Path within the portal that the slide links to, if it has no item. */
    link: string | null;
    hue: Area;
    /** Item that the slide links to and whose picture it shows; people who may not see the item do not see the slide. */
    item: number | null;
    starts_at: NullableTimestamp;
    ends_at: NullableTimestamp;
  };
  view_day: { item: number; person: string; day: ColumnType<string, string, never> };
  feedback: {
    item: number;
    person: string;
    useful: boolean;
    comment: string | null;
    revision: number;
    created_at: TimestampWithDefault;
  };
  search_doc: {
    item: number;
    locale: Locale;
    area: Area;
    /** Title normalised for comparison. */
    title_key: string;
    title_terms: string;
    body_terms: string;
    text: string;
    /** Publication time of the item, for the search indexes; null if not known yet. */
    published_at: NullableTimestamp;
    indexed_at: TimestampWithDefault;
  };
  /** Number of texts that contain a term, and the key of an item with the term that everyone may see. */
  search_term: { term: string; texts: number; example: number | null };
  /** A word as written, its search term, and the number of texts and of titles or keywords that contain it. */
  search_word: { word: string; term: Generated<string>; texts: number; titles: Generated<number> };
  /** Groups of synonyms; `keys` are the words normalised for comparison with queries. */
  search_synonym: { id: Generated<string>; origin: SearchRuleOrigin; words: string[]; keys: string[] };
  /** Queries with pinned items; `key` is the query normalised for comparison. */
  search_pinned_query: { id: Generated<string>; origin: SearchRuleOrigin; key: string; query: string };
  search_pin: { pin: string; item: number; position: number };
  search_ban: { origin: SearchRuleOrigin; key: string; word: string };
  search_rating: { key: Generated<number>; day: string; query: string; useful: boolean; hits: Json<ItemRef[]> };
  search_query: { day: string; area: SearchScope; query: string; count: Generated<number>; empty_count: Generated<number> };
  /** Keyed hashes of a person and a search, with a secret per period, for counting each person's search once. */
  search_person: { period: number; hash: Buffer };
  keyword: { id: string; area: SearchScope; locale: Locale; word: string; position: number };
  setting: { name: string; value: Json<object> };
  /** Record of who changed what; rows are only ever inserted. */
  audit_event: {
    key: Generated<number>;
    at: Timestamp;
    /** Null for a command or a job that nobody started in the portal. */
    person: string | null;
    action: AuditAction;
    area: Area | null;
    item_id: string | null;
    /** State before and after, as far as the action changes it. */
    before: JSONColumnType<object, string | null, string | null>;
    after: JSONColumnType<object, string | null, string | null>;
  };
  /** Rate limits: the calls counted so far use up the allowance until `paid_until`, which must not exceed `bound`. */
  rate_limit: { key: Buffer; paid_until: Timestamp; bound: Timestamp };
}
