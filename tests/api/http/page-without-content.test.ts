import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { BIND_COOKIE } from '../../../contract/core/cookies';
import { CONTENT_HEADER, NO_CONTENT } from '../../../contract/core/page-rendering';
import { sessionApi } from '../../../contract/session';
import { buildApp } from '../../../server/app';
import { RenderingPaused } from '../../../server/http/spa/renderer';
import { createMetrics } from '../../../server/metrics/metrics';
import { makePerson } from '../support/factories';
import { until } from '../support/until';
import {
  MALFORMED_DEVICES,
  ENDING_TITLE,
  fake,
  FAILING,
  spa,
  logged,
  setUpPages,
  forgetLog,
  cookiesOf,
  type Visit,
  visit,
  answersIn,
  assertNothingAsked,
  assertPlain,
  employee,
} from '../support/rendered-pages';

setUpPages();

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
    forgetLog();
    for (const url of ['/', '/service', '/service/leave']) assertPlain(await visit(url, { as: person }), url);
    assertNothingAsked();
    assert.deepEqual(logged, []);
  });

  const NOT_OPENED: Record<string, string>[] = [
    { 'sec-fetch-dest': 'empty' },
    { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' },
    { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' },
    { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'no-cors' },
    { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'navigate', 'sec-purpose': 'prefetch' },
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

test('says whether the server renders pages', async () => {
  const plain = await visit('/service', { cookies: { device: null } });
  assert.equal(plain.headers[CONTENT_HEADER], undefined);
  const app = await buildApp(spa.portal.deps, { spa: spa.spa });
  try {
    const page = await visit('/service', { app });
    assertPlain(page);
    assert.equal(page.headers[CONTENT_HEADER], NO_CONTENT);
  } finally {
    await app.close();
  }
});

test('counts the pages that come with their content, fail and are paused', async () => {
  const metrics = createMetrics(spa.portal.deps);
  const app = await buildApp(spa.portal.deps, { spa: spa.spa, renderer: fake, metrics });
  try {
    answersIn((await visit('/service', { app })).body);
    fake.failure = new Error('out of paper');
    for (const url of ['/service', '/']) assertPlain(await visit(url, { app }));
    fake.failure = new RenderingPaused();
    for (const url of ['/service', '/', '/service/leave']) assertPlain(await visit(url, { app }));
    for (const url of ['/login', '/service/no-such-service']) assertPlain(await visit(url, { app }));
    const counts = await metrics.registry.getSingleMetricAsString('portico_rendered_pages_total');
    assert.deepEqual(
      [...counts.matchAll(/result="(\w+)"\} (\d+)/g)].map(([, result, count]) => [result, count]),
      [
        ['sent', '1'],
        ['failed', '2'],
        ['paused', '3'],
      ],
    );
  } finally {
    await app.close();
  }
});
