import assert from 'node:assert/strict';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { readConfig } from '../../../server/config/config';
import { buildApp } from '../../../server/app';
import { sessionApi } from '../../../contract/session';
import { Browser } from '../support/browser';
import { demoSession } from '../support/demo-sign-in';
import { startWithSpa, type SpaPortal } from '../support/spa';

let portal: SpaPortal['portal'];
let app: SpaPortal['app'];
let spa: string;
let close: SpaPortal['close'];
before(async () => {
  const page = '<!doctype html><script>begin()</script><link rel="stylesheet" href="/umi.css">';
  ({ portal, app, spa, close } = await startWithSpa({ 'index.html': page }));
});
after(() => close());

function policyOf({ headers }: LightMyRequestResponse): Map<string, string> {
  const directives = String(headers['content-security-policy']).split('; ');
  return new Map(directives.map((directive) => [directive.split(' ', 1)[0] ?? '', directive.split(' ').slice(1).join(' ')]));
}

/** Returns the headers of the response to a malformed request. Uses a raw socket, because `inject` cannot send one. */
async function malformedHeaders(to: FastifyInstance): Promise<LightMyRequestResponse['headers']> {
  if (!to.server.listening) await to.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((to.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  socket.write('nonsense\r\n\r\n');
  const [head = ''] = (await socket.toArray()).join('').split('\r\n\r\n');
  const [status, ...lines] = head.split('\r\n');
  assert.equal(status, 'HTTP/1.1 400 Bad Request');
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
}

test('sets a policy on every page against injected scripts and styles, external resources and framing', async () => {
  const headers = await portal.signedIn(portal.people.employee);
  for (const url of ['/', '/service/leave', '/login', '/api/docs/', '/umi.css', '/api/nothing']) {
    const policy = policyOf(await app.inject({ url, headers }));
    assert.equal(policy.get('default-src'), "'none'", url);
    assert.match(policy.get('script-src') ?? '', /^'self' 'sha256-[\w+/]{43}='$/, url);
    assert.match(policy.get('style-src') ?? '', /^(?:'self'|'sha256-[\w+/]{43}='| )+$/, url);
    for (const name of ['script-src-attr', 'style-src-attr', 'object-src', 'base-uri', 'frame-ancestors'])
      assert.equal(policy.get(name), "'none'", `${name} of ${url}`);
    assert.equal(policy.get('form-action'), "'self'", url);
    assert.doesNotMatch([...policy.values()].join(' '), /unsafe|\*|https?:/, url);
  }
});

test('keeps the address of a preview page, which can hold a token, from search engines and other sites', async () => {
  for (const url of ['/notice/preview/canteen?preview=token', '/welfare/preview/news/run', '/Notice/%50review/canteen']) {
    const { headers } = await app.inject(url);
    assert.deepEqual([headers['referrer-policy'], headers['x-robots-tag']], ['no-referrer', 'noindex'], url);
  }
  const { headers } = await app.inject('/notice/canteen');
  assert.deepEqual([headers['referrer-policy'], headers['x-robots-tag']], ['same-origin', undefined]);
});

test('sets a policy on API responses that allows nothing if a browser displays them', async () => {
  const paths = ['/api/health/live', '/api/servicehall/form/info?id=x', `${sessionApi.callback.path}?state=x`];
  for (const url of paths) {
    const answer = await app.inject(url);
    assert.deepEqual(
      [...policyOf(answer)],
      ['default-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors'].map((name) => [name, "'none'"]),
      url,
    );
    assert.equal(answer.headers['cache-control'], 'no-store', url);
  }
});

test('forbids browsers to cache API responses, for every form of the address', async () => {
  const headers = await portal.signedIn(portal.people.employee);
  const paths = ['/api/user/session/list', '/%61pi/user/session/list', '/api/user/s%65ssion/list'];
  for (const url of [...paths, 'http://localhost:8000/api/user/session/list']) {
    const answer = await app.inject({ url, headers });
    assert.deepEqual([answer.statusCode, answer.headers['cache-control']], [200, 'no-store'], url);
  }
  for (const url of ['/api/nothing', '/%61pi/nothing', '/api'])
    assert.equal((await app.inject({ url })).headers['cache-control'], 'no-store', url);
  assert.equal((await app.inject('/service')).headers['cache-control'], 'no-cache');
});

test('sets headers against cross-origin use, content sniffing and device access on every response', async () => {
  const { statusCode, headers: ofStart } = await app.inject(`${sessionApi.start.path}?moved=1`);
  assert.equal(statusCode, 302);
  const browser = new Browser(app);
  const { answer: choice } = await browser.follow(String(ofStart.location));
  for (const { headers } of [
    await app.inject('/'),
    await app.inject('/api/health/live'),
    await app.inject('/api/nothing'),
    await app.inject('/api/%zz'),
    await app.inject(`/api/attachment/${'x'.repeat(201)}`),
    { headers: await malformedHeaders(app) },
    choice,
  ]) {
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['cross-origin-opener-policy'], 'same-origin');
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
    assert.equal(headers['x-frame-options'], 'DENY');
    assert.match(String(headers['referrer-policy']), /^(same-origin|no-referrer)$/);
    assert.match(String(headers['permissions-policy']), /camera=\(\).*geolocation=\(\)/);
    assert.equal(headers['strict-transport-security'], undefined);
    assert.equal(headers['x-powered-by'], undefined);
  }
});

test('sets policy, no-store and HSTS headers on responses to unroutable and malformed requests', async (t) => {
  const config = { ...portal.deps.config, publicUrl: 'https://portal.example' };
  for (const deps of [portal.deps, { ...portal.deps, config }]) {
    const other = await buildApp(deps, { spa: join(spa, 'none') });
    t.after(() => other.close());
    const ofData = (await other.inject('/api/health/live')).headers;
    const unrouted = ['/api/%zz', '/%61pi/%zz', `/api/attachment/${'x'.repeat(201)}`].map((url) => other.inject(url));
    for (const headers of [...(await Promise.all(unrouted)).map((answer) => answer.headers), await malformedHeaders(other)])
      for (const name of ['content-security-policy', 'strict-transport-security', 'cache-control', 'referrer-policy'])
        assert.equal(headers[name], ofData[name], name);
  }
});

test("allows only the demo provider's own script on its pages", async () => {
  const { answer } = await new Browser(app).follow(`${sessionApi.start.path}?moved=1`);
  const policy = policyOf(answer);
  assert.equal(answer.statusCode, 200);
  assert.equal(policy.get('default-src'), "'none'");
  assert.match(policy.get('script-src') ?? '', /^'sha256-/);
  assert.doesNotMatch([...policy.values()].join(' '), /unsafe/);
});

test('sets Secure cookies and HSTS on https, and neither on http', async () => {
  for (const publicUrl of ['https://portal.example', 'http://localhost:8000']) {
    const secure = publicUrl.startsWith('https:');
    const config = { ...portal.deps.config, publicUrl: readConfig({ PUBLIC_URL: publicUrl }).publicUrl };
    const other = await buildApp({ ...portal.deps, config }, { spa });
    const browser = new Browser(other, publicUrl);
    await demoSession(browser);
    assert.equal(browser.everyCookieIsSecure(), secure);
    for (const url of ['/', '/api/health/live']) {
      const answer = await other.inject(url);
      assert.equal(answer.headers['strict-transport-security'], secure ? 'max-age=31536000; includeSubDomains' : undefined);
    }
    assert.equal(policyOf(await other.inject('/')).has('upgrade-insecure-requests'), secure);
    await other.close();
  }
});
