import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/config/config';
import { PROJECT_FOLDER } from '../../../server/config/project-folder';
import { startWithSpa, type SpaPortal } from '../support/spa';

const SECURITY_TXT = '/.well-known/security.txt';
const DAY_MS = 24 * 60 * 60 * 1000;
const publicFile = (name: string) => readFile(join(PROJECT_FOLDER, 'public', name));

let site: SpaPortal;
before(async () => {
  site = await startWithSpa({
    'index.html': '<!doctype html>',
    'favicon.ico': await publicFile('favicon.ico'),
    'apple-touch-icon.png': await publicFile('apple-touch-icon.png'),
    'robots.txt': await publicFile('robots.txt'),
    'manifest.webmanifest': await publicFile('manifest.webmanifest'),
  });
});
after(() => site.close());

/** Returns the width of each picture in an icon file that contains PNG pictures. */
function widthsOf(icon: Buffer): number[] {
  assert.deepEqual([icon.readUInt16LE(0), icon.readUInt16LE(2)], [0, 1], 'the head of an icon file');
  return Array.from({ length: icon.readUInt16LE(4) }, (_, index) => {
    const entry = icon.subarray(6 + 16 * index);
    const png = icon.subarray(entry.readUInt32LE(12), entry.readUInt32LE(12) + entry.readUInt32LE(8));
    assert.equal(png.readUInt32BE(16), entry[0]);
    return pngWidth(png);
  });
}

function pngWidth(png: Buffer): number {
  assert.equal(png.subarray(1, 4).toString(), 'PNG');
  assert.equal(png.readUInt32BE(16), png.readUInt32BE(20), 'is square');
  return png.readUInt32BE(16);
}

test('serves a cacheable icon with three sizes', async () => {
  const { statusCode, headers, rawPayload } = await site.app.inject('/favicon.ico');
  assert.deepEqual([statusCode, headers['content-type']], [200, 'image/vnd.microsoft.icon']);
  assert.equal(headers['cache-control'], 'public, max-age=3600');
  assert.deepEqual(widthsOf(rawPayload), [16, 32, 48]);
});

test('serves a home screen icon for phones', async () => {
  const { statusCode, headers, rawPayload } = await site.app.inject('/apple-touch-icon.png');
  assert.deepEqual([statusCode, headers['content-type'], pngWidth(rawPayload)], [200, 'image/png', 180]);
});

test('describes an app that can be installed, with icons of the sizes that it names', async () => {
  const { statusCode, headers, body } = await site.app.inject('/manifest.webmanifest');
  assert.deepEqual([statusCode, headers['content-type']], [200, 'application/manifest+json']);
  const { icons } = JSON.parse(body) as { icons: { src: string; sizes: string }[] };
  const pictures = icons.filter(({ src }) => src.endsWith('.png'));
  assert.equal(pictures.length, 3);
  for (const { src, sizes } of pictures) assert.equal(`${pngWidth(await publicFile(src.slice(1)))}`, sizes.split('x')[0], src);
});

test('asks search engines not to index the portal', async () => {
  const { statusCode, headers, body } = await site.app.inject('/robots.txt');
  assert.deepEqual([statusCode, headers['content-type']], [200, 'text/plain; charset=utf-8']);
  assert.equal(body, 'User-agent: *\nDisallow: /\n');
});

const withSettings = (settings: Record<string, string>, now = new Date('2026-03-01T12:34:56Z')) => {
  const { deps } = site.portal;
  const { publicUrl, securityContact } = readConfig(settings);
  return buildApp({ ...deps, now: () => now, config: { ...deps.config, publicUrl, securityContact } }, { spa: site.spa });
};

test('publishes the security contact with languages and expiry', async (t) => {
  const SECURITY_CONTACT = 'mailto:security@company.example';
  const app = await withSettings({ SECURITY_CONTACT, PUBLIC_URL: 'https://portal.example' });
  t.after(() => app.close());
  const { statusCode, headers, body } = await app.inject(SECURITY_TXT);
  assert.deepEqual([statusCode, headers['content-type']], [200, 'text/plain; charset=utf-8']);
  assert.deepEqual(body.split('\n'), [
    'Contact: mailto:security@company.example',
    'Expires: 2026-08-28T00:00:00Z',
    'Preferred-Languages: en, zh',
    'Canonical: https://portal.example/.well-known/security.txt',
    '',
  ]);
  assert.equal((await app.inject({ method: 'POST', url: SECURITY_TXT })).statusCode, 405);
});

test('sets an expiry of security.txt between five months and a year ahead at any time', async (t) => {
  for (const now of ['2026-12-31T23:59:59Z', '2028-02-29T00:00:00Z']) {
    const app = await withSettings({ SECURITY_CONTACT: 'https://company.example/security' }, new Date(now));
    t.after(() => app.close());
    const { body } = await app.inject(SECURITY_TXT);
    const [, expires = ''] = /^Expires: (.*)$/m.exec(body) ?? [];
    const days = (Date.parse(expires) - Date.parse(now)) / DAY_MS;
    assert(days > 150 && days < 365, expires);
    assert.doesNotMatch(body, /^Canonical/m, 'only an https address is one');
  }
});

test('returns 404 for security.txt when no contact is configured', async () => {
  assert.equal((await site.app.inject(SECURITY_TXT)).statusCode, 404);
});

test('returns no page for an address that begins with a dot, in any spelling', async () => {
  const urls = [
    '/.well-known/change-password',
    '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
    '/.env',
    '/%2eenv',
    '/.git/HEAD',
    '/service/.git',
  ];
  for (const url of urls) {
    const { statusCode, headers } = await site.app.inject(url);
    assert.deepEqual([statusCode, headers['content-type']], [404, 'application/json; charset=utf-8'], url);
  }
});
