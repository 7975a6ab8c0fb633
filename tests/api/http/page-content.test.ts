import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { BIND_COOKIE } from '../../../contract/core/cookies';
import type { Endpoint } from '../../../contract/core/endpoint';
import { PAGE_FILES_PLACE } from '../../../contract/core/page-files';
import {
  ANSWERS_ID,
  CONTENT_END,
  CONTENT_START,
  DEVICE_COOKIE,
  deviceText,
  RENDERED_ATTRIBUTE,
  type Device,
  type FirstCall,
  type PageToRender,
  type RenderedFrom,
} from '../../../contract/core/page-rendering';
import { favouriteApi } from '../../../contract/favourite';
import { auditApi } from '../../../contract/manage/audit';
import { serviceApi } from '../../../contract/service';
import { sessionApi } from '../../../contract/session';
import { createLogger } from '../../../server/http/log';
import { RenderingPaused, type PageRenderer } from '../../../server/http/spa/renderer';
import { makeDraft, makeItem, makePerson } from '../support/factories';
import { text } from '../support/editing';
import type { TestPerson } from '../support/harness';
import { HIDDEN } from '../support/hidden-items';
import { startWithSpa, type SpaPortal } from '../support/spa';
import { until } from '../support/until';

const FRAME = '<p>Frame</p>';
const htmlWith = (attributes: string, content: string) =>
  `<!doctype html><html${attributes}><head></head><body><div id="root">${content}</div></body></html>`;
const BUILT = htmlWith(' lang="en-US"', CONTENT_START + FRAME + CONTENT_END).replace('</head>', `${PAGE_FILES_PLACE}</head>`);
const PLAIN = htmlWith(' lang="en-US"', CONTENT_START + FRAME + CONTENT_END);
/** Longer than the size from which answers are compressed, and with patterns that `String.replace` treats specially. */
const CONTENT = `<main>$&amp; $1 $' ${'words '.repeat(300)}</main>`;
const DEVICE: Device = { width: 1440, timeZone: 'Asia/Shanghai', keepsPages: true };
const MALFORMED_DEVICES = [
  ...['', 'x', '%', '"><script>', '1440', '1440:', ':UTC', '1440,UTC', '1440:UTC:1', '1440:UTC%0a', '1440:Nowhere/Land'],
  ...['0:UTC', '7:UTC', '-1440:UTC', '144000:UTC', '1440.5:UTC', `1440:${'A'.repeat(3000)}`, '1'.repeat(3000)],
];
/** Time after which a page must be sent without its content at the latest, in milliseconds. */
const MAX_WAIT_MS = 1000;
const ENDING_TITLE = 'Leave</script><script>alert(1)</script><!--';

const callOf = ({ method, path }: Endpoint, body?: object, query = ''): FirstCall => ({
  key: `${method} ${path} ${JSON.stringify(body ?? null)}`,
  method,
  url: path + query,
  body,
});
const LIST = callOf(serviceApi.list, { page: 1 });
const CLASSIFICATIONS = callOf(serviceApi.classificationList, {});
const infoOf = (id: string) => callOf(serviceApi.info, undefined, `?id=${id}`);

/** Renders the same content for every page, and keeps what it was asked for and given. */
const fake = {
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
const FAILING = '/notice';
/** Page with a call that only administrators may make. */
const FOR_ADMINS = '/personnel';
/** Page with a call whose answer differs from person to person. */
const PERSONAL = '/welfare';
const CALLS: Partial<Record<string, FirstCall[]>> = {
  '/': [LIST],
  '/service': [LIST, CLASSIFICATIONS],
  [PERSONAL]: [callOf(favouriteApi.list, {})],
  [FOR_ADMINS]: [LIST, callOf(auditApi.list, {})],
};

let spa: SpaPortal;
let employee: TestPerson;
let logged: { level: string; msg: string; err?: { message: string } }[] = [];

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
  logged = [];
});

/** Returns the cookies of a browser in which that person is signed in, as a browser sends them. */
async function cookiesOf(as: TestPerson): Promise<Record<string, string>> {
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

interface Visit {
  as?: TestPerson;
  /** Cookies in addition to those of the person, or in place of them; null removes one. */
  cookies?: Record<string, string | null>;
  headers?: Record<string, string>;
  method?: 'GET' | 'HEAD';
}

async function visit(url: string, { as = employee, cookies = {}, headers = {}, method = 'GET' }: Visit = {}) {
  const sent = Object.entries({ ...(await cookiesOf(as)), ...cookies }).filter(([, value]) => value !== null);
  const cookie = sent.map(([name, value]) => `${name}=${value}`).join('; ');
  return spa.app.inject({ method, url, headers: { 'accept-language': 'en', cookie, ...headers } });
}
type Page = Awaited<ReturnType<typeof visit>>;

/** Returns what a page with content was rendered from. */
function sourceIn(html: string): RenderedFrom {
  const [, json = assert.fail(`no answers in ${html}`)] =
    new RegExp(`<script type="application/json" id="${ANSWERS_ID}">(.*?)</script>`, 's').exec(html) ?? [];
  return JSON.parse(json) as RenderedFrom;
}

const answersIn = (html: string): Record<string, unknown> => sourceIn(html).answers;

/** Asserts that the renderer was neither asked for first calls nor for content. */
const assertNothingAsked = (what?: string) => {
  assert.deepEqual([fake.asked, fake.rendered], [[], []], what);
};

/** Asserts that a page is exactly the one that everybody gets. */
function assertPlain(page: Page, what?: string): void {
  assert.equal(page.statusCode, 200, what);
  assert.equal(page.body, PLAIN, what);
  assert.equal(page.headers['cache-control'], 'no-cache', what);
  assert(page.headers.etag, what);
}

describe('a page for a signed-in person whose device is known', () => {
  test('has its rendered content and the answers in place of the frame', async () => {
    const { statusCode, headers, body } = await visit('/service?page=1');
    assert.equal(statusCode, 200);
    const [before = '', answers] = body.split(`<script type="application/json" id="${ANSWERS_ID}">`);
    assert.equal(before, htmlWith(` ${RENDERED_ATTRIBUTE} lang="en-US"`, CONTENT).split('</div>')[0]);
    assert(answers?.endsWith('</script></div></body></html>'));
    assert.equal(headers['content-type'], 'text/html; charset=utf-8');
    const [page, ...others] = fake.rendered;
    assert.deepEqual(others, []);
    assert.equal(page?.address, '/service?page=1');
    assert.deepEqual(page.device, DEVICE);
    assert.equal((JSON.parse(page.person) as TestPerson).name, employee.name);
    assert.deepEqual(sourceIn(body), { person: page.person, answers: page.answers });
  });

  test('is asked for with one deadline for its calls and its content', async () => {
    const before = Date.now();
    await visit('/service');
    const [deadline = 0, ...others] = fake.deadlines;
    assert.deepEqual(others, [deadline]);
    assert(deadline > before && deadline <= Date.now() + MAX_WAIT_MS, `${deadline - before} ms`);
  });

  test('is stored by no cache', async () => {
    const { headers } = await visit('/service');
    assert.equal(headers['cache-control'], 'no-store');
    assert.equal(headers.etag, undefined);
    const { etag } = (await visit('/service', { cookies: { device: null } })).headers;
    const again = await visit('/service', { headers: { 'if-none-match': String(etag) } });
    assert.equal(again.statusCode, 200);
    assert.match(again.body, new RegExp(RENDERED_ATTRIBUTE));
  });

  test('has the answers that the API gives to the same calls', async () => {
    const { call } = spa.portal;
    const list = await call(serviceApi.list, { page: 1 }, { as: employee });
    const classifications = await call(serviceApi.classificationList, {}, { as: employee });
    assert.equal(list.body.items.length, 1);
    assert.deepEqual(answersIn((await visit('/service')).body), {
      [LIST.key]: list.body,
      [CLASSIFICATIONS.key]: classifications.body,
    });
    const info = await call(serviceApi.info, { id: 'leave' }, { as: employee });
    const { [infoOf('leave').key]: found } = answersIn((await visit('/service/leave')).body);
    assert.deepEqual({ ...(found as object), views: 0 }, { ...info.body, views: 0 });
  });

  test('is compressed if the browser accepts that', async () => {
    const { headers, rawPayload } = await visit('/service', { headers: { 'accept-encoding': 'gzip, br' } });
    assert.equal(headers['content-encoding'], 'br');
    assert.equal(brotliDecompressSync(rawPayload).toString(), (await visit('/service')).body);
  });

  test('cannot be ended by a text of an answer', async () => {
    const { body } = await visit('/service');
    assert.doesNotMatch(body, /alert\(1\)<|<!--/);
    assert.equal(body.split('</script>').length, 2);
    const { items } = answersIn(body)[LIST.key] as { items: { title: string }[] };
    assert.deepEqual(
      items.map(({ title }) => title),
      [ENDING_TITLE],
    );
  });

  test('cannot be ended by what the browser says of the person', async () => {
    const person = JSON.stringify({ name: ENDING_TITLE });
    const { body } = await visit('/service', { cookies: { userInfo: encodeURIComponent(person) } });
    assert.doesNotMatch(body, /alert\(1\)<|<!--/);
    assert.equal(body.split('</script>').length, 2);
    assert.equal(sourceIn(body).person, person);
  });

  test('is in the language of the browser', async () => {
    const { body } = await visit('/service', { cookies: { locale: 'zh-CN' } });
    assert.match(body, new RegExp(`^<!doctype html><html ${RENDERED_ATTRIBUTE} lang="zh-CN">`));
    assert.equal(fake.rendered[0]?.locale, 'zh-CN');
    assert.match(JSON.stringify(answersIn(body)), /"年假"/);
  });

  test('has content at the root path as well', async () => {
    assert.deepEqual(Object.keys(answersIn((await visit('/')).body)), [LIST.key]);
  });

  test('has content while the token is valid', async () => {
    const deadline = String(Math.floor(Date.now() / 1000) + 60);
    answersIn((await visit('/service', { cookies: { token_deadtime: deadline } })).body);
  });

  test('has content at an address whose query does not search', async () => {
    for (const url of ['/service?page=2', '/service?query=', '/service?query=%20']) answersIn((await visit(url)).body);
  });

  test('has content if the browser says that it opens a page', async () => {
    answersIn((await visit('/service', { headers: { 'sec-fetch-dest': 'document' } })).body);
  });
});

describe('a page is sent without content', () => {
  const UNRENDERED: Record<string, Visit['cookies']> = {
    'that is signed out': { token: null, userInfo: null, uc_bind: null },
    'without a token': { token: null },
    'with an unknown person': { userInfo: null },
    'with an unknown device': { device: null },
    'with an expired token': { token_deadtime: String(Math.floor(Date.now() / 1000) - 1) },
    'with a token that is about to expire': { token_deadtime: String(Math.floor(Date.now() / 1000) + 1) },
    'with a token that the server refuses': { token: 'garbage' },
    'without the secret that the token is bound to': { uc_bind: null },
    'with another secret than the one that the token is bound to': { uc_bind: 'b'.repeat(32) },
  };
  for (const [what, cookies] of Object.entries(UNRENDERED))
    test(`to a browser ${what}`, async () => {
      for (const url of ['/', '/service', '/service/leave']) assertPlain(await visit(url, { cookies }), url);
      assertNothingAsked();
      assert.deepEqual(logged, []);
    });

  test('to a browser with a malformed device', async () => {
    for (const device of MALFORMED_DEVICES) assertPlain(await visit('/service', { cookies: { device } }), device);
    assertNothingAsked();
    assert.deepEqual(logged, []);
  });

  test('after the person has signed out', async () => {
    const person = await makePerson(spa.portal.db, { name: 'Person who leaves' });
    answersIn((await visit('/service', { as: person })).body);
    const headers = await spa.portal.signedIn(person);
    const { path: url } = sessionApi.logout;
    assert.equal((await spa.app.inject({ method: 'POST', url, headers })).statusCode, 200);
    Object.assign(fake, { asked: [], rendered: [] });
    logged = [];
    for (const url of ['/', '/service', '/service/leave']) assertPlain(await visit(url, { as: person }), url);
    assertNothingAsked();
    assert.deepEqual(logged, []);
  });

  const NOT_OPENED: Record<string, string>[] = [
    { 'sec-fetch-dest': 'empty' },
    { 'sec-fetch-dest': 'image' },
    { 'sec-fetch-dest': 'iframe' },
    { 'sec-fetch-dest': '' },
    { 'sec-purpose': 'prefetch' },
    { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch;prerender' },
  ];
  for (const headers of NOT_OPENED)
    test(`to a request that opens no page: ${JSON.stringify(headers)}`, async () => {
      assertPlain(await visit('/service', { headers }));
      assertNothingAsked();
    });

  test('while another page of the same session is under way', async () => {
    let open = (): void => undefined;
    fake.gate = new Promise((resolve) => {
      open = resolve;
    });
    const first = visit('/service');
    await until(() => fake.rendered.length === 1, 'the first page is not rendered');
    for (const url of ['/service', '/', '/service/leave']) assertPlain(await visit(url), url);
    assert.deepEqual(fake.asked, ['/service']);
    const other = visit('/service', { as: spa.portal.people.editor });
    await until(() => fake.rendered.length === 2, 'the page of another session is not rendered');
    open();
    for (const { body } of await Promise.all([first, other])) answersIn(body);
    answersIn((await visit('/service/leave')).body);
    assert.deepEqual(logged, []);
  });

  test('to a HEAD request, with the headers of the plain page', async () => {
    for (const url of ['/', '/service']) {
      const { statusCode, headers, body } = await visit(url, { method: 'HEAD' });
      const plain = await visit(url, { cookies: { device: null } });
      assert.deepEqual([statusCode, body], [200, '']);
      assert.deepEqual([headers.etag, headers['cache-control']], [plain.headers.etag, 'no-cache']);
    }
    assertNothingAsked();
  });

  test('at an address that is not rendered', async () => {
    const pages = ['/information', '/manage', '/login', '/no/such/page', '/index.html', '/service/', '/service/preview/leave'];
    for (const url of [...pages, '/service?query=leave', '/notice/search?page=2&query=leave']) assertPlain(await visit(url), url);
    assertNothingAsked();
    assert.deepEqual(logged, []);
  });

  test('of an item that does not exist', async () => {
    assertPlain(await visit('/service/no-such-service'));
    assert.deepEqual(fake.rendered, []);
  });

  test('if it cannot be rendered, which is logged as a warning', async () => {
    fake.failure = new Error('out of paper');
    assertPlain(await visit('/service'));
    assertPlain(await visit(FAILING));
    assert.deepEqual(
      logged.map(({ level, msg, err }) => [level, msg, err?.message]),
      [
        ['warn', 'page sent without its content', 'out of paper'],
        ['warn', 'page sent without its content', 'no calls'],
      ],
    );
    const { token = '', [BIND_COOKIE]: bind = '' } = await cookiesOf(employee);
    for (const secret of [token, bind, employee.name, ENDING_TITLE]) assert(!JSON.stringify(logged).includes(secret), secret);
    fake.failure = null;
    answersIn((await visit('/service')).body);
  });

  test('while nothing is rendered, which is not logged again', async () => {
    fake.failure = new RenderingPaused();
    for (const url of ['/', '/service', '/service']) assertPlain(await visit(url), url);
    assert.deepEqual(logged, []);
    fake.failure = null;
    answersIn((await visit('/service')).body);
  });
});

describe('a page contains only what the API tells the person', () => {
  test('of items', async () => {
    for (const id of [...Object.keys(HIDDEN), 'a-draft']) assertPlain(await visit(`/service/${id}`), id);
    assert.doesNotMatch((await visit('/service')).body, /Hidden/);
    const { id, title } = await readable();
    assert.match((await visit(`/service/${id}`)).body, new RegExp(title));
  });

  /** Publishes an item for the department of the employee only. */
  async function readable() {
    const title = 'Studio key';
    const { id } = await makeItem(spa.portal.db, { title, audience: { departments: [employee.department ?? ''] } });
    assertPlain(await visit(`/service/${id}`, { as: spa.portal.people.editor }));
    return { id, title };
  }

  test('of calls that need a permission, all of which must be answered', async () => {
    assertPlain(await visit(FOR_ADMINS));
    assert.deepEqual(fake.rendered, []);
    const { body } = await visit(FOR_ADMINS, { as: spa.portal.people.admin });
    assert.deepEqual(
      Object.keys(answersIn(body)),
      CALLS[FOR_ADMINS]?.map(({ key }) => key),
    );
  });

  test('of their own, when two people request the same address at the same time', async () => {
    const { call, people } = spa.portal;
    assert.equal(
      (await call(favouriteApi.update, { area: 'service', id: 'leave', favourite: true }, { as: employee })).status,
      200,
    );
    const [hers, his] = await Promise.all([visit(PERSONAL), visit(PERSONAL, { as: people.editor })] as const);
    const [kept, none] = [hers, his].map(({ body }) => Object.values(answersIn(body))[0] as { id: string }[]);
    assert.deepEqual([kept?.map(({ id }) => id), none], [['leave'], []]);
    assert(!his.body.includes('leave') && !his.body.includes(employee.name));
  });
});
