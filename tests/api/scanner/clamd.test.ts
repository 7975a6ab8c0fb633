import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { findMalware, ScannerUnavailable, scannerVersion } from '../../../server/scanner/clamd';
import { fakeClamd } from '../support/fake-clamd';

const unavailable = (reason: RegExp) => (error: unknown) => error instanceof ScannerUnavailable && reason.test(error.message);

test('a file is sent whole, whatever its size', async (t) => {
  const clamd = await fakeClamd(t);
  const files = [0, 1, 64 * 1024, 64 * 1024 + 1, 3_000_000].map((size) => randomBytes(size));
  for (const file of files) assert.equal(await findMalware(clamd.url, file), null);
  assert.deepEqual(
    clamd.scanned.map((bytes, nth) => files[nth]?.equals(bytes)),
    files.map(() => true),
  );
});

test('a scanner at a socket of this machine names what it finds', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-clamd-'));
  t.after(() => rm(folder, { recursive: true }));
  const clamd = await fakeClamd(t, join(folder, 'clamd.ctl'));
  clamd.reply = () => 'stream: Win.Test.EICAR_HDB-1 FOUND\0';
  assert.equal(await findMalware(clamd.url, Buffer.from('x')), 'Win.Test.EICAR_HDB-1');
  assert.match(await scannerVersion(clamd.url), /^ClamAV 1\.4\.3\/27800\//);
});

test('files that were not scanned are never taken for clean ones', async (t) => {
  const clamd = await fakeClamd(t);
  const scan = () => findMalware(clamd.url, Buffer.from('x'), 200);
  for (const [reply, reason] of [
    ['INSTREAM size limit exceeded. ERROR\0', /did not scan a file: INSTREAM size limit exceeded/],
    ["stream: Can't allocate memory ERROR\0", /did not scan a file: .*memory/],
    ['stream: OK and more\0', /did not scan a file/],
    ['220 mail.example\r\n', /did not scan a file: 220/],
    ['x'.repeat(10_000), /too long an answer/],
    ['', /closed the connection without an answer/],
    [null, /was silent for 0\.2 s/],
  ] as const) {
    clamd.reply = () => reply;
    await assert.rejects(scan, unavailable(reason), JSON.stringify(reply));
  }
  await assert.rejects(findMalware('tcp://127.0.0.1:9', Buffer.from('x')), unavailable(/ECONNREFUSED/));
  await assert.rejects(findMalware('unix:/nowhere/clamd.ctl', Buffer.from('x')), unavailable(/ENOENT/));
});

test('a scanner that closes the connection before it has read a large file fails the scan', async (t) => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end('INSTREAM size limit exceeded. ERROR\0', () => socket.destroy()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const url = `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await assert.rejects(findMalware(url, Buffer.alloc(20_000_000)), unavailable(/clamd at/));
});
