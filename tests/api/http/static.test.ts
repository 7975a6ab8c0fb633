import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { get as httpGet, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/config/config';
import { startWithSpa, type SpaPortal } from '../support/spa';

const INLINE = "document.documentElement.dataset.theme='dark'";
const PAGE = `<!doctype html><html><head><script>${INLINE}</script><script src="/umi.6e75fa2f.js"></script></head><body></body></html>`;
const SCRIPT = `console.log(${JSON.stringify('portico '.repeat(500))})`;
const FOREVER = 'public, max-age=31536000, immutable';

let portal: SpaPortal['portal'];
let app: SpaPortal['app'];
let spa: string;
let close: SpaPortal['close'];

before(async () => {
  ({ portal, app, spa, close } = await startWithSpa({
    'index.html': PAGE,
    'umi.6e75fa2f.js': SCRIPT,
    'umi.6e75fa2f.js.br': brotliCompressSync(SCRIPT),
    'umi.6e75fa2f.js.gz': gzipSync(SCRIPT),
    'p__home.8505f455.async.js': SCRIPT,
    'p__home.1a2b3c4d.chunk.css': 'a{}',
    'logo.svg': '<svg/>',
  }));
});
after(() => close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('lets browsers cache hashed files for a year and revalidate the page', async () => {
  for (const url of ['/umi.6e75fa2f.js', '/p__home.8505f455.async.js', '/p__home.1a2b3c4d.chunk.css'])
    assert.equal((await get(url)).headers['cache-control'], FOREVER, url);
  assert.equal((await get('/logo.svg')).headers['cache-control'], 'public, max-age=3600');
  for (const url of ['/', '/index.html', '/service/leave'])
    assert.equal((await get(url)).headers['cache-control'], 'no-cache', url);
});

test('sends every text response with its encoding in the content type', async () => {
  const types = {
    '/': 'text/html',
    '/umi.6e75fa2f.js': 'application/javascript',
    '/p__home.1a2b3c4d.chunk.css': 'text/css',
    '/logo.svg': 'image/svg+xml',
    '/api/health/live': 'application/json',
  };
  for (const [url, type] of Object.entries(types))
    assert.equal((await get(url)).headers['content-type'], `${type}; charset=utf-8`, url);
});

test('returns 304 when the browser has the current page', async () => {
  const { headers } = await get('/service');
  const again = await get('/welfare/news', { 'if-none-match': String(headers.etag) });
  assert.equal(again.statusCode, 304);
  assert.equal(again.body, '');
});

test('sends the smallest encoding that the browser accepts', async () => {
  const brotli = await get('/umi.6e75fa2f.js', { 'accept-encoding': 'gzip, deflate, br' });
  const gzip = await get('/umi.6e75fa2f.js', { 'accept-encoding': 'gzip' });
  const plain = await get('/umi.6e75fa2f.js');
  assert.deepEqual(
    [brotli, gzip, plain].map(({ headers }) => headers['content-encoding']),
    ['br', 'gzip', undefined],
  );
  assert.equal(brotliDecompressSync(brotli.rawPayload).toString(), SCRIPT);
  assert.equal(gunzipSync(gzip.rawPayload).toString(), SCRIPT);
  assert.equal(plain.body, SCRIPT);
  for (const { headers } of [brotli, gzip, plain]) {
    assert.match(String(headers.vary), /accept-encoding/i);
    assert.match(String(headers['content-type']), /javascript/);
    assert.equal(headers['cache-control'], FOREVER);
  }
});

test('serves the page at every address of the portal, as built if there is no list of files', async () => {
  for (const url of ['/', '/login?backUrl=%2F', '/service', '/service/leave', '/welfare/preview/news/x', '/no/such/page']) {
    const { statusCode, body, headers } = await get(url);
    assert.equal(statusCode, 200, url);
    assert.equal(body, PAGE, url);
    assert.match(String(headers['content-type']), /^text\/html/);
  }
  assert.equal((await app.inject({ method: 'HEAD', url: '/service/leave' })).statusCode, 200);
});

test('serves the page at mistyped addresses, so that a person sees that there is no such page', async () => {
  const mistyped = [
    '/service/%E0%A4%A',
    '/service/100%',
    '/%zz?query=%E0',
    '/service//leave',
    '//service',
    '/service/a%5Cb',
    '/service/%00',
  ];
  for (const url of mistyped) {
    const { statusCode, body, headers } = await get(url);
    assert.equal(statusCode, 200, url);
    assert.equal(body, PAGE, url);
    assert.match(String(headers['content-security-policy']), /script-src 'self'/, url);
  }
  const posted = await app.inject({ method: 'POST', url: '/service/100%' });
  assert.equal(posted.statusCode, 405);
});

test('returns the page with 404 to a browser that navigates to a file that does not exist', async () => {
  for (const url of ['/index.aspx', '/service/leave.', '/service/leave.html?a=b', '/notice/2026.12']) {
    const { statusCode, body, headers } = await get(url, { 'sec-fetch-mode': 'navigate' });
    assert.equal(statusCode, 404, url);
    assert.equal(body, PAGE, url);
    assert.match(String(headers['content-type']), /^text\/html/, url);
    assert.equal((await get(url, { 'sec-fetch-mode': 'no-cors' })).json<{ code: string }>().code, 'path.not_found', url);
  }
  for (const url of ['/api/nothing.html', '/api/%zz', '/.env', '/service/.git/config']) {
    const { statusCode, headers } = await get(url, { 'sec-fetch-mode': 'navigate' });
    assert.ok(statusCode === 404 || statusCode === 400, url);
    assert.match(String(headers['content-type']), /^application\/json/, url);
  }
});

test('never returns HTML for a missing file or an API call', async () => {
  const missing = [
    '/umi.00000000.js',
    '/p__gone.00000000.async.js',
    '/p__gone.00000000.chunk.css',
    '/umi.6e75fa2f.js.map',
    '/service/x.png',
    '/absent.ico',
  ];
  const encoded = ['/%61pi', '/%61pi/nothing', '/a%70%69/nothing?x', 'http://portal.example/api/nothing'];
  for (const url of [...missing, ...encoded, '/api', '/api/', '/api/nothing', '/api/docs/nothing']) {
    const { statusCode, headers, json } = await get(url, { accept: 'text/html' });
    assert.equal(statusCode, 404, url);
    assert.match(String(headers['content-type']), /^application\/json/, url);
    assert.equal(json<{ code: string }>().code, 'path.not_found', url);
  }
  const headers = await portal.signedIn(portal.people.employee);
  for (const url of ['/api/docs/static/nothing', '/%61pi/docs/static/nothing'])
    assert.equal((await get(url, headers)).json<{ code: string }>().code, 'path.not_found', url);
});

test('returns no HTML and nothing cacheable for a call with an absolute-form request target', async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  for (const path of ['/api/health/live', '/api/nothing', '/%61pi/nothing']) {
    const asked = httpGet({ host: '127.0.0.1', port, path: `http://portal.example${path}` });
    const [{ headers }] = (await once(asked, 'response')) as [IncomingMessage];
    asked.destroy();
    assert.match(headers['content-type'] ?? '', /^application\/json/, path);
    assert.equal(headers['cache-control'], 'no-store', path);
  }
});

test('serves the page with its matching policy in the smallest encoding, also after another build', async () => {
  const rebuilt = await buildApp(portal.deps, { spa });
  await writeFile(join(spa, 'index.html'), PAGE.replace(INLINE, 'another()'));
  for (const url of ['/', '/index.html', '/service']) {
    const brotli = await rebuilt.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    assert.equal(brotliDecompressSync(brotli.rawPayload).toString(), PAGE, url);
    const gzip = await rebuilt.inject({ url, headers: { 'accept-encoding': 'br;q=0, gzip' } });
    assert.equal(gunzipSync(gzip.rawPayload).toString(), PAGE, url);
    assert.match(String(gzip.headers.vary), /accept-encoding/i);
    assert.equal((await rebuilt.inject(url)).body, PAGE, url);
  }
  await rebuilt.close();
  await writeFile(join(spa, 'index.html'), PAGE);
});

test('serves no file outside the folder of the SPA', async () => {
  await writeFile(`${spa}.secret`, 'secret');
  const name = spa.split('/').at(-1) ?? '';
  for (const url of [
    `/../${name}.secret`,
    `/..%2f${name}.secret`,
    `/%2e%2e/${name}.secret`,
    `/static/..%2f..%2f${name}.secret`,
    '/.git/config',
  ])
    assert.doesNotMatch((await get(url)).body, /secret/, url);
  await rm(`${spa}.secret`);
});

test('allows exactly the inline scripts of the page', async () => {
  const policy = String((await get('/')).headers['content-security-policy']);
  const hash = createHash('sha256').update(INLINE).digest('base64');
  assert.match(policy, new RegExp(`script-src 'self' 'sha256-${hash.replaceAll('+', '\\+')}'(;|$)`));
  assert.match(policy, /frame-ancestors 'none'/);
  assert.match(policy, /object-src 'none'/);
});

test('sets nosniff, referrer policy and, where configured, HSTS', async () => {
  const { headers } = await get('/');
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.equal(headers['referrer-policy'], 'same-origin');
  assert.equal(headers['cross-origin-opener-policy'], 'same-origin');
  assert.equal(headers['strict-transport-security'], undefined);
  const config = { ...portal.deps.config, publicUrl: readConfig({ PUBLIC_URL: 'https://portal.example' }).publicUrl };
  const secure = await buildApp({ ...portal.deps, config }, { spa });
  const answer = await secure.inject('/');
  await secure.close();
  assert.match(String(answer.headers['strict-transport-security']), /^max-age=31536000/);
  assert.match(String(answer.headers['content-security-policy']), /upgrade-insecure-requests/);
});

test('forbids caching of API responses and compresses large ones', async () => {
  const signedIn = await portal.signedIn(portal.people.employee);
  const { headers, rawPayload } = await get('/api/docs/openapi.json', { ...signedIn, 'accept-encoding': 'br, gzip' });
  assert.equal(headers['cache-control'], 'no-store');
  assert.equal(headers['content-encoding'], 'br');
  assert.equal((JSON.parse(brotliDecompressSync(rawPayload).toString()) as { openapi: string }).openapi, '3.1.0');
  assert.equal((await get('/api/health/live', { 'accept-encoding': 'br' })).headers['content-encoding'], undefined);
});

test('serves the API without a built SPA', async () => {
  const bare = await buildApp(portal.deps, { spa: join(spa, 'nowhere') });
  assert.equal((await bare.inject('/api/health/live')).statusCode, 200);
  assert.equal((await bare.inject('/service')).statusCode, 404);
  await bare.close();
});
