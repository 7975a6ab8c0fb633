import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...PEOPLE, ...CONTENT, ...USE, ...SEARCH]) await sql.raw(statement).execute(db);
}

const PEOPLE = [
  `create table person (
    id uuid primary key default gen_random_uuid(),
    issuer text not null,
    subject text not null,
    name text not null,
    email text not null,
    department text,
    location text,
    avatar_url text,
    roles text[] not null,
    editor_areas text[] not null default '{}',
    editor_departments text[] not null default '{}',
    locale text not null,
    created_at timestamptz not null default now(),
    signed_in_at timestamptz not null default now(),
    unique (issuer, subject)
  )`,
  `create table login_attempt (
    state_hash text primary key,
    nonce text not null,
    code_verifier text not null,
    back_url text not null,
    bind_hash text not null,
    expires_at timestamptz not null
  )`,
  `create table login_ticket (
    token_hash text primary key,
    person uuid not null references person on delete cascade,
    bind_hash text not null,
    id_token text,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create table session (
    id uuid primary key default gen_random_uuid(),
    person uuid not null references person on delete cascade,
    bind_hash text not null,
    id_token text,
    user_agent text,
    created_at timestamptz not null default now(),
    last_used_at timestamptz not null default now(),
    expires_at timestamptz not null,
    ended_at timestamptz,
    end_reason text
  )`,
  `create index session_by_person on session (person) where ended_at is null`,
  `create index session_by_end on session (ended_at) where ended_at is not null`,
  `create table refresh_token (
    token_hash text primary key,
    session uuid not null references session on delete cascade,
    expires_at timestamptz not null,
    rotated_at timestamptz
  )`,
  `create index refresh_token_by_session on refresh_token (session)`,
  `create table signing_key (
    kid text primary key,
    private_jwk jsonb not null,
    public_jwk jsonb not null,
    created_at timestamptz not null default now(),
    retired_at timestamptz
  )`,
  `create table oidc_model (
    kind text not null,
    id text not null,
    payload jsonb not null,
    grant_id text,
    user_code text,
    uid text,
    expires_at timestamptz,
    consumed_at timestamptz,
    primary key (kind, id)
  )`,
  `create index oidc_model_by_grant on oidc_model (grant_id) where grant_id is not null`,
  `create index oidc_model_by_uid on oidc_model (uid) where uid is not null`,
];

const CONTENT = [
  `create table department (id text primary key, names jsonb not null)`,
  `create table classification (
    key bigint generated always as identity primary key,
    area text not null,
    id text not null,
    parent bigint references classification on delete restrict,
    names jsonb not null,
    position integer not null default 0,
    unique (area, id)
  )`,
  `create table item (
    key bigint generated always as identity primary key,
    area text not null,
    id text not null,
    department text references department,
    contact text,
    fields jsonb not null default '{}',
    audience_departments text[] not null default '{}',
    audience_locations text[] not null default '{}',
    audience_roles text[] not null default '{}',
    published_at timestamptz,
    expires_at timestamptz,
    archived_at timestamptz,
    updated_at timestamptz not null default now(),
    revision integer not null default 0,
    document_hash text,
    views integer not null default 0,
    share_count integer not null default 0,
    useful_yes integer not null default 0,
    useful_no integer not null default 0,
    unique (area, id)
  )`,
  `create index item_by_newest on item (area, published_at desc nulls last, key desc)`,
  `create index item_by_views on item (area, views desc, key desc)`,
  `create table item_text (
    item bigint not null references item on delete cascade,
    locale text not null,
    title text not null,
    summary text not null,
    html text not null,
    toc jsonb not null,
    keywords text[] not null,
    fields jsonb not null,
    primary key (item, locale)
  )`,
  `create table item_classification (
    item bigint not null references item on delete cascade,
    classification bigint not null references classification on delete cascade,
    primary key (item, classification)
  )`,
  `create index item_classification_by_classification on item_classification (classification)`,
  `create table item_revision (
    item bigint not null references item on delete cascade,
    revision integer not null,
    document jsonb not null,
    note text,
    person uuid references person on delete set null,
    created_at timestamptz not null default now(),
    primary key (item, revision)
  )`,
  `create table item_draft (
    item bigint primary key references item on delete cascade,
    document jsonb not null,
    person uuid references person on delete set null,
    updated_at timestamptz not null default now()
  )`,
  // A preview link is deleted with its draft.
  `create table preview_link (
    token_hash text primary key,
    item bigint not null references item_draft on delete cascade,
    person uuid not null references person on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`,
  `create index preview_link_by_item on preview_link (item)`,
  `create table attachment (
    id uuid primary key default gen_random_uuid(),
    item bigint not null references item on delete cascade,
    draft boolean not null default false,
    kind text not null check (kind in ('attachment', 'picture')),
    source text not null,
    name text not null,
    type text not null,
    size bigint not null,
    sha256 text not null,
    storage_key text not null,
    width integer,
    height integer,
    position integer not null,
    unique (item, draft, kind, source)
  )`,
];

const USE = [
  `create table favourite (
    person uuid not null references person on delete cascade,
    item bigint not null references item on delete cascade,
    created_at timestamptz not null default now(),
    primary key (person, item)
  )`,
  `create table view_day (
    item bigint not null references item on delete cascade,
    person uuid not null references person on delete cascade,
    day date not null,
    primary key (item, person, day)
  )`,
  `create table feedback (
    item bigint not null references item on delete cascade,
    person uuid not null references person on delete cascade,
    useful boolean not null,
    comment text,
    revision integer not null,
    created_at timestamptz not null default now(),
    primary key (item, person)
  )`,
  `create table setting (name text primary key, value jsonb not null)`,
];

const SEARCH = [
  `create table search_doc (
    item bigint not null references item on delete cascade,
    locale text not null,
    area text not null,
    title_terms tsvector not null,
    body_terms tsvector not null,
    text text not null,
    primary key (item, locale)
  )`,
  `create index search_doc_by_title on search_doc using gin (title_terms)`,
  `create index search_doc_by_body on search_doc using gin (body_terms)`,
  `create table search_query (
    day date not null,
    area text not null,
    query text not null,
    count integer not null default 0,
    empty_count integer not null default 0,
    primary key (day, area, query)
  )`,
  `create table keyword (
    id uuid primary key default gen_random_uuid(),
    area text not null,
    locale text not null,
    word text not null,
    position integer not null,
    unique (area, locale, word)
  )`,
];
