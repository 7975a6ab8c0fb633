import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { get, type RequestOptions } from 'node:https';
import { connect as connectSocket, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { connect, type ConnectionOptions, type TLSSocket } from 'node:tls';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../server/app';
import type { CertificateFiles } from '../../../server/config/config';
import { freePort } from '../../../server/db/startup/free-port';
import { createLogger } from '../../../server/http/log';
import { observeCertificate } from '../../../server/metrics/certificate-metrics';
import { listenForMetrics, METRICS_PATH } from '../../../server/metrics/expose';
import { createMetrics } from '../../../server/metrics/metrics';
import { readCertificate } from '../../../server/tls/certificate';
import { watchCertificate, type WatchedCertificate } from '../../../server/tls/https-server';
import { CERTIFICATE, KEY, OTHER_CERTIFICATE, OTHER_KEY } from '../support/certificate';
import { makeFile, makeItem } from '../support/factories';
import { startTestApp, type TestApp } from '../support/harness';
import { sendRest, sendUntilRefused } from '../support/refused-body';
import { until } from '../support/until';

const HOST = '127.0.0.1';
const MEGABYTE = 1024 * 1024;

let portal: TestApp;
let folder: string;
let files: CertificateFiles;
let certificate: WatchedCertificate;
let app: FastifyInstance;
let port: number;
let logged = '';
const log = createLogger('info', { write: (line) => (logged += line) });

before(async () => {
  portal = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'portico-tls-'));
  files = { certFile: join(folder, 'certificate.pem'), keyFile: join(folder, 'key.pem') };
  await write(OTHER_CERTIFICATE, OTHER_KEY);
  certificate = await watchCertificate(files, log);
  app = await buildApp(portal.deps, { log, certificate });
  await app.listen({ host: HOST, port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});
after(async () => {
  certificate.stop();
  await app.close();
  await portal.close();
  await rm(folder, { recursive: true });
});

async function write(cert: string, key: string): Promise<void> {
  await writeFile(files.certFile, cert);
  await writeFile(files.keyFile, key);
}

/** Opens a connection and verifies the certificate. Rejects if the server refuses the connection. */
async function connected(options: ConnectionOptions = {}): Promise<TLSSocket> {
  // The types of Node.js lack `allowHalfOpen` here.
  const all: ConnectionOptions & { allowHalfOpen: true } = {
    port,
    host: HOST,
    ca: OTHER_CERTIFICATE,
    allowHalfOpen: true,
    ...options,
  };
  const socket = connect(all);
  await once(socket, 'secureConnect');
  return socket;
}

async function got(path: string, options: RequestOptions = {}): Promise<{ status: number | undefined; text: string }> {
  const request = get({ port, host: HOST, path, ca: OTHER_CERTIFICATE, agent: false, ...options });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, text: Buffer.concat((await answer.toArray()) as Buffer[]).toString() };
}

test('serves TLS 1.2 and 1.3 with strong cipher suites only', async () => {
  const protocolOf = async (options: ConnectionOptions) => {
    const socket = await connected(options);
    const protocol = socket.getProtocol();
    socket.destroy();
    return protocol;
  };
  assert.equal(await protocolOf({}), 'TLSv1.3');
  assert.equal(await protocolOf({ maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES128-GCM-SHA256' }), 'TLSv1.2');
  for (const ciphers of ['ECDHE-ECDSA-AES256-SHA384', 'ECDHE-ECDSA-AES128-SHA', 'AES256-GCM-SHA384'])
    await assert.rejects(protocolOf({ maxVersion: 'TLSv1.2', ciphers }), /handshake failure/, ciphers);
  const old = { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'ALL@SECLEVEL=0' } as const;
  await assert.rejects(protocolOf(old), /alert|version/);
});

test('closes a connection without TLS, and goes on', async () => {
  const socket = connectSocket(port, HOST);
  socket.write('GET /api/health/live HTTP/1.1\r\nhost: x\r\n\r\n');
  const [answer] = await Promise.all([socket.toArray(), once(socket, 'close')]);
  assert.deepEqual(answer, []);
  assert.equal((await got('/api/health/live')).status, 200);
});

test('a client that still sends a refused body gets the response, and can send the rest', async () => {
  const socket = await connected();
  await sendUntilRefused(socket, `content-length: ${4 * MEGABYTE}`, ' '.repeat(MEGABYTE));
  await sendRest(socket, ' '.repeat(3 * MEGABYTE));
});

test('closes the connection of a client that stops reading', { timeout: 60_000 }, async () => {
  const bytes = randomBytes(16 * MEGABYTE);
  const id = await makeFile(portal.deps, await makeItem(portal.db), { bytes });
  const session = await portal.signedIn(portal.people.employee);
  const headers = Object.entries({ host: 'x', ...session }).map(([name, value]) => `${name}: ${value}`);
  app.server.timeout = 500;
  const socket = await connected();
  socket.pause();
  socket.write(`GET /api/attachment/${id} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
  await until(
    () => logged.includes('reader stalled'),
    () => logged,
  );
  app.server.timeout = 60_000;
  socket.on('error', ({ code }: NodeJS.ErrnoException) => {
    assert.equal(code, 'ECONNRESET');
  });
  socket.resume().end();
  await new Promise((resolve) => socket.on('close', resolve));
  assert(socket.bytesRead < bytes.length);
});

test('presents a renewed certificate to new connections, and keeps the one before while the new one cannot be used', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const watched = await watchCertificate(files, log);
  const metrics = createMetrics(portal.deps);
  observeCertificate(metrics.registry, watched);
  const listener = { port: await freePort(), host: HOST };
  const server = await listenForMetrics(metrics, listener, { log, certificate: watched });
  t.after(async () => {
    watched.stop();
    await server.close();
    await write(OTHER_CERTIFICATE, OTHER_KEY);
  });
  const presented = async () => {
    const socket = await connected({
      port: listener.port,
      ca: [CERTIFICATE, OTHER_CERTIFICATE],
      checkServerIdentity: () => undefined,
    });
    const { CN } = socket.getPeerCertificate().subject;
    socket.destroy();
    return CN;
  };
  const passMinute = async (message: string) => {
    logged = '';
    t.mock.timers.tick(60_000);
    await until(
      () => logged.includes(message),
      () => logged,
    );
  };
  assert.equal(await presented(), 'renewed.example');

  await writeFile(files.certFile, CERTIFICATE);
  await passMinute('the certificate cannot be renewed; the one before stays in use');
  assert.match(logged, /TLS_CERT_FILE: .* has the certificate of another key/);
  assert.equal(await presented(), 'renewed.example');

  await writeFile(files.keyFile, KEY);
  await passMinute('certificate renewed');
  assert.equal(await presented(), 'portico test');
  const { text } = await got(METRICS_PATH, { port: listener.port, ca: CERTIFICATE, checkServerIdentity: () => undefined });
  assert.equal(
    Number(/^portico_certificate_expiry_timestamp_seconds (\S+)$/m.exec(text)?.[1]),
    Date.parse('2126-10-28T11:44:42Z') / 1000,
  );
});

test('refuses files that cannot be used in one line that names the setting', async (t) => {
  t.after(() => write(OTHER_CERTIFICATE, OTHER_KEY));
  for (const [cert, key, reason] of [
    ['', OTHER_KEY, /^Error: TLS_CERT_FILE: \S+ has a certificate that cannot be read$/],
    [OTHER_KEY, OTHER_KEY, /^Error: TLS_CERT_FILE: \S+ has a certificate that cannot be read$/],
    [CERTIFICATE, OTHER_KEY, /^Error: TLS_CERT_FILE: \S+ has the certificate of another key$/],
    [`${CERTIFICATE}${OTHER_CERTIFICATE.slice(0, 200)}`, KEY, /^Error: TLS_CERT_FILE: \S+ has a chain .* that cannot be read$/],
    [OTHER_CERTIFICATE, 'x', /^Error: TLS_KEY_FILE: \S+ must be a private key as PEM text, without a passphrase$/],
  ] as const) {
    await write(cert, key);
    await assert.rejects(readCertificate(files), reason);
  }
  const nowhere = { ...files, keyFile: join(folder, 'none.pem') };
  await assert.rejects(readCertificate(nowhere), /^Error: TLS_KEY_FILE: \S+none\.pem cannot be read \(ENOENT\)$/);
});
