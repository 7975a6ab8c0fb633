--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: attachment; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.attachment (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    item bigint NOT NULL,
    draft boolean DEFAULT false NOT NULL,
    kind text NOT NULL,
    source text NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    size bigint NOT NULL,
    sha256 text NOT NULL,
    storage_key text NOT NULL,
    width integer,
    height integer,
    "position" integer NOT NULL,
    CONSTRAINT attachment_kind_check CHECK ((kind = ANY (ARRAY['attachment'::text, 'picture'::text])))
);


--
-- Name: classification; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.classification (
    key bigint NOT NULL,
    area text NOT NULL,
    id text NOT NULL,
    parent bigint,
    names jsonb NOT NULL,
    "position" integer DEFAULT 0 NOT NULL
);


--
-- Name: classification_key_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.classification ALTER COLUMN key ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.classification_key_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: department; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.department (
    id text NOT NULL,
    names jsonb NOT NULL
);


--
-- Name: favourite; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.favourite (
    person uuid NOT NULL,
    item bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: feedback; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.feedback (
    item bigint NOT NULL,
    person uuid NOT NULL,
    useful boolean NOT NULL,
    comment text,
    revision integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: item; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.item (
    key bigint NOT NULL,
    area text NOT NULL,
    id text NOT NULL,
    department text,
    contact text,
    fields jsonb DEFAULT '{}'::jsonb NOT NULL,
    audience_departments text[] DEFAULT '{}'::text[] NOT NULL,
    audience_locations text[] DEFAULT '{}'::text[] NOT NULL,
    audience_roles text[] DEFAULT '{}'::text[] NOT NULL,
    published_at timestamp with time zone,
    expires_at timestamp with time zone,
    archived_at timestamp with time zone,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    revision integer DEFAULT 0 NOT NULL,
    document_hash text,
    views integer DEFAULT 0 NOT NULL,
    share_count integer DEFAULT 0 NOT NULL,
    useful_yes integer DEFAULT 0 NOT NULL,
    useful_no integer DEFAULT 0 NOT NULL
);


--
-- Name: item_classification; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.item_classification (
    item bigint NOT NULL,
    classification bigint NOT NULL
);


--
-- Name: item_draft; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.item_draft (
    item bigint NOT NULL,
    document jsonb NOT NULL,
    person uuid,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: item_key_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.item ALTER COLUMN key ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.item_key_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: item_revision; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.item_revision (
    item bigint NOT NULL,
    revision integer NOT NULL,
    document jsonb NOT NULL,
    note text,
    person uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: item_text; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.item_text (
    item bigint NOT NULL,
    locale text NOT NULL,
    title text NOT NULL,
    summary text NOT NULL,
    html text NOT NULL,
    toc jsonb NOT NULL,
    keywords text[] NOT NULL,
    fields jsonb NOT NULL
);


--
-- Name: keyword; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.keyword (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    area text NOT NULL,
    locale text NOT NULL,
    word text NOT NULL,
    "position" integer NOT NULL
);


--
-- Name: kysely_migration; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);


--
-- Name: kysely_migration_lock; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);


--
-- Name: login_attempt; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.login_attempt (
    state_hash text NOT NULL,
    nonce text NOT NULL,
    code_verifier text NOT NULL,
    back_url text NOT NULL,
    bind_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: login_ticket; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.login_ticket (
    token_hash text NOT NULL,
    person uuid NOT NULL,
    bind_hash text NOT NULL,
    id_token text,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    issuer text NOT NULL
);


--
-- Name: oidc_model; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.oidc_model (
    kind text NOT NULL,
    id text NOT NULL,
    payload jsonb NOT NULL,
    grant_id text,
    user_code text,
    uid text,
    expires_at timestamp with time zone,
    consumed_at timestamp with time zone
);


--
-- Name: person; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.person (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    issuer text NOT NULL,
    subject text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    department text,
    location text,
    avatar_url text,
    roles text[] NOT NULL,
    editor_areas text[] DEFAULT '{}'::text[] NOT NULL,
    editor_departments text[] DEFAULT '{}'::text[] NOT NULL,
    locale text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    signed_in_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: preview_link; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.preview_link (
    token_hash text NOT NULL,
    item bigint NOT NULL,
    person uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    revoked_at timestamp with time zone
);


--
-- Name: refresh_token; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.refresh_token (
    token_hash text NOT NULL,
    session uuid NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    rotated_at timestamp with time zone
);


--
-- Name: search_doc; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_doc (
    item bigint NOT NULL,
    locale text NOT NULL,
    area text NOT NULL,
    title_terms tsvector NOT NULL,
    body_terms tsvector NOT NULL,
    text text NOT NULL
);


--
-- Name: search_person; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_person (
    period integer NOT NULL,
    hash bytea NOT NULL
);


--
-- Name: search_query; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_query (
    day date NOT NULL,
    area text NOT NULL,
    query text NOT NULL,
    count integer DEFAULT 0 NOT NULL,
    empty_count integer DEFAULT 0 NOT NULL
);


--
-- Name: session; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.session (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    person uuid NOT NULL,
    bind_hash text NOT NULL,
    id_token text,
    user_agent text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    end_reason text,
    issuer text NOT NULL
);


--
-- Name: setting; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.setting (
    name text NOT NULL,
    value jsonb NOT NULL
);


--
-- Name: signing_key; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.signing_key (
    kid text NOT NULL,
    private_jwk jsonb NOT NULL,
    public_jwk jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    retired_at timestamp with time zone
);


--
-- Name: view_day; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.view_day (
    item bigint NOT NULL,
    person uuid NOT NULL,
    day date NOT NULL
);


--
-- Data for Name: attachment; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attachment VALUES ('cea6b68a-4445-4e1c-98c6-40dc65b3df86', 6, false, 'attachment', 'files/rates.csv', 'rates.csv', 'text/csv', 37, 'd15a71b40e22b201e47b8b3b8b159246b9f5283690a111a4e38db329e774a9bf', '3e944764-dfa7-4b8e-951c-0862564979cd', NULL, NULL, 0);


--
-- Data for Name: classification; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.classification OVERRIDING SYSTEM VALUE VALUES (1, 'information', 'about-us', NULL, '{"en-US": "About us"}', 0);
INSERT INTO public.classification OVERRIDING SYSTEM VALUE VALUES (2, 'notice', 'facilities', NULL, '{"en-US": "Facilities"}', 0);
INSERT INTO public.classification OVERRIDING SYSTEM VALUE VALUES (3, 'personnel', 'career', NULL, '{"en-US": "Career"}', 0);
INSERT INTO public.classification OVERRIDING SYSTEM VALUE VALUES (4, 'service', 'travel', NULL, '{"en-US": "Travel", "zh-CN": "差旅"}', 0);
INSERT INTO public.classification OVERRIDING SYSTEM VALUE VALUES (5, 'service', 'abroad', 4, '{"en-US": "Abroad", "zh-CN": "国外"}', 0);
INSERT INTO public.classification OVERRIDING SYSTEM VALUE VALUES (6, 'tool', 'everyday', NULL, '{"en-US": "Everyday"}', 0);
INSERT INTO public.classification OVERRIDING SYSTEM VALUE VALUES (7, 'benefit', 'mobility', NULL, '{"en-US": "Mobility"}', 0);


--
-- Data for Name: department; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.department VALUES ('facilities', '{"en-US": "Facilities"}');
INSERT INTO public.department VALUES ('people-operations', '{"en-US": "People Operations"}');
INSERT INTO public.department VALUES ('finance', '{"en-US": "Finance", "zh-CN": "财务部"}');


--
-- Data for Name: favourite; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.favourite VALUES ('11111111-1111-4111-8111-111111111111', 6, '2026-01-21 00:00:00+00');
INSERT INTO public.favourite VALUES ('11111111-1111-4111-8111-111111111111', 7, '2026-01-21 00:00:00+00');


--
-- Data for Name: feedback; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.feedback VALUES (6, '11111111-1111-4111-8111-111111111111', true, 'Quick', 1, '2026-01-22 00:00:00+00');


--
-- Data for Name: item; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.item OVERRIDING SYSTEM VALUE VALUES (1, 'information', 'offices', 'facilities', NULL, '{}', '{}', '{}', '{}', '2026-01-16 00:00:00+00', NULL, NULL, '2026-11-27 00:36:44.003+00', 1, '1.5d153fc58507d33fe5c9662b99c700c2deba6ec7f49507eade4b1e933f9d72a4', 0, 0, 0, 0);
INSERT INTO public.item OVERRIDING SYSTEM VALUE VALUES (2, 'notice', 'winter-opening-hours', 'facilities', NULL, '{}', '{}', '{}', '{}', '2026-01-12 01:00:00+00', NULL, NULL, '2026-01-12 00:00:00+00', 1, '1.5c46daac46db951c4003a42fadef4e9b6b5a85a6d5bc1379e9dd78d24cbac992', 0, 0, 0, 0);
INSERT INTO public.item OVERRIDING SYSTEM VALUE VALUES (3, 'personnel', 'internal-moves', 'people-operations', NULL, '{"url": null}', '{}', '{}', '{}', '2026-01-15 00:00:00+00', NULL, NULL, '2026-11-27 00:36:44.064+00', 1, '1.e1d3b6e363f573fcf666792c34c09d760951ae161d726f725c1d16fd3139d1fb', 0, 0, 0, 0);
INSERT INTO public.item OVERRIDING SYSTEM VALUE VALUES (4, 'service', 'new-form', NULL, NULL, '{"url": null, "hotline": null, "handling": null}', '{}', '{}', '{}', NULL, NULL, NULL, '2026-11-27 00:36:44.09+00', 0, NULL, 0, 0, 0, 0);
INSERT INTO public.item OVERRIDING SYSTEM VALUE VALUES (5, 'service', 'salary-data', 'finance', NULL, '{"url": null, "hotline": null, "handling": null}', '{Finance}', '{}', '{}', '2026-01-11 00:00:00+00', NULL, NULL, '2026-11-27 00:36:44.096+00', 1, '1.7fcefc0abb3a3b61aa2ee813cbe4c2113e685410aa1b5c23ffac8feac9d03d94', 0, 0, 0, 0);
INSERT INTO public.item OVERRIDING SYSTEM VALUE VALUES (7, 'tool', 'room-booking', NULL, NULL, '{"url": "https://rooms.example.com/booking plan"}', '{}', '{}', '{}', '2026-01-17 00:00:00+00', NULL, NULL, '2026-11-27 00:36:44.215+00', 1, '1.b57ec839506dc7a688f9bc3dc97cd877fc2fef2f714d48cf8ab72f492017e9af', 0, 0, 0, 0);
INSERT INTO public.item OVERRIDING SYSTEM VALUE VALUES (8, 'benefit', 'bicycle-leasing', 'people-operations', NULL, '{"url": "https://bicycles.example.com/lease"}', '{}', '{}', '{}', '2026-01-13 00:00:00+00', NULL, NULL, '2026-11-27 00:36:44.229+00', 1, '1.0f0714eff96c529cbdc695bfda878c0eec13b96668d365d31de283fdd01f7d35', 0, 0, 0, 0);
INSERT INTO public.item OVERRIDING SYSTEM VALUE VALUES (9, 'news', 'summer-party', NULL, NULL, '{}', '{}', '{}', '{}', '2026-01-14 00:00:00+00', NULL, NULL, '2026-11-27 00:36:44.242+00', 1, '1.5e974331c7b1e0b7ad44094ea9f9613c081da49103b17f6d88e77430ddd76f6c', 0, 0, 0, 0);
INSERT INTO public.item OVERRIDING SYSTEM VALUE VALUES (6, 'service', 'travel-advance', 'finance', 'travel@northgate.example.com', '{"url": null, "hotline": null, "handling": "download"}', '{}', '{}', '{}', '2026-01-10 00:00:00+00', NULL, NULL, '2026-02-01 00:00:00+00', 1, '1.7e71187a695a571882cfc5cd226a5f341b17060bded41a07ea6ba5bd103ca7ed', 12, 2, 1, 0);


--
-- Data for Name: item_classification; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.item_classification VALUES (1, 1);
INSERT INTO public.item_classification VALUES (2, 2);
INSERT INTO public.item_classification VALUES (3, 3);
INSERT INTO public.item_classification VALUES (6, 5);
INSERT INTO public.item_classification VALUES (7, 6);
INSERT INTO public.item_classification VALUES (8, 7);


--
-- Data for Name: item_draft; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.item_draft VALUES (4, '{"id": "new-form", "area": "service", "texts": {"en-US": {"title": "A form that is not published yet", "fields": {"who": null, "cost": null, "hours": null, "place": null, "steps": [], "duration": null, "materials": []}, "summary": "", "keywords": [], "markdown": "\nNothing to read yet.\n"}}, "fields": {"url": null, "hotline": null, "handling": null}, "folder": "service", "contact": null, "audience": {"roles": [], "locations": [], "departments": []}, "expiresAt": null, "updatedAt": null, "department": null, "attachments": [], "publishedAt": null, "classifications": []}', NULL, '2026-11-27 00:36:44.092+00');
INSERT INTO public.item_draft VALUES (1, '{"id": "offices", "area": "information", "texts": {"en-US": {"title": "Our three offices", "fields": {}, "summary": "Addresses and opening hours.", "keywords": [], "markdown": "\n| Office    | Reception |\n| --------- | --------- |\n| Bristol   | 4300      |\n| Rotterdam | 4310      |\n"}}, "fields": {}, "folder": "information", "contact": null, "audience": {"roles": [], "locations": [], "departments": []}, "expiresAt": null, "updatedAt": null, "department": {"en-US": "Facilities"}, "attachments": [], "publishedAt": "2026-01-16T00:00:00.000Z", "classifications": [[{"en-US": "About us"}]]}', '22222222-2222-4222-8222-222222222222', '2026-01-23 00:00:00+00');


--
-- Data for Name: item_revision; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.item_revision VALUES (1, 1, '{"id": "offices", "area": "information", "texts": {"en-US": {"title": "Our offices", "fields": {}, "summary": "Addresses and opening hours.", "keywords": [], "markdown": "\n| Office    | Reception |\n| --------- | --------- |\n| Bristol   | 4300      |\n| Rotterdam | 4310      |\n"}}, "fields": {}, "folder": "information", "contact": null, "audience": {"roles": [], "locations": [], "departments": []}, "expiresAt": null, "updatedAt": null, "department": {"en-US": "Facilities"}, "attachments": [], "publishedAt": "2026-01-16T00:00:00.000Z", "classifications": [[{"en-US": "About us"}]]}', NULL, NULL, '2026-11-27 00:36:44.003+00');
INSERT INTO public.item_revision VALUES (2, 1, '{"id": "winter-opening-hours", "area": "notice", "texts": {"en-US": {"title": "Winter opening hours", "fields": {}, "summary": "Reception opens an hour later from December.", "keywords": [], "markdown": "\nReception opens at eight until the end of February.\n"}}, "fields": {}, "folder": "notice", "contact": null, "audience": {"roles": [], "locations": [], "departments": []}, "expiresAt": null, "updatedAt": "2026-01-12T00:00:00.000Z", "department": {"en-US": "Facilities"}, "attachments": [], "publishedAt": "2026-01-12T01:00:00.000Z", "classifications": [[{"en-US": "Facilities"}]]}', NULL, NULL, '2026-11-27 00:36:44.045+00');
INSERT INTO public.item_revision VALUES (3, 1, '{"id": "internal-moves", "area": "personnel", "texts": {"en-US": {"title": "Internal moves", "fields": {}, "summary": "How to change the department.", "keywords": [], "markdown": "\n## Before you apply\n\nTalk to your manager first.\n"}}, "fields": {"url": null}, "folder": "personnel", "contact": null, "audience": {"roles": [], "locations": [], "departments": []}, "expiresAt": null, "updatedAt": null, "department": {"en-US": "People Operations"}, "attachments": [], "publishedAt": "2026-01-15T00:00:00.000Z", "classifications": [[{"en-US": "Career"}]]}', NULL, NULL, '2026-11-27 00:36:44.064+00');
INSERT INTO public.item_revision VALUES (5, 1, '{"id": "salary-data", "area": "service", "texts": {"en-US": {"title": "Salary data of a department", "fields": {"who": null, "cost": null, "hours": null, "place": null, "steps": [], "duration": null, "materials": []}, "summary": "For heads of Finance.", "keywords": [], "markdown": "\nAsk payroll for the data.\n"}}, "fields": {"url": null, "hotline": null, "handling": null}, "folder": "service", "contact": null, "audience": {"roles": [], "locations": [], "departments": ["Finance"]}, "expiresAt": null, "updatedAt": null, "department": {"en-US": "Finance"}, "attachments": [], "publishedAt": "2026-01-11T00:00:00.000Z", "classifications": []}', NULL, NULL, '2026-11-27 00:36:44.096+00');
INSERT INTO public.item_revision VALUES (6, 1, '{"id": "travel-advance", "area": "service", "texts": {"en-US": {"title": "Travel advance", "fields": {"who": null, "cost": null, "hours": null, "place": null, "steps": ["Fill in the form", "Hand it in two weeks before the trip"], "duration": null, "materials": []}, "summary": "Money for a business trip before it begins.", "keywords": ["cash", "trip"], "markdown": "\nAsk for an advance when a trip costs more than 500 euros.\n\n## Rates\n\nThe daily rates are in [the table](../files/rates.csv). See also [winter opening hours](../notice/winter-opening-hours.md).\n"}, "zh-CN": {"title": "差旅预支", "fields": {"who": null, "cost": null, "hours": null, "place": null, "steps": ["填写表格", "出差前两周提交"], "duration": null, "materials": []}, "summary": "出差前预支费用。", "keywords": ["现金", "出差"], "markdown": "\n费用超过 500 欧元的出差可以预支。\n\n## 标准\n\n每日标准见[表格](../files/rates.csv)。\n"}}, "fields": {"url": null, "hotline": null, "handling": "download"}, "folder": "service", "contact": "travel@northgate.example.com", "audience": {"roles": [], "locations": [], "departments": []}, "expiresAt": null, "updatedAt": "2026-02-01T00:00:00.000Z", "department": {"en-US": "Finance", "zh-CN": "财务部"}, "attachments": ["files/rates.csv"], "publishedAt": "2026-01-10T00:00:00.000Z", "classifications": [[{"en-US": "Travel", "zh-CN": "差旅"}, {"en-US": "Abroad", "zh-CN": "国外"}]]}', NULL, NULL, '2026-11-27 00:36:44.176+00');
INSERT INTO public.item_revision VALUES (7, 1, '{"id": "room-booking", "area": "tool", "texts": {"en-US": {"title": "Room booking", "fields": {}, "summary": "Books meeting rooms.", "keywords": [], "markdown": "\nSign in with your usual account.\n"}}, "fields": {"url": "https://rooms.example.com/booking plan"}, "folder": "tool", "contact": null, "audience": {"roles": [], "locations": [], "departments": []}, "expiresAt": null, "updatedAt": null, "department": null, "attachments": [], "publishedAt": "2026-01-17T00:00:00.000Z", "classifications": [[{"en-US": "Everyday"}]]}', NULL, NULL, '2026-11-27 00:36:44.215+00');
INSERT INTO public.item_revision VALUES (8, 1, '{"id": "bicycle-leasing", "area": "benefit", "texts": {"en-US": {"title": "Bicycle leasing", "fields": {}, "summary": "A bicycle by way of the salary.", "keywords": [], "markdown": "\nChoose a bicycle and lease it for three years.\n"}}, "fields": {"url": "https://bicycles.example.com/lease"}, "folder": "welfare", "contact": null, "audience": {"roles": [], "locations": [], "departments": []}, "expiresAt": null, "updatedAt": null, "department": {"en-US": "People Operations"}, "attachments": [], "publishedAt": "2026-01-13T00:00:00.000Z", "classifications": [[{"en-US": "Mobility"}]]}', NULL, NULL, '2026-11-27 00:36:44.229+00');
INSERT INTO public.item_revision VALUES (9, 1, '{"id": "summer-party", "area": "news", "texts": {"en-US": {"title": "Summer party", "fields": {}, "summary": "Where and when we meet in July.", "keywords": [], "markdown": "\nWe meet by the canal.\n"}}, "fields": {}, "folder": "welfare/news", "contact": null, "audience": {"roles": [], "locations": [], "departments": []}, "expiresAt": null, "updatedAt": null, "department": null, "attachments": [], "publishedAt": "2026-01-14T00:00:00.000Z", "classifications": []}', NULL, NULL, '2026-11-27 00:36:44.242+00');


--
-- Data for Name: item_text; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.item_text VALUES (1, 'en-US', 'Our offices', 'Addresses and opening hours.', '<div class="table-frame" tabindex="0"><table>
<thead>
<tr>
<th>Office</th>
<th>Reception</th>
</tr>
</thead>
<tbody>
<tr>
<td>Bristol</td>
<td>4300</td>
</tr>
<tr>
<td>Rotterdam</td>
<td>4310</td>
</tr>
</tbody>
</table></div>', '[]', '{}', '{}');
INSERT INTO public.item_text VALUES (2, 'en-US', 'Winter opening hours', 'Reception opens an hour later from December.', '<p>Reception opens at eight until the end of February.</p>', '[]', '{}', '{}');
INSERT INTO public.item_text VALUES (3, 'en-US', 'Internal moves', 'How to change the department.', '<h2 id="before-you-apply">Before you apply</h2>
<p>Talk to your manager first.</p>', '[{"id": "before-you-apply", "text": "Before you apply", "level": 2}]', '{}', '{}');
INSERT INTO public.item_text VALUES (5, 'en-US', 'Salary data of a department', 'For heads of Finance.', '<p>Ask payroll for the data.</p>', '[]', '{}', '{"who": null, "cost": null, "hours": null, "place": null, "steps": [], "duration": null, "materials": []}');
INSERT INTO public.item_text VALUES (6, 'en-US', 'Travel advance', 'Money for a business trip before it begins.', '<p>Ask for an advance when a trip costs more than 500 euros.</p>
<h2 id="rates">Rates</h2>
<p>The daily rates are in <a href="/api/attachment/cea6b68a-4445-4e1c-98c6-40dc65b3df86">the table</a>. See also <a href="/notice/winter-opening-hours">winter opening hours</a>.</p>', '[{"id": "rates", "text": "Rates", "level": 2}]', '{cash,trip}', '{"who": null, "cost": null, "hours": null, "place": null, "steps": ["Fill in the form", "Hand it in two weeks before the trip"], "duration": null, "materials": []}');
INSERT INTO public.item_text VALUES (6, 'zh-CN', '差旅预支', '出差前预支费用。', '<p>费用超过 500 欧元的出差可以预支。</p>
<h2 id="标准">标准</h2>
<p>每日标准见<a href="/api/attachment/cea6b68a-4445-4e1c-98c6-40dc65b3df86">表格</a>。</p>', '[{"id": "标准", "text": "标准", "level": 2}]', '{现金,出差}', '{"who": null, "cost": null, "hours": null, "place": null, "steps": ["填写表格", "出差前两周提交"], "duration": null, "materials": []}');
INSERT INTO public.item_text VALUES (7, 'en-US', 'Room booking', 'Books meeting rooms.', '<p>Sign in with your usual account.</p>', '[]', '{}', '{}');
INSERT INTO public.item_text VALUES (8, 'en-US', 'Bicycle leasing', 'A bicycle by way of the salary.', '<p>Choose a bicycle and lease it for three years.</p>', '[]', '{}', '{}');
INSERT INTO public.item_text VALUES (9, 'en-US', 'Summer party', 'Where and when we meet in July.', '<p>We meet by the canal.</p>', '[]', '{}', '{}');


--
-- Data for Name: keyword; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration VALUES ('001_foundation', '2026-11-27T00:36:43.906Z');
INSERT INTO public.kysely_migration VALUES ('002_issuers_and_searchers', '2026-11-27T00:36:43.921Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);


--
-- Data for Name: login_attempt; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: login_ticket; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: oidc_model; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: person; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.person VALUES ('11111111-1111-4111-8111-111111111111', 'https://login.example', 'mei', 'Mei Lin', 'mei@northgate.example.com', 'Finance', NULL, NULL, '{employee}', '{}', '{}', 'zh-CN', '2026-01-20 00:00:00+00', '2026-02-02 00:00:00+00');
INSERT INTO public.person VALUES ('22222222-2222-4222-8222-222222222222', 'https://login.example', 'daniel', 'Daniel Okafor', 'daniel@northgate.example.com', NULL, NULL, NULL, '{employee,editor}', '{service}', '{}', 'en-US', '2026-01-20 00:00:00+00', '2026-02-02 00:00:00+00');


--
-- Data for Name: preview_link; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: refresh_token; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: search_doc; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.search_doc VALUES (1, 'en-US', 'information', '''offic'' ''offices'' ''our''', '''4300'' ''4310'' ''address'' ''and'' ''bristol'' ''hour'' ''offic'' ''open'' ''our'' ''recept'' ''rotterdam''', 'Addresses and opening hours.
Office Reception Bristol 4300 Rotterdam 4310');
INSERT INTO public.search_doc VALUES (2, 'en-US', 'notice', '''hour'' ''hours'' ''open'' ''opening'' ''winter''', '''an'' ''at'' ''decemb'' ''eight'' ''end'' ''februari'' ''from'' ''hour'' ''later'' ''of'' ''open'' ''recept'' ''the'' ''until'' ''winter''', 'Reception opens an hour later from December.
Reception opens at eight until the end of February.');
INSERT INTO public.search_doc VALUES (3, 'en-US', 'personnel', '''intern'' ''internal'' ''move'' ''moves''', '''appli'' ''befor'' ''chang'' ''depart'' ''first'' ''how'' ''intern'' ''manag'' ''move'' ''talk'' ''the'' ''to'' ''you'' ''your''', 'How to change the department.
Before you apply Talk to your manager first.');
INSERT INTO public.search_doc VALUES (5, 'en-US', 'service', '''a'' ''data'' ''depart'' ''department'' ''of'' ''salari'' ''salary''', '''a'' ''ask'' ''data'' ''depart'' ''financ'' ''for'' ''head'' ''of'' ''payrol'' ''salari'' ''the''', 'For heads of Finance.
Ask payroll for the data.');
INSERT INTO public.search_doc VALUES (6, 'en-US', 'service', '''advanc'' ''advance'' ''cash'' ''travel'' ''trip''', '''500'' ''a'' ''advanc'' ''also'' ''an'' ''are'' ''ask'' ''befor'' ''begin'' ''busi'' ''cash'' ''cost'' ''daili'' ''euro'' ''for'' ''hour'' ''in'' ''it'' ''money'' ''more'' ''open'' ''rate'' ''see'' ''tabl'' ''than'' ''the'' ''travel'' ''trip'' ''when'' ''winter''', 'Money for a business trip before it begins.
Ask for an advance when a trip costs more than 500 euros. Rates The daily rates are in the table. See also winter opening hours.');
INSERT INTO public.search_doc VALUES (6, 'zh-CN', 'service', '''出'' ''出差'' ''差'' ''差旅'' ''支'' ''旅'' ''旅预'' ''现'' ''现金'' ''金'' ''预'' ''预支''', '''500'' ''以'' ''以预'' ''元'' ''元的'' ''准'' ''准见'' ''出'' ''出差'' ''前'' ''前预'' ''可'' ''可以'' ''差'' ''差前'' ''差可'' ''差旅'' ''支'' ''支费'' ''旅'' ''旅预'' ''日'' ''日标'' ''标'' ''标准'' ''格'' ''欧'' ''欧元'' ''每'' ''每日'' ''现'' ''现金'' ''用'' ''用超'' ''的'' ''的出'' ''表'' ''表格'' ''见'' ''见表'' ''费'' ''费用'' ''超'' ''超过'' ''过'' ''金'' ''预'' ''预支''', '出差前预支费用。
费用超过 500 欧元的出差可以预支。 标准 每日标准见表格。');
INSERT INTO public.search_doc VALUES (7, 'en-US', 'tool', '''book'' ''booking'' ''room''', '''account'' ''book'' ''in'' ''meet'' ''room'' ''sign'' ''usual'' ''with'' ''your''', 'Books meeting rooms.
Sign in with your usual account.');
INSERT INTO public.search_doc VALUES (8, 'en-US', 'benefit', '''bicycl'' ''bicycle'' ''leas'' ''leasing''', '''a'' ''and'' ''bicycl'' ''by'' ''choos'' ''for'' ''it'' ''leas'' ''of'' ''salari'' ''the'' ''three'' ''way'' ''year''', 'A bicycle by way of the salary.
Choose a bicycle and lease it for three years.');
INSERT INTO public.search_doc VALUES (9, 'en-US', 'news', '''parti'' ''party'' ''summer''', '''and'' ''by'' ''canal'' ''in'' ''juli'' ''meet'' ''parti'' ''summer'' ''the'' ''we'' ''when'' ''where''', 'Where and when we meet in July.
We meet by the canal.');


--
-- Data for Name: search_person; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: search_query; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.search_query VALUES ('2026-02-01', 'service', 'visa', 3, 3);


--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session VALUES ('33333333-3333-4333-8333-333333333333', '11111111-1111-4111-8111-111111111111', 'none', NULL, 'Firefox', '2026-02-02 00:00:00+00', '2026-02-02 00:00:00+00', '2026-02-03 00:00:00+00', NULL, NULL, 'https://login.example');


--
-- Data for Name: setting; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: view_day; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.view_day VALUES (6, '11111111-1111-4111-8111-111111111111', '2026-01-21');


--
-- Name: classification_key_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.classification_key_seq', 7, true);


--
-- Name: item_key_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.item_key_seq', 9, true);


--
-- Name: attachment attachment_item_draft_kind_source_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.attachment
    ADD CONSTRAINT attachment_item_draft_kind_source_key UNIQUE (item, draft, kind, source);


--
-- Name: attachment attachment_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.attachment
    ADD CONSTRAINT attachment_pkey PRIMARY KEY (id);


--
-- Name: classification classification_area_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.classification
    ADD CONSTRAINT classification_area_id_key UNIQUE (area, id);


--
-- Name: classification classification_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.classification
    ADD CONSTRAINT classification_pkey PRIMARY KEY (key);


--
-- Name: department department_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.department
    ADD CONSTRAINT department_pkey PRIMARY KEY (id);


--
-- Name: favourite favourite_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.favourite
    ADD CONSTRAINT favourite_pkey PRIMARY KEY (person, item);


--
-- Name: feedback feedback_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_pkey PRIMARY KEY (item, person);


--
-- Name: item item_area_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.item
    ADD CONSTRAINT item_area_id_key UNIQUE (area, id);


--
-- Name: item_classification item_classification_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.item_classification
    ADD CONSTRAINT item_classification_pkey PRIMARY KEY (item, classification);


--
-- Name: item_draft item_draft_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.item_draft
    ADD CONSTRAINT item_draft_pkey PRIMARY KEY (item);


--
-- Name: item item_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.item
    ADD CONSTRAINT item_pkey PRIMARY KEY (key);


--
-- Name: item_revision item_revision_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.item_revision
    ADD CONSTRAINT item_revision_pkey PRIMARY KEY (item, revision);


--
-- Name: item_text item_text_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.item_text
    ADD CONSTRAINT item_text_pkey PRIMARY KEY (item, locale);


--
-- Name: keyword keyword_area_locale_word_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.keyword
    ADD CONSTRAINT keyword_area_locale_word_key UNIQUE (area, locale, word);


--
-- Name: keyword keyword_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.keyword
    ADD CONSTRAINT keyword_pkey PRIMARY KEY (id);


--
-- Name: kysely_migration_lock kysely_migration_lock_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);


--
-- Name: kysely_migration kysely_migration_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);


--
-- Name: login_attempt login_attempt_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.login_attempt
    ADD CONSTRAINT login_attempt_pkey PRIMARY KEY (state_hash);


--
-- Name: login_ticket login_ticket_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.login_ticket
    ADD CONSTRAINT login_ticket_pkey PRIMARY KEY (token_hash);


--
-- Name: oidc_model oidc_model_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.oidc_model
    ADD CONSTRAINT oidc_model_pkey PRIMARY KEY (kind, id);


--
-- Name: person person_issuer_subject_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.person
    ADD CONSTRAINT person_issuer_subject_key UNIQUE (issuer, subject);


--
-- Name: person person_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.person
    ADD CONSTRAINT person_pkey PRIMARY KEY (id);


--
-- Name: preview_link preview_link_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.preview_link
    ADD CONSTRAINT preview_link_pkey PRIMARY KEY (token_hash);


--
-- Name: refresh_token refresh_token_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.refresh_token
    ADD CONSTRAINT refresh_token_pkey PRIMARY KEY (token_hash);


--
-- Name: search_doc search_doc_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_doc
    ADD CONSTRAINT search_doc_pkey PRIMARY KEY (item, locale);


--
-- Name: search_person search_person_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_person
    ADD CONSTRAINT search_person_pkey PRIMARY KEY (period, hash);


--
-- Name: search_query search_query_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_query
    ADD CONSTRAINT search_query_pkey PRIMARY KEY (day, area, query);


--
-- Name: session session_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);


--
-- Name: setting setting_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.setting
    ADD CONSTRAINT setting_pkey PRIMARY KEY (name);


--
-- Name: signing_key signing_key_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.signing_key
    ADD CONSTRAINT signing_key_pkey PRIMARY KEY (kid);


--
-- Name: view_day view_day_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.view_day
    ADD CONSTRAINT view_day_pkey PRIMARY KEY (item, person, day);


--
-- Name: item_by_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX item_by_newest ON public.item USING btree (area, published_at DESC NULLS LAST, key DESC);


--
-- Name: item_by_views; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX item_by_views ON public.item USING btree (area, views DESC, key DESC);


--
-- Name: item_classification_by_classification; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX item_classification_by_classification ON public.item_classification USING btree (classification);


--
-- Name: oidc_model_by_grant; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX oidc_model_by_grant ON public.oidc_model USING btree (grant_id) WHERE (grant_id IS NOT NULL);


--
-- Name: oidc_model_by_uid; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX oidc_model_by_uid ON public.oidc_model USING btree (uid) WHERE (uid IS NOT NULL);


--
-- Name: preview_link_by_item; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX preview_link_by_item ON public.preview_link USING btree (item);


--
-- Name: refresh_token_by_session; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX refresh_token_by_session ON public.refresh_token USING btree (session);


--
-- Name: search_doc_by_body; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_doc_by_body ON public.search_doc USING gin (body_terms);


--
-- Name: search_doc_by_title; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_doc_by_title ON public.search_doc USING gin (title_terms);


--
-- Name: session_by_end; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX session_by_end ON public.session USING btree (ended_at) WHERE (ended_at IS NOT NULL);


--
-- Name: session_by_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX session_by_person ON public.session USING btree (person) WHERE (ended_at IS NULL);


--
-- Name: attachment attachment_item_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.attachment
    ADD CONSTRAINT attachment_item_fkey FOREIGN KEY (item) REFERENCES public.item(key) ON DELETE CASCADE;


--
-- Name: classification classification_parent_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.classification
    ADD CONSTRAINT classification_parent_fkey FOREIGN KEY (parent) REFERENCES public.classification(key) ON DELETE RESTRICT;


--
-- Name: favourite favourite_item_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.favourite
    ADD CONSTRAINT favourite_item_fkey FOREIGN KEY (item) REFERENCES public.item(key) ON DELETE CASCADE;


--
-- Name: favourite favourite_person_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.favourite
    ADD CONSTRAINT favourite_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;


--
-- Name: feedback feedback_item_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_item_fkey FOREIGN KEY (item) REFERENCES public.item(key) ON DELETE CASCADE;


--
-- Name: feedback feedback_person_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;


--
-- Name: item_classification item_classification_classification_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.item_classification
    ADD CONSTRAINT item_classification_classification_fkey FOREIGN KEY (classification) REFERENCES public.classification(key) ON DELETE CASCADE;


--
-- Name: item_classification item_classification_item_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.item_classification
    ADD CONSTRAINT item_classification_item_fkey FOREIGN KEY (item) REFERENCES public.item(key) ON DELETE CASCADE;


--
-- Name: item item_department_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.item
    ADD CONSTRAINT item_department_fkey FOREIGN KEY (department) REFERENCES public.department(id);


--
-- Name: item_draft item_draft_item_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.item_draft
    ADD CONSTRAINT item_draft_item_fkey FOREIGN KEY (item) REFERENCES public.item(key) ON DELETE CASCADE;


--
-- Name: item_draft item_draft_person_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.item_draft
    ADD CONSTRAINT item_draft_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE SET NULL;


--
-- Name: item_revision item_revision_item_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.item_revision
    ADD CONSTRAINT item_revision_item_fkey FOREIGN KEY (item) REFERENCES public.item(key) ON DELETE CASCADE;


--
-- Name: item_revision item_revision_person_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.item_revision
    ADD CONSTRAINT item_revision_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE SET NULL;


--
-- Name: item_text item_text_item_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.item_text
    ADD CONSTRAINT item_text_item_fkey FOREIGN KEY (item) REFERENCES public.item(key) ON DELETE CASCADE;


--
-- Name: login_ticket login_ticket_person_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.login_ticket
    ADD CONSTRAINT login_ticket_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;


--
-- Name: preview_link preview_link_item_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.preview_link
    ADD CONSTRAINT preview_link_item_fkey FOREIGN KEY (item) REFERENCES public.item_draft(item) ON DELETE CASCADE;


--
-- Name: preview_link preview_link_person_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.preview_link
    ADD CONSTRAINT preview_link_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;


--
-- Name: refresh_token refresh_token_session_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.refresh_token
    ADD CONSTRAINT refresh_token_session_fkey FOREIGN KEY (session) REFERENCES public.session(id) ON DELETE CASCADE;


--
-- Name: search_doc search_doc_item_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_doc
    ADD CONSTRAINT search_doc_item_fkey FOREIGN KEY (item) REFERENCES public.item(key) ON DELETE CASCADE;


--
-- Name: session session_person_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;


--
-- Name: view_day view_day_item_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.view_day
    ADD CONSTRAINT view_day_item_fkey FOREIGN KEY (item) REFERENCES public.item(key) ON DELETE CASCADE;


--
-- Name: view_day view_day_person_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.view_day
    ADD CONSTRAINT view_day_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


