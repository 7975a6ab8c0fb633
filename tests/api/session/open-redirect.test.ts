import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import fc from 'fast-check';
import { safeBackUrl } from '../../../contract/core/paths';
import { sessionApi } from '../../../contract/session';
import { startTestApp, type TestApp } from '../support/harness';

const ORIGIN = 'http://localhost:8000';
const HOSTILE = [
  '//evil.example', '///evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example', '/\n/evil.example', '\t//evil.example',
  '/%09/evil.example', '/%2f/evil.example', '/%5cevil.example', '/.//evil.example', '/..//evil.example', '/x/../..//evil.example',
  '/%2e//evil.example', '/%2e%2e//evil.example', '//evil.example@localhost:8000/', '/@evil.example', '@evil.example', 'evil.example',
  'https://evil.example', 'HTTPS:evil.example', 'https:/evil.example', 'http:evil.example', 'http://localhost:8000@evil.example',
  'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'blob:x', 'vbscript:x',
  '/\u2028/evil.example', '/\u0000/evil.example', '／／evil.example', '/／evil.example', '/\u3002evil.example', '\ufeff//evil.example',
  '//evil%E3%80%82example', '//0x7f.1', '//[::1]', '/;@evil.example', '/?//evil.example', '/#//evil.example', '/login?backUrl=//evil.example',
  '/api//evil.example', '/api/..//evil.example', '/api/docs/../..//evil.example', '/api\\..\\\\evil.example', '//evil.example/api/docs',
  '/api/user/login/start?backUrl=//evil.example', '/api/user/login/callback?code=x', '/%61pi/user/login/start', '/API/user/%6cogin/start',
]; // prettier-ignore

/** Generates strings from the building blocks of open redirects and from arbitrary text. */
const pieces = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('/', '\\', '.', '..', ':', '@', '?', '#', '%2f', '%5c', '%2e', '%09', '%0a', '%00', '\t', '\n', '\r') },
    { weight: 3, arbitrary: fc.constantFrom('evil.example', 'login', 'service', 'http', 'https', 'javascript:', 'localhost', '[::1]', '／', '。', '\u2028') },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) },
  ),
  { maxLength: 10 },
); // prettier-ignore
const address = fc.oneof(
  fc.constantFrom(...HOSTILE),
  pieces.map((parts) => parts.join('')),
  pieces.map((parts) => `/${parts.join('')}`),
);

function assertOurs(backUrl: string, given: string): void {
  const what = JSON.stringify({ given, backUrl });
  assert.match(backUrl, /^\/(?![/\\])/, what);
  for (const page of ['/', '/login?backUrl=x', '/service/x/y', '/api/user/login/start']) {
    const resolved = new URL(backUrl, ORIGIN + page);
    assert.equal(resolved.origin, ORIGIN, what);
    assert.doesNotMatch(
      decodeURIComponent(resolved.pathname.replace(/%(?![\da-f]{2})/gi, '%25')).toLowerCase(),
      /^\/(login\/*|api\/user\/login\/.*)$/,
      what,
    );
  }
}

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
beforeEach(async () => {
  await portal.db.deleteFrom('rate_limit').execute();
});
after(() => portal.close());

test('never redirects to another site, for any return address', () => {
  const property = fc.property(address, (given) => {
    const backUrl = safeBackUrl(given);
    assertOurs(backUrl, given);
    assert.equal(safeBackUrl(backUrl), backUrl, `${JSON.stringify(given)} becomes another at the second look`);
  });
  fc.assert(property, { numRuns: 50_000 });
});

test('returns to a page of this site after a sign-in from a hostile link', async () => {
  for (const given of HOSTILE) {
    await portal.db.deleteFrom('login_attempt').execute();
    const query = { backUrl: given, moved: '1' };
    const { statusCode, headers } = await portal.app.inject({ url: sessionApi.start.path, query });
    assert.equal(statusCode, 302);
    assert.equal(new URL(String(headers.location)).origin, ORIGIN);
    const attempt = await portal.db.selectFrom('login_attempt').select('back_url').executeTakeFirstOrThrow();
    assertOurs(attempt.back_url, given);
  }
});

test('redirects only to the public URL, for any host and return address of a link', async () => {
  for (const given of HOSTILE) {
    const query = { backUrl: given };
    const { headers } = await portal.app.inject({ url: sessionApi.start.path, query, headers: { host: 'evil.example' } });
    const location = new URL(String(headers.location));
    assert.equal(location.origin + location.pathname, ORIGIN + sessionApi.start.path);
    assertOurs(location.searchParams.get('backUrl') ?? '', given);
  }
});

test('redirects a failed sign-in to the login page with a return address on this site', async () => {
  for (const query of ['backUrl=//evil.example', 'state=forged&code=x&backUrl=//evil.example']) {
    const { headers } = await portal.app.inject(`${sessionApi.callback.path}?${query}`);
    const location = new URL(String(headers.location), ORIGIN);
    assert.equal(location.origin + location.pathname, `${ORIGIN}/login`);
    assertOurs(location.searchParams.get('backUrl') ?? '', 'callback');
  }
});
