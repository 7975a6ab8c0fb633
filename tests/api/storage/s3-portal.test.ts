import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { attachmentApi } from '../../../contract/attachment';
import { healthApi } from '../../../contract/health';
import { draftManageApi } from '../../../contract/manage/draft';
import { fileManageApi } from '../../../contract/manage/file';
import { serviceApi } from '../../../contract/service';
import { backUp } from '../../../server/backup/backup';
import { restore } from '../../../server/backup/restore';
import { verifyBackup } from '../../../server/backup/verify';
import { readConfig } from '../../../server/config/config';
import { tasksOf } from '../../../server/jobs/tasks';
import { REMOVE_FILES } from '../../../server/modules/item/files/removal';
import { isMissingFile, type FileStorage } from '../../../server/storage/file-store';
import { openFiles } from '../../../server/storage/open-files';
import { newFolder, withDatabase } from '../support/backups';
import { PDF } from '../support/content-folder';
import { makeDocument, makeFile, makeItem } from '../support/factories';
import { databaseUrlOf, emptyDatabaseUrl, startTestApp, type TestApp } from '../support/harness';
import { startS3, type S3Server } from '../support/s3-server';

let s3: S3Server;
let files: FileStorage;
let portal: TestApp;
const endings: (() => Promise<void>)[] = [];
before(async () => {
  s3 = await startS3({ after: (end) => endings.push(end) });
  files = await openFiles(readConfig(s3.settings()));
  portal = await startTestApp({ files });
});
after(async () => {
  await portal.close();
  for (const end of endings) await end();
});

const code = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const get = (id: string, headers: Record<string, string> = {}, w?: '480') =>
  portal.call(attachmentApi.one, { id, ...(w && { w }) }, { as: portal.people.employee, headers });

async function makeDraft(id: string) {
  const text = { title: 'With files', summary: '', markdown: 'Text.', keywords: [], fields: {} };
  const document = makeDocument({ id, texts: { 'en-US': text } });
  const { body } = await portal.call(
    draftManageApi.save,
    { document, version: null, baseRevision: 0 },
    { as: portal.people.editor },
  );
  return { document, version: body.version };
}

const upload = (id: string, content: Buffer = PDF) =>
  portal.call(
    fileManageApi.upload,
    { area: 'service', id, kind: 'attachment', name: 'form.pdf' },
    { as: portal.people.editor, content },
  );

const storageKeyOf = async (id: string) =>
  (await portal.db.selectFrom('attachment').where('id', '=', id).select('storage_key as key').executeTakeFirstOrThrow()).key;

async function keysOf(storage: FileStorage): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list()) keys.push(key);
  return keys.sort();
}

/** Runs work while the S3 server is stopped. */
async function withoutS3(work: () => Promise<void>): Promise<void> {
  await s3.signal('SIGKILL');
  try {
    await work();
  } finally {
    await s3.restart();
  }
}

test('files in a bucket are sent whole, in ranges, as 304 for a known ETag, as a zip and scaled down, like those on the disk', async () => {
  const item = await makeItem(portal.db, { id: 'from-bucket' });
  const bytes = randomBytes(300_000);
  const id = await makeFile(portal.deps, item, { bytes });
  const whole = await get(id);
  assert.ok(whole.raw.equals(bytes));
  const part = await get(id, { range: 'bytes=1000-1999' });
  assert.deepEqual([part.status, part.headers['content-range']], [206, 'bytes 1000-1999/300000']);
  assert.ok(part.raw.equals(bytes.subarray(1000, 2000)));
  assert.equal((await get(id, { range: 'bytes=300000-' })).status, 416);
  assert.equal((await get(id, { 'if-none-match': String(whole.headers.etag) })).status, 304);
  const zip = await portal.call(attachmentApi.all, { area: 'service', id: 'from-bucket' }, { as: portal.people.employee });
  assert.deepEqual([zip.status, zip.headers['content-length'], zip.raw.includes(bytes)], [200, String(zip.raw.length), true]);

  const picture = { create: { width: 1200, height: 600, channels: 3, background: '#0f6b6b' } } as const;
  const photo = {
    kind: 'picture',
    name: 'yard.jpg',
    type: 'image/jpeg',
    bytes: await sharp(picture).jpeg().toBuffer(),
    width: 1200,
  };
  const shown = await makeFile(portal.deps, item, photo as Parameters<typeof makeFile>[2]);
  const narrow = await get(shown, {}, '480');
  assert.equal((await sharp(narrow.raw).metadata()).width, 480);
  assert.ok((await buffer(await files.read(`${await storageKeyOf(shown)}-w480`))).equals(narrow.raw));
});

test('while the S3 server is down, calls for files are answered with 503 and everything else works; afterwards files work again', async () => {
  const item = await makeItem(portal.db, { id: 'gone' });
  const id = await makeFile(portal.deps, item);
  const { version } = await makeDraft('written-on');
  assert.equal((await upload('written-on')).status, 200);
  await withoutS3(async () => {
    for (const answer of [
      await get(id),
      await get(id, { range: 'bytes=0-1' }),
      await portal.call(attachmentApi.all, { area: 'service', id: 'gone' }, { as: portal.people.employee }),
      await upload('written-on'),
    ]) {
      assert.deepEqual([answer.status, code(answer), answer.headers['retry-after']], [503, 'file.unavailable', '5']);
      assert.doesNotMatch(answer.raw.toString(), /portico-test|127\.0\.0\.1|S3RVER|ECONN/);
    }
    const chinese = await portal.call(attachmentApi.one, { id }, { as: portal.people.employee, locale: 'zh-CN' });
    assert.match(chinese.raw.toString(), /文件暂时无法打开或保存/);
    assert.equal((await portal.call(healthApi.ready, {})).status, 200);
    const read = await portal.call(serviceApi.info, { id: 'gone' }, { as: portal.people.employee });
    assert.deepEqual([read.status, read.body.attachments.length], [200, 1]);
    const document = makeDocument({
      id: 'written-on',
      texts: { 'en-US': { title: 'Written on', summary: '', markdown: 'More.', keywords: [], fields: {} } },
    });
    const saved = await portal.call(draftManageApi.save, { document, version, baseRevision: 0 }, { as: portal.people.editor });
    assert.equal(saved.status, 200);
  });
  assert.equal((await get(id)).status, 200);
  assert.equal((await upload('written-on')).status, 200);
});

test('a file that cannot be removed while the S3 server is down is removed by a job later', async () => {
  const { version } = await makeDraft('thrown-away');
  const { body: file } = await upload('thrown-away');
  const key = await storageKeyOf(file.id);
  await withoutS3(async () => {
    const discarded = await portal.call(
      draftManageApi.discard,
      { area: 'service', id: 'thrown-away', version },
      { as: portal.people.editor },
    );
    assert.equal(discarded.status, 200);
  });
  (await files.read(key)).destroy();
  const jobs = await portal.db
    .withTables<{ 'graphile_worker._private_jobs': { key: string; payload: { keys: string[] } } }>()
    .selectFrom('graphile_worker._private_jobs')
    .where('key', 'like', `${REMOVE_FILES} %`)
    .select('payload')
    .execute();
  const job = jobs.find(({ payload }) => payload.keys.includes(key));
  assert.deepEqual(job?.payload, { keys: [key] });
  await tasksOf(portal.deps, portal.app.log)[REMOVE_FILES]?.(job.payload, {} as never);
  await assert.rejects(files.read(key), (error) => isMissingFile(error));
});

test('a backup of a portal with a bucket contains its files, and can be restored into a bucket or onto the disk', async (t) => {
  const folder = await newFolder(t);
  const path = join(folder, 'a.portico');
  const before = await keysOf(files);
  const manifest = await backUp(path, { url: await databaseUrlOf(portal.db), files, key: null });
  assert.ok(manifest.files.length > 2);
  assert.deepEqual(manifest.lost, []);
  assert.deepEqual(await keysOf(files), before);
  for (const target of [
    await openFiles(readConfig(s3.settings('restored'))),
    await openFiles(readConfig({ PORTICO_DATA: join(folder, 'data') })),
  ]) {
    const url = await emptyDatabaseUrl(t);
    await target.write('something-else', Buffer.from('of before'));
    await restore(path, { url, files: target, key: null, replace: true, manifest: await verifyBackup(path, null) });
    const keys = manifest.files.map(({ key }) => key).sort();
    assert.deepEqual(await keysOf(target), keys);
    for (const key of keys) assert.ok((await buffer(await target.read(key))).equals(await buffer(await files.read(key))), key);
    const named = await withDatabase(url, (db) => db.selectFrom('attachment').select('storage_key as key').execute());
    assert.ok(named.every(({ key }) => keys.includes(key)));
  }
});
