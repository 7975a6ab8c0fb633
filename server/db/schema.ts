import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Area } from '../../contract/core/areas';
import type { Change, ItemRef, TocEntry } from '../../contract/item';
import type { Locale } from '../../contract/core/locale';
import type { NoticeFeedFilter } from '../../contract/notice';
import type { Role } from '../../contract/core/permissions';
import type { ItemDocument, Names } from '../../contract/document';

/** A moment: read as Date, written as Date or ISO 8601. */
type Moment = ColumnType<Date, Date | string, Date | string>;
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type MomentByDefault = ColumnType<Date, Date | string | undefined, Date | string>;
type Json<T extends object> = JSONColumnType<T>;

/** Where something is searched for: in one area, or in all at once. */
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
    locale: Locale;
    created_at: MomentByDefault;
    signed_in_at: MomentByDefault;
    /** Notices published until then count as read. */
    notices_read_until: MomentByDefault;
  };
  login_attempt: {
    state_hash: string;
    nonce: string;
    code_verifier: string;
    back_url: string;
    bind_hash: string;
    expires_at: Moment;
  };
  login_ticket: {
    token_hash: string;
    person: string;
    /** The identity provider that was configured when it was made. */
    issuer: string;
    bind_hash: string;
    id_token: string | null;
    expires_at: Moment;
    used_at: MaybeMoment;
  };
  session: {
    id: string;
    person: string;
    /** The identity provider that was configured when it began. */
    issuer: string;
    bind_hash: string;
    id_token: string | null;
    user_agent: string | null;
    created_at: MomentByDefault;
    last_used_at: MomentByDefault;
    expires_at: Moment;
    ended_at: MaybeMoment;
    end_reason: 'logout' | 'reuse' | 'revoked' | null;
  };
  refresh_token: {
    token_hash: string;
    session: string;
    expires_at: Moment;
    rotated_at: MaybeMoment;
    /** With the token itself it makes the token that follows; alone it says nothing. */
    successor_salt: string;
  };
  /** Tokens of a user centre that have signed somebody in, until they end by themselves. */
  used_token: { key_hash: string; expires_at: Moment };
  signing_key: {
    kid: string;
    private_jwk: Json<object>;
    public_jwk: Json<object>;
    created_at: MomentByDefault;
    /** From then on it signs nothing, and what it signed is refused. */
    retired_at: MaybeMoment;
  };
  oidc_model: {
    kind: string;
    id: string;
    payload: Json<object>;
    grant_id: string | null;
    user_code: string | null;
    uid: string | null;
    expires_at: MaybeMoment;
    consumed_at: MaybeMoment;
  };
  department: { id: string; names: Json<Names> };
  classification: {
    key: Generated<number>;
    area: Area;
    id: string;
    parent: number | null;
    names: Json<Names>;
    position: Generated<number>;
  };
  item: {
    key: Generated<number>;
    area: Area;
    id: string;
    department: string | null;
    contact: string | null;
    fields: Json<Record<string, unknown>>;
    audience_departments: string[];
    audience_locations: string[];
    audience_roles: string[];
    /** As names are compared. */
    audience_departments_folded: GeneratedAlways<string[]>;
    audience_locations_folded: GeneratedAlways<string[]>;
    /** Null until first published; in the future while scheduled. */
    published_at: MaybeMoment;
    expires_at: MaybeMoment;
    archived_at: MaybeMoment;
    updated_at: MomentByDefault;
    revision: Generated<number>;
    document_hash: string | null;
    /** How many changes of the document are material. */
    material_changes: Generated<number>;
    /** Since which readers are to read it again; 1 for what never changed materially. */
    material_revision: Generated<number>;
    material_at: MaybeMoment;
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
    created_at: MomentByDefault;
  };
  item_draft: { item: number; document: Json<ItemDocument>; person: string | null; updated_at: MomentByDefault };
  preview_link: {
    token_hash: string;
    item: number;
    person: string;
    created_at: MomentByDefault;
    expires_at: Moment;
    revoked_at: MaybeMoment;
  };
  attachment: {
    id: string;
    item: number;
    /** True for files of the draft alone; a published file has its own row, even for the same content. */
    draft: Generated<boolean>;
    /** `attachment` is listed for download, `picture` is shown in the body. */
    kind: 'attachment' | 'picture';
    /** Where the document names the file: its path within the content folder. */
    source: string;
    name: string;
    type: string;
    size: number;
    sha256: string;
    storage_key: string;
    /** Pixels, of a picture that has a size. */
    width: ColumnType<number | null, number | null | undefined, number | null>;
    height: ColumnType<number | null, number | null | undefined, number | null>;
    position: number;
  };
  favourite: { person: string; item: number; created_at: MomentByDefault };
  /** Who has opened what, in which revision and how often. */
  opened: { person: string; item: number; revision: number; times: Generated<number>; last_at: Moment };
  /** `changes_seen`: how many changes the item had then. */
  acknowledgement: { person: string; item: number; revision: number; changes_seen: number; acknowledged_at: Moment };
  alert_dismissal: { person: string; item: number; revision: number };
  notice_feed: {
    id: Generated<string>;
    token_hash: string;
    person: string;
    /** Issuer that the person had signed in with. */
    issuer: string;
    filter: Json<NoticeFeedFilter>;
    locale: Locale;
    created_at: MomentByDefault;
    last_used_at: MaybeMoment;
  };
  quick_link: { person: string; item: number; position: number };
  /** Slides of the home page's banner, shown from `starts_at` until `ends_at`. */
  slide: {
    id: string;
    position: number;
    texts: Json<Partial<Record<Locale, { title: string; text: string }>>>;
    /** Where it leads when not to an item: a path of this portal. */
    link: string | null;
    hue: Area;
    /** Whose page it leads to and whose picture it shows; whoever does not see the item does not see the slide. */
    item: number | null;
    starts_at: MaybeMoment;
    ends_at: MaybeMoment;
  };
  view_day: { item: number; person: string; day: ColumnType<string, string, never> };
  feedback: {
    item: number;
    person: string;
    useful: boolean;
    comment: string | null;
    revision: number;
    created_at: MomentByDefault;
  };
  search_doc: {
    item: number;
    locale: Locale;
    area: Area;
    /** The title as titles are compared. */
    title_key: string;
    title_terms: string;
    body_terms: string;
    text: string;
    /** The item's, for the indexes of search; null while it is not known. */
    published_at: MaybeMoment;
    indexed_at: MomentByDefault;
  };
  /** In how many texts a term stands. */
  /** A term, and the key of an item with it that anyone may see. */
  search_term: { term: string; texts: number; example: number | null };
  /** A word as it is written, the term that it is found by, and in how many texts and titles or keywords it stands. */
  search_word: { word: string; term: Generated<string>; texts: number; titles: Generated<number> };
  /** Words that mean the same; `keys` are they as queries are compared. */
  search_synonym: { id: Generated<string>; origin: SearchRuleOrigin; words: string[]; keys: string[] };
  /** A query that items stand first for; `key` is it as queries are compared. */
  search_pinned_query: { id: Generated<string>; origin: SearchRuleOrigin; key: string; query: string };
  search_pin: { pin: string; item: number; position: number };
  search_ban: { origin: SearchRuleOrigin; key: string; word: string };
  search_rating: { key: Generated<number>; day: string; query: string; useful: boolean; hits: Json<ItemRef[]> };
  search_query: { day: string; area: SearchScope; query: string; count: Generated<number>; empty_count: Generated<number> };
  /** Who searched for what in a period, as a hash keyed by a secret of that period; to count each once. */
  search_person: { period: number; hash: Buffer };
  keyword: { id: string; area: SearchScope; locale: Locale; word: string; position: number };
  setting: { name: string; value: Json<object> };
  /** Until when what was asked is paid for; that may be as far ahead as `bound`. */
  rate_limit: { key: Buffer; paid_until: Moment; bound: Moment };
}
