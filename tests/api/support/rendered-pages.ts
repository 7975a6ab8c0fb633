import assert from 'node:assert/strict';
import { after, before, beforeEach } from 'node:test';
import { BIND_COOKIE } from '../../../contract/core/cookies';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '../../../contract/core/endpoint';
import { BUILD_META, PAGE_FILES_PLACE } from '../../../contract/core/page-files';
import {
  ANSWERS_ID,
  CONTENT_END,
  CONTENT_START,
  DEVICE_COOKIE,
  deviceText,
  type Device,
  type FirstCall,
  type PageToRender,
  type RenderedFrom,
} from '../../../contract/core/page-rendering';
import { favouriteApi } from '../../../contract/favourite';
import { auditApi } from '../../../contract/manage/audit';
import { serviceApi } from '../../../contract/service';
import { createLogger } from '../../../server/http/log';
import { type PageRenderer } from '../../../server/http/spa/renderer';
import { makeDraft, makeItem } from './factories';
import { text } from './editing';
import type { TestPerson } from './harness';
import { HIDDEN } from './hidden-items';
import { startWithSpa, type SpaPortal } from './spa';

const FRAME = '<p>Frame</p>';
export const BUILD = '6e75fa2f';
export const htmlWith = (attributes: string, content: string) =>
  `<!doctype html><html${attributes}><head><meta name="${BUILD_META}" content="${BUILD}"></head><body><div id="root">${content}</div></body></html>`;
const BUILT = htmlWith(' lang="en-US"', CONTENT_START + FRAME + CONTENT_END).replace('</head>', `${PAGE_FILES_PLACE}</head>`);
const PLAIN = htmlWith(' lang="en-US"', CONTENT_START + FRAME + CONTENT_END);
/** Longer than the size from which answers are compressed, and with patterns that `String.replace` treats specially. */
export const CONTENT = `<main>$&amp; $1 $' ${'words '.repeat(300)}</main>`;
export const DEVICE: Device = { width: 1440, timeZone: 'Asia/Shanghai', keepsPages: true };
export const MALFORMED_DEVICES = [
  ...['', 'x', '%', '"><script>', '1440', '1440:', ':UTC', '1440,UTC', '1440:UTC:1', '1440:UTC%0a', '1440:Nowhere/Land'],
  ...['0:UTC', '7:UTC', '-1440:UTC', '144000:UTC', '1440.5:UTC', `1440:${'A'.repeat(3000)}`, '1'.repeat(3000)],
];
/** Time after which a page must be sent without its content at the latest, in milliseconds. */
export const MAX_WAIT_MS = 1000;
export const ENDING_TITLE = 'Leave</script><script>alert(1)</script><!--';

const callOf = ({ method, path }: Endpoint, body?: object, query = ''): FirstCall => ({
  key: `${method} ${path} ${JSON.stringify(body ?? null)}`,
  method,
  url: path + query,
  body,
});
export const LIST = callOf(serviceApi.list, { page: 1 });
export const CLASSIFICATIONS = callOf(serviceApi.classificationList, {});
export const infoOf = (id: string) => callOf(serviceApi.info, undefined, `?id=${id}`);

/** Renders the same content for every page, and keeps what it was asked for and given. */
export const fake = {
  asked: [] as string[],
  rendered: [] as PageToRender[],
  deadlines: [] as number[],
  failure: null as Error | null,
  /** Every page waits for this before it is rendered. */
  gate: Promise.resolve(),
  firstCalls: (address: string, deadline: number): Promise<FirstCall[]> => {
    fake.asked.push(address);
    fake.deadlines.push(deadline);
    const { pathname } = new URL(address, 'http://localhost');
    const [, id] = /^\/service\/([^/]+)$/.exec(pathname) ?? [];
    if (id !== undefined) return Promise.resolve([infoOf(id)]);
    if (pathname === FAILING) return Promise.reject(new Error('no calls'));
    return Promise.resolve(CALLS[pathname] ?? []);
  },
  renderPage: async (page: PageToRender, deadline: number): Promise<string> => {
    fake.rendered.push(page);
    fake.deadlines.push(deadline);
    await fake.gate;
    if (fake.failure) throw fake.failure;
    return CONTENT;
  },
  stop: () => Promise.resolve(),
} satisfies PageRenderer & Record<string, unknown>;

/** Page without first calls. */
export const FAILING = '/notice';
/** Page with a call that only administrators may make. */
export const FOR_ADMINS = '/personnel';
/** Page with a call whose answer differs from person to person. */
export const PERSONAL = '/welfare';
/** First calls of each page. */
export const CALLS: Partial<Record<string, FirstCall[]>> = {
  '/': [LIST],
  '/service': [LIST, CLASSIFICATIONS],
  [PERSONAL]: [callOf(favouriteApi.list, {})],
  [FOR_ADMINS]: [LIST, callOf(auditApi.list, {})],
};

export let spa: SpaPortal;
export let employee: TestPerson;
/** Warnings and errors that the server has logged during the test. */
export let logged: { level: string; msg: string; err?: { message: string } }[] = [];

/** Starts a portal with pages before the tests of a file, and stops it after them. Before each test, forgets what was rendered and logged. */
export function setUpPages(): void {
  before(async () => {
    const log = createLogger('warn', { write: (line) => logged.push(JSON.parse(line) as (typeof logged)[number]) });
    spa = await startWithSpa({ 'index.html': BUILT }, { renderer: fake, log });
    ({ employee } = spa.portal.people);
    const { db, deps } = spa.portal;
    await makeItem(db, { id: 'leave', texts: { 'en-US': { title: ENDING_TITLE }, 'zh-CN': { title: '年假' } } });
    for (const [id, spec] of Object.entries(HIDDEN)) await makeItem(db, { id, title: `Hidden ${id}`, ...spec });
    await makeDraft(deps, { id: 'a-draft', texts: { 'en-US': text('Hidden draft') } });
  });
  after(() => spa.close());
  beforeEach(() => {
    Object.assign(fake, { asked: [], rendered: [], deadlines: [], failure: null, gate: Promise.resolve() });
    forgetLog();
  });
}

/** Forgets the warnings and errors that were logged. */
export function forgetLog(): void {
  logged = [];
}

/** Returns the cookies of a browser in which that person is signed in, as a browser sends them. */
export async function cookiesOf(as: TestPerson): Promise<Record<string, string>> {
  const { authorization = '', cookie = '' } = await spa.portal.signedIn(as);
  const { id, name, roles, department } = as;
  const person = { id, name, email: 'person@test.invalid', department, roles, locale: 'en-US' };
  return {
    [BIND_COOKIE]: cookie.replace(`${BIND_COOKIE}=`, ''),
    token: authorization,
    userInfo: encodeURIComponent(JSON.stringify(person)),
    [DEVICE_COOKIE]: deviceText(DEVICE),
  };
}

export interface Visit {
  /** Portal that is visited, by default that of the tests. */
  app?: FastifyInstance;
  as?: TestPerson;
  /** Cookies in addition to those of the person, or in place of them; null removes one. */
  cookies?: Record<string, string | null>;
  headers?: Record<string, string>;
  method?: 'GET' | 'HEAD';
}

export async function visit(
  url: string,
  { app = spa.app, as = employee, cookies = {}, headers = {}, method = 'GET' }: Visit = {},
) {
  const sent = Object.entries({ ...(await cookiesOf(as)), ...cookies }).filter(([, value]) => value !== null);
  const cookie = sent.map(([name, value]) => `${name}=${value}`).join('; ');
  return app.inject({ method, url, headers: { 'accept-language': 'en', cookie, ...headers } });
}
type Page = Awaited<ReturnType<typeof visit>>;

/** Returns what a page with content was rendered from. */
export function sourceIn(html: string): RenderedFrom {
  const [, json = assert.fail(`no answers in ${html}`)] =
    new RegExp(`<script type="application/json" id="${ANSWERS_ID}">(.*?)</script>`, 's').exec(html) ?? [];
  return JSON.parse(json) as RenderedFrom;
}

export const answersIn = (html: string): Record<string, unknown> => sourceIn(html).answers;

/** Asserts that the renderer was neither asked for first calls nor for content. */
export const assertNothingAsked = (what?: string) => {
  assert.deepEqual([fake.asked, fake.rendered], [[], []], what);
};

/** Asserts that a page is exactly the one that everybody gets. */
export function assertPlain(page: Page, what?: string): void {
  assert.equal(page.statusCode, 200, what);
  assert.equal(page.body, PLAIN, what);
  assert.equal(page.headers['cache-control'], 'no-cache', what);
  assert(page.headers.etag, what);
}
