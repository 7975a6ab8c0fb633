import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { connect as connectSocket } from 'node:net';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { connect as connectTls, type SecureContextOptions } from 'node:tls';
import { brotliDecompressSync } from 'node:zlib';
import type { DraftFile } from '../../contract/manage/file';
import { makeDraft } from '../api/support/factories';
import { signInAdministrator, type Headers } from './administrator';
import { makeCertificate, PROXIES, startProxy, type Proxy, type ProxyKind } from './proxy-process';
import { launch, pause, start, temporaryFolder } from './server-process';

const PUBLIC_URL = 'https://portal.example';
/** Another address of the loopback interface, so that the browser's and the proxy's address differ. */
const BROWSER = '127.0.0.2';
const CLAIMED = '203.0.113.7';
const START_MS = 60_000;
/** Larger than the body limit of most calls, and than what the proxies buffer in memory. */
const FILE_BYTES = 12 * 1024 * 1024;
/** Memory limit of the browser's connection, which must hold the whole file. */
const MAX_MEMORY_MB = 64;
/** Below the number of searches of one person, and of sign-ins from one address, that are accepted in a minute. */
const REFUSALS = 30;
const TOO_LARGE = JSON.stringify({ query: 'x'.repeat(2 * 1024 * 1024) });
const TEXT = { title: 'Draft', summary: '', markdown: 'Text.', keywords: [], fields: {} };

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Returns an HTTP/2 connection like that of a browser. */
async function connectTo(t: TestContext, { httpsPort, certificate }: Proxy): Promise<ClientHttp2Session> {
  const socket = connectSocket({ port: httpsPort, host: '127.0.0.1', localAddress: BROWSER });
  const secured = { socket, ca: certificate, servername: new URL(PUBLIC_URL).hostname, ALPNProtocols: ['h2'] };
  const session = connect(PUBLIC_URL, { createConnection: () => connectTls(secured), maxSessionMemory: MAX_MEMORY_MB });
  t.after(() => {
    session.destroy();
  });
  await once(session, 'connect');
  return session;
}

/** Returns the answer of the proxy's port for http, without following a redirect. */
async function callByHttp({ httpPort }: Proxy, path: string): Promise<IncomingMessage> {
  const { host } = new URL(PUBLIC_URL);
  // Not `fetch`, which sends the address as the host.
  const [answer] = (await once(get({ port: httpPort, host: '127.0.0.1', path, headers: { host } }), 'response')) as [
    IncomingMessage,
  ];
  answer.resume();
  return answer;
}

/** Returns the version of TLS that a connection with these options gets. Rejects if the proxy refuses it. */
async function secured({ httpsPort, certificate }: Proxy, options: SecureContextOptions): Promise<string | null> {
  const socket = connectTls({ port: httpsPort, host: '127.0.0.1', ca: certificate, servername: 'portal.example', ...options });
  try {
    await once(socket, 'secureConnect');
    return socket.getProtocol();
  } finally {
    socket.destroy();
  }
}

async function call(session: ClientHttp2Session, path: string, headers: Headers = {}, body?: Buffer | string): Promise<Answer> {
  const request = session.request({ ':path': path, ':method': body === undefined ? 'GET' : 'POST', ...headers });
  request.end(body);
  const [answered] = (await once(request, 'response')) as [IncomingHttpHeaders & { ':status': number }];
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return { status: answered[':status'], headers: answered, body: Buffer.concat(chunks) };
}

async function startBehind(t: TestContext, kind: ProxyKind) {
  const dataFolder = await temporaryFolder(t);
  const env = { PUBLIC_URL, TRUST_PROXY: '127.0.0.1' };
  const portal = await start({ dataFolder, env });
  const prepare = (deps: Parameters<typeof makeDraft>[0]) => makeDraft(deps, { id: 'proxied', texts: { 'en-US': TEXT } });
  const signedIn = await signInAdministrator(dataFolder, portal, prepare, env);
  const proxy = await startProxy(t, kind, portal.port);
  return { portal, proxy, signedIn, session: await connectTo(t, proxy) };
}

for (const kind of PROXIES) {
  test(`${kind.name} works in front of the portal with its example configuration`, async (t) => {
    const { portal, proxy, signedIn, session } = await startBehind(t, kind);

    const redirect = await callByHttp(proxy, '/service?sort=newest');
    assert([301, 308].includes(redirect.statusCode ?? 0));
    assert.equal(redirect.headers.location, `${PUBLIC_URL}/service?sort=newest`);

    // A call over http is refused, so that a program that sends secrets unencrypted is noticed.
    const unencrypted = await callByHttp(proxy, '/api/health/live');
    assert.deepEqual([unencrypted.statusCode, unencrypted.headers.location], [403, undefined]);
    for (const ciphers of ['AES256-SHA256', 'ECDHE-ECDSA-AES256-SHA384', 'AES256-GCM-SHA384'])
      await assert.rejects(secured(proxy, { maxVersion: 'TLSv1.2', ciphers }), /handshake failure/, ciphers);
    await assert.rejects(
      secured(proxy, { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'ALL@SECLEVEL=0' }),
      /alert|version/,
    );
    assert.equal(await secured(proxy, { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES128-GCM-SHA256' }), 'TLSv1.2');
    assert.equal(await secured(proxy, {}), 'TLSv1.3');

    // Pages as the portal sends them: compressed by the portal, with its security headers once each.
    const direct = await fetch(`http://127.0.0.1:${portal.port}/login`, { headers: { accept: 'text/html' } });
    const page = await call(session, '/login', { accept: 'text/html', 'accept-encoding': 'br' });
    assert.equal(page.status, 200);
    assert.equal(page.headers['content-encoding'], 'br');
    assert.equal(brotliDecompressSync(page.body).toString(), await direct.text());
    for (const name of ['strict-transport-security', 'content-security-policy', 'x-content-type-options', 'referrer-policy'])
      assert.equal(page.headers[name], direct.headers.get(name), name);
    assert.match(page.headers['strict-transport-security'] ?? '', /^max-age=\d+/);

    // Uploads and downloads a file that is larger than the limit of other calls.
    const bytes = randomBytes(FILE_BYTES).toString('base64');
    const place = new URLSearchParams({ area: 'service', id: 'proxied', kind: 'attachment', name: 'large.txt' });
    const upload = await call(
      session,
      `/api/manage/file/upload?${place.toString()}`,
      { ...signedIn, 'content-type': 'application/octet-stream' },
      bytes,
    );
    assert.equal(upload.status, 200, upload.body.toString());
    const { id } = JSON.parse(upload.body.toString()) as DraftFile;
    const download = await call(session, `/api/attachment/${id}`, { ...signedIn, 'accept-encoding': 'identity' });
    assert.equal(download.status, 200);
    assert(download.body.equals(Buffer.from(bytes)));
    const part = await call(session, `/api/attachment/${id}`, { ...signedIn, range: 'bytes=10-19' });
    assert.deepEqual([part.status, part.body.toString()], [206, bytes.slice(10, 20)]);

    // Several times, because the proxy may still be sending the body when the response comes.
    for (let i = 0; i < REFUSALS; i++) {
      const refused = await call(session, '/api/search', { ...signedIn, 'content-type': 'application/json' }, TOO_LARGE);
      assert.equal(refused.status, 413);
      assert(refused.headers['content-type']?.startsWith('application/json'), 'the portal refuses, not the proxy');
    }

    // The portal knows the address of the browser, whatever the browser claims.
    const claims = { 'x-forwarded-for': CLAIMED, 'x-forwarded-proto': 'http', 'x-forwarded-host': 'evil.example' };
    const out = await call(session, '/api/user/logout', { ...signedIn, ...claims, 'content-type': 'application/json' }, '{}');
    assert.equal(out.status, 200, out.body.toString());
    const line = portal
      .stdout()
      .split('\n')
      .find((text) => text.includes('"sign-out"'));
    assert.equal((JSON.parse(line ?? '{}') as { address?: string }).address, BROWSER);
    assert(!portal.stdout().includes(CLAIMED));

    await portal.kill('SIGTERM');
    const down = await call(session, '/api/health/ready');
    assert([502, 503].includes(down.status), String(down.status));
  });
}

test('each proxy reaches a portal with TLS, and none whose certificate it does not trust', async (t) => {
  const folder = await temporaryFolder(t);
  const { certFile, keyFile } = makeCertificate(folder, 'portal.internal');
  const stranger = makeCertificate(await temporaryFolder(t), 'portal.internal');
  const env = { PUBLIC_URL, TRUST_PROXY: '127.0.0.1', REQUIRE_TLS: 'on', TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile };
  const portal = await launch({ dataFolder: join(folder, 'data'), env });
  for (const kind of PROXIES) {
    const session = await connectTo(t, await startProxy(t, kind, portal.port, certFile));
    for (const deadline = Date.now() + START_MS; (await call(session, '/api/health/ready')).status !== 200; await pause())
      assert(Date.now() < deadline, portal.stderr());
    for (let i = 0; i < REFUSALS / PROXIES.length; i++) {
      const refused = await call(session, '/api/user/login/ucToken', { 'content-type': 'application/json' }, TOO_LARGE);
      assert.equal(refused.status, 413, kind.name);
    }
    const distrusting = await connectTo(t, await startProxy(t, kind, portal.port, stranger.certFile));
    const { status } = await call(distrusting, '/api/health/ready');
    assert([502, 503].includes(status), `${kind.name}: ${status}`);
  }
  await portal.kill('SIGTERM');
});
