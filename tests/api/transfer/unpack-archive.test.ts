import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { TransferFailure } from '../../../contract/manage/transfer';
import { packFolder } from '../../../server/transfer/pack-folder';
import { ArchiveError, unpackArchive } from '../../../server/transfer/unpack-archive';
import { rawZip } from '../support/raw-zip';

let folder: string;
let number = 0;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-test-zip-'));
});
after(() => rm(folder, { recursive: true, force: true }));

const LIMITS = { entries: 50, bytes: 100_000 };
const SYMBOLIC_LINK = 0o120777;
const DEVICE = 0o020666;

/** Unpacks a zip into a new folder, asserts that nothing is written outside it, and returns the unpacked paths. */
async function unpack(zip: Buffer): Promise<string[]> {
  number += 1;
  const place = join(folder, String(number));
  const content = join(place, 'deep', 'content');
  await mkdir(content, { recursive: true });
  await writeFile(join(place, 'archive.zip'), zip);
  try {
    await unpackArchive(join(place, 'archive.zip'), content, { limits: LIMITS });
  } finally {
    assert.deepEqual(await readdir(join(place, 'deep')), ['content']);
    assert.deepEqual((await readdir(place)).sort(), ['archive.zip', 'deep']);
  }
  return (await readdir(content, { recursive: true })).sort();
}

async function assertRefused(zip: Buffer, reason: TransferFailure): Promise<void> {
  await assert.rejects(unpack(zip), (error) => error instanceof ArchiveError && error.reason === reason);
}

test('unpacks what was packed, byte by byte', async () => {
  const source = join(folder, 'source');
  await mkdir(join(source, 'service', '中文'), { recursive: true });
  const contents = { 'service/a.md': 'x'.repeat(20_000), 'service/中文/b.pdf': Buffer.from([0, 255, 10, 13]), 'empty.md': '' };
  for (const [path, content] of Object.entries(contents)) await writeFile(join(source, path), content);
  const archive = join(folder, 'packed.zip');
  const size = await packFolder(source, archive);
  assert.equal((await readFile(archive)).length, size);
  const target = join(folder, 'target');
  await mkdir(target);
  await unpackArchive(archive, target);
  for (const [path, content] of Object.entries(contents))
    assert.deepEqual(await readFile(join(target, path)), Buffer.from(content), path);
});

test('accepts paths with backslashes and entries for folders, and leaves out hidden files', async () => {
  const zip = rawZip([
    { name: 'service/', content: '', mode: 0o040755, method: 0 },
    { name: 'service\\a.md' },
    { name: '.git/config' },
    { name: '__MACOSX/service/._a.md' },
    { name: 'service/.DS_Store' },
  ]);
  assert.deepEqual(await unpack(zip), ['service', 'service/a.md']);
});

for (const name of [
  '../up.md',
  'service/../../up.md',
  'service/..',
  '/etc/passwd',
  'C:/windows.md',
  'C:\\windows.md',
  '\\\\server\\share.md',
  '..\\up.md',
  './a.md',
  'service//a.md',
  'service/./a.md',
  'service/a\u0000.md',
  'service/a\nb.md',
  `${'deep/'.repeat(40)}a.md`,
  `${'x'.repeat(300)}.md`,
])
  test(`refuses the path ${JSON.stringify(name.slice(0, 30))}, and writes nothing`, async () => {
    await assertRefused(rawZip([{ name: 'service/good.md' }, { name }]), 'unsafe-path');
    assert.deepEqual(await readdir(join(folder, String(number), 'deep', 'content')), []);
  });

test('refuses links and devices', async () => {
  await assertRefused(rawZip([{ name: 'service/a.md', content: '/etc/passwd', mode: SYMBOLIC_LINK }]), 'link');
  await assertRefused(rawZip([{ name: 'service', content: '..', mode: SYMBOLIC_LINK }, { name: 'service/a.md' }]), 'link');
  await assertRefused(rawZip([{ name: 'service/a.md', mode: DEVICE }]), 'link');
});

test('refuses two files with one path, even if case or Unicode normalization differs, and files below a file', async () => {
  await assertRefused(rawZip([{ name: 'a.md' }, { name: 'a.md' }]), 'duplicate');
  await assertRefused(rawZip([{ name: 'service/A.md' }, { name: 'service/a.md' }]), 'duplicate');
  await assertRefused(rawZip([{ name: 'caf\u00e9.md' }, { name: 'cafe\u0301.md' }]), 'duplicate');
  await assertRefused(rawZip([{ name: 'a' }, { name: 'a/b.md' }]), 'duplicate');
  await assertRefused(rawZip([{ name: 'a/b.md' }, { name: 'a' }]), 'duplicate');
});

test('refuses more files than the limit, before it reads any of them', async () => {
  const names = Array.from({ length: LIMITS.entries + 1 }, (_, at) => ({ name: `${at}.md` }));
  await assertRefused(rawZip(names), 'too-many-files');
  await assertRefused(rawZip([{ name: 'a.md' }], 60_000), 'too-many-files');
});

test('refuses a zip bomb by its declared sizes, and a zip that declares less than it contains', async () => {
  const zeros = Buffer.alloc(60_000);
  await assertRefused(
    rawZip([
      { name: 'a.md', content: zeros },
      { name: 'b.md', content: zeros },
    ]),
    'too-large',
  );
  await assertRefused(rawZip([{ name: 'a.md', content: Buffer.alloc(5_000_000), claimedSize: 10 }]), 'damaged');
  await assertRefused(rawZip([{ name: 'a.md', claimedSize: 0xfffffffe }]), 'too-large');
});

test('refuses a zip that is damaged, encrypted or compressed in an unknown way, and a file that is not a zip', async () => {
  await assertRefused(rawZip([{ name: 'a.md', claimedSum: 1 }]), 'damaged');
  await assertRefused(rawZip([{ name: 'a.md', flags: 1 }]), 'encrypted');
  await assertRefused(rawZip([{ name: 'a.md', method: 93 }]), 'unsupported');
  await assertRefused(rawZip([{ name: 'a.md' }], 7), 'damaged');
  await assertRefused(rawZip([{ name: 'a.md' }]).subarray(0, 40), 'not-zip');
  await assertRefused(Buffer.from('A note.'), 'not-zip');
});
