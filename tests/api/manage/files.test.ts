import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { after, before, beforeEach, test } from 'node:test';
import sharp from 'sharp';
import { attachmentApi } from '../../../contract/attachment';
import type { InputOf } from '../../../contract/core/endpoint';
import { draftManageApi } from '../../../contract/manage/draft';
import { fileManageApi as api } from '../../../contract/manage/file';
import { draftApi, previewApi } from '../../../contract/preview';
import { serviceApi } from '../../../contract/service';
import { PDF } from '../support/content-folder';
import { makeDocument, makePerson } from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
beforeEach(() => portal.db.deleteFrom('rate_limit').execute());
after(() => portal.close());

const text = (markdown: string) => ({ title: 'With files', summary: '', markdown, keywords: [], fields: {} });
const ref = (id: string) => ({ area: 'service' as const, id });
const code = ({ body }: { body: unknown }) => (body as { code?: string }).code;

async function makeDraft(id: string, markdown = 'Text.', as: TestPerson = portal.people.editor) {
  const document = makeDocument({ id, texts: { 'en-US': text(markdown) } });
  const { body } = await portal.call(draftManageApi.save, { document, version: null, baseRevision: 0 }, { as });
  return { document, version: body.version };
}

type Upload = Partial<InputOf<typeof api.upload>> & { id: string };
const upload = (input: Upload, content: Buffer | string = PDF, as: TestPerson = portal.people.editor) =>
  portal.call(api.upload, { area: 'service', kind: 'attachment', name: 'form.pdf', ...input }, { as, content });

const rowsOf = (id: string) =>
  portal.db
    .selectFrom('attachment')
    .innerJoin('item', 'item.key', 'attachment.item')
    .where('item.id', '=', id)
    .select(['attachment.id', 'draft', 'source', 'name', 'storage_key as storageKey'])
    .orderBy('position')
    .execute();

test('shows an uploaded picture to editors and to holders of a preview link, and to readers once it is published', async () => {
  const { document, version } = await makeDraft('pictured');
  const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const { body: file } = await upload({ id: 'pictured', kind: 'picture', name: 'Plan A.png' }, png);
  assert.deepEqual([file.address, file.source], ['files/pictured/Plan-A.png', 'service/files/pictured/Plan-A.png']);
  assert.deepEqual([file.type, file.width, file.height, file.draft.version], ['image/png', 40, 20, version]);
  const shown = { ...document, texts: { 'en-US': text(`![A plan](${file.address})`) } };
  await portal.call(draftManageApi.save, { document: shown, version, baseRevision: 0 }, { as: portal.people.editor });
  const { body: page } = await portal.call(draftApi.service, { id: 'pictured' }, { as: portal.people.editor });
  assert.ok(page.body.includes(`<img src="/api/attachment/${file.id}" alt="A plan" width="40" height="20"`), page.body);
  const { body: link } = await portal.call(
    previewApi.createLink,
    { ...ref('pictured'), label: 'For review' },
    { as: portal.people.editor },
  );
  const open = (as: TestPerson, preview?: string) =>
    portal.call(attachmentApi.one, { id: file.id, ...(preview && { preview }) }, { as });
  assert.equal((await open(portal.people.editor)).headers['content-type'], 'image/png');
  assert.equal((await open(portal.people.employee)).status, 404);
  assert.equal((await open(portal.people.employee, link.token)).status, 200);
  await portal.call(draftManageApi.publish, { ...ref('pictured'), version: 2, change: null }, { as: portal.people.admin });
  assert.equal((await open(portal.people.employee)).status, 200);
  const { body: item } = await portal.call(serviceApi.info, { id: 'pictured' }, { as: portal.people.employee });
  assert.ok(item.body.includes(file.id));
});

test('refuses a file to an editor of another department, and to whoever may not write', async () => {
  const document = makeDocument({ id: 'of-finance', texts: { 'en-US': text('Text.') }, department: { 'en-US': 'Finance' } });
  await portal.call(draftManageApi.save, { document, version: null, baseRevision: 0 }, { as: portal.people.admin });
  const editor = { roles: ['employee', 'editor'], editorAreas: ['service'] } as const;
  const other = await makePerson(portal.db, { ...editor, editorDepartments: ['Legal'] });
  const reviewer = await makePerson(portal.db, { ...editor, editorPermissions: ['review'] });
  assert.deepEqual(await upload({ id: 'of-finance' }, PDF, other).then(code), 'draft.not_found');
  assert.deepEqual(await upload({ id: 'of-finance' }, PDF, reviewer).then(code), 'permission.denied');
  assert.deepEqual(await upload({ id: 'of-finance' }, PDF, portal.people.employee).then(code), 'permission.denied');
  assert.deepEqual(await rowsOf('of-finance'), []);
});

test('refuses a renamed executable, in the language of the editor', async () => {
  await makeDraft('executable');
  const program = Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(2000, 7)]);
  for (const name of ['form.pdf', 'photo.png', 'note.txt', 'table.xlsx'])
    assert.equal(await upload({ id: 'executable', name }, program).then(code), 'file.mismatch', name);
  const answer = await portal.call(
    api.upload,
    { ...ref('executable'), kind: 'attachment', name: 'setup.exe' },
    { as: portal.people.editor, locale: 'zh-CN', content: program },
  );
  assert.equal(code(answer), 'file.unsupported');
  assert.match(answer.raw.toString(), /不支持此类文件/);
  assert.deepEqual(await rowsOf('executable'), []);
});

test('refuses a picture of 200 megapixels without decoding it, and a damaged one', { timeout: 60_000 }, async () => {
  await makeDraft('huge');
  const background = { r: 1, g: 2, b: 3 };
  const huge = await sharp({ create: { width: 20_000, height: 10_000, channels: 3, background }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer();
  assert.ok(huge.length < 2 * 1024 * 1024);
  const before = process.memoryUsage().rss;
  assert.equal(await upload({ id: 'huge', kind: 'picture', name: 'map.png' }, huge).then(code), 'picture.too_large');
  assert.ok(process.memoryUsage().rss - before < 100 * 1024 * 1024);
  const damaged = huge.subarray(0, huge.length / 2);
  const small = await sharp({
    create: { width: 900, height: 900, channels: 3, background, noise: { type: 'gaussian', mean: 9, sigma: 9 } },
  })
    .jpeg()
    .toBuffer();
  assert.equal(await upload({ id: 'huge', kind: 'picture', name: 'map.png' }, damaged).then(code), 'picture.too_large');
  assert.equal(
    await upload({ id: 'huge', kind: 'picture', name: 'half.jpg' }, small.subarray(0, small.length / 2)).then(code),
    'picture.invalid',
  );
  assert.deepEqual(await rowsOf('huge'), []);
});

test('stores a photo without the place where it was taken, turned as it was held, and keeps an animation', async () => {
  await makeDraft('photo');
  const photo = await sharp({ create: { width: 60, height: 30, channels: 3, background: 'blue' } })
    .withExif({ IFD0: { Copyright: 'secret-owner' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  assert.ok((await sharp(photo).metadata()).exif);
  for (const kind of ['picture', 'attachment'] as const) {
    const { body } = await upload({ id: 'photo', kind, name: 'photo.jpg' }, photo);
    assert.deepEqual([body.width, body.height], [30, 60]);
    const { raw } = await portal.call(attachmentApi.one, { id: body.id }, { as: portal.people.editor });
    const { exif, orientation, width } = await sharp(raw).metadata();
    assert.deepEqual([exif, orientation, width], [undefined, undefined, 30]);
    assert.ok(!raw.includes('secret-owner'));
  }
  const frames = await Promise.all(
    ['red', 'green', 'blue'].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const animation = await sharp(frames, { join: { animated: true } })
    .gif({ delay: 100 })
    .toBuffer();
  const { body } = await upload({ id: 'photo', kind: 'picture', name: 'steps.gif' }, animation);
  const { raw } = await portal.call(attachmentApi.one, { id: body.id }, { as: portal.people.editor });
  assert.deepEqual([(await sharp(raw).metadata()).pages, body.width, body.height], [3, 8, 8]);
});

test('stores of an SVG only what a still picture needs, and refuses one that is nested without end', async () => {
  await makeDraft('drawing');
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4" onload="alert(1)"><script>alert(1)</script><g/></svg>';
  const { body } = await upload({ id: 'drawing', kind: 'picture', name: 'plan.svg' }, svg);
  assert.deepEqual([body.type, body.width, body.height], ['image/svg+xml', 8, 4]);
  const { raw } = await portal.call(attachmentApi.one, { id: body.id }, { as: portal.people.editor });
  assert.equal(raw.toString(), '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><g></g></svg>');
  const nested = await upload({ id: 'drawing', kind: 'picture', name: 'nested.svg' }, `<svg>${'<g>'.repeat(1000)}`);
  assert.equal(code(nested), 'file.mismatch');
  assert.equal((await rowsOf('drawing')).length, 1);
});

test('takes an attachment of 30 MB, and refuses one of more than 50 MB and a picture of more than 25 MB', async () => {
  await makeDraft('large');
  const MEGABYTE = 1024 * 1024;
  const large = Buffer.concat([PDF, Buffer.alloc(30 * MEGABYTE, 'x')]);
  const { status, body } = await upload({ id: 'large' }, large);
  assert.deepEqual([status, body.size], [200, large.length]);
  const [row] = await rowsOf('large');
  assert.ok((await buffer(await portal.deps.files.read(row?.storageKey ?? ''))).equals(large));
  assert.equal(await upload({ id: 'large' }, Buffer.alloc(50 * MEGABYTE + 1)).then(code), 'file.too_large');
  assert.equal(
    await upload({ id: 'large', kind: 'picture', name: 'a.png' }, Buffer.alloc(26 * MEGABYTE)).then(code),
    'file.too_large',
  );
  assert.equal((await rowsOf('large')).length, 1);
});

test('makes hostile names safe, and those of Windows and of other scripts as well', async () => {
  await makeDraft('named');
  const names: [given: string, name: string, source: string][] = [
    ['../../etc/passwd.pdf', 'passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\me\\Plan (1).PDF', 'Plan (1).PDF', 'Plan-1.pdf'],
    ['a\0b\r\n\u202Efdp.pdf', 'abfdp.pdf', 'abfdp.pdf'],
    ['con.pdf', 'file-con.pdf', 'file-con.pdf'],
    ['LPT1.x.pdf', 'file-LPT1.x.pdf', 'file-LPT1-x.pdf'],
    ['<script>"|?*.pdf', '-script-.pdf', 'script.pdf'],
    ['报销 制度.pdf', '报销 制度.pdf', '报销-制度.pdf'],
    ['%2e%2e%2f.pdf', '%2e%2e%2f.pdf', '2e-2e-2f.pdf'],
    ['. .pdf', 'pdf', ''],
  ];
  for (const [given, name, source] of names) {
    const answer = await upload({ id: 'named', name: given });
    if (source === '') assert.equal(code(answer), 'file.unsupported', given);
    else assert.deepEqual([answer.body.name, answer.body.source], [name, `service/files/named/${source}`], given);
  }
  const long = await upload({ id: 'named', name: `${'长'.repeat(300)}.pdf` });
  assert.equal(Array.from(long.body.name).length, 150);
  assert.ok(Buffer.byteLength(long.body.source.split('/').at(-1) ?? '') < 255);
  const [first, second] = [await upload({ id: 'named', name: 'Same.pdf' }), await upload({ id: 'named', name: 'same.PDF' })];
  assert.deepEqual([first.body.address, second.body.address], ['files/named/Same.pdf', 'files/named/same-2.pdf']);
});

test('refuses the 101st file of an item', async () => {
  await makeDraft('full');
  const { key } = await portal.db.selectFrom('item').where('id', '=', 'full').select('key').executeTakeFirstOrThrow();
  const { body } = await upload({ id: 'full' });
  const row = await portal.db.selectFrom('attachment').where('id', '=', body.id).selectAll().executeTakeFirstOrThrow();
  const more = Array.from({ length: 99 }, (_, n) => ({
    ...row,
    id: crypto.randomUUID(),
    source: `x/${n}.pdf`,
    position: n + 1,
    item: key,
  }));
  await portal.db.insertInto('attachment').values(more).execute();
  assert.equal(await upload({ id: 'full' }).then(code), 'file.full');
  assert.equal((await upload({ id: 'full', replaces: body.id })).status, 200);
});

test('stores nothing when the connection is lost in the middle of an upload', async () => {
  await makeDraft('lost');
  await portal.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = portal.app.server.address() as AddressInfo;
  const session = await portal.signedIn(portal.people.editor);
  const headers = { ...session, 'content-type': 'application/octet-stream', 'content-length': '100000', host: 'localhost' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const address = `${api.upload.path}?area=service&id=lost&kind=attachment&name=form.pdf`;
  socket.write(`POST ${address} HTTP/1.1\r\n${lines.join('')}\r\n`);
  socket.write(PDF);
  await new Promise((resolve) => setTimeout(resolve, 300));
  socket.resetAndDestroy();
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.deepEqual(await rowsOf('lost'), []);
  assert.equal((await upload({ id: 'lost' })).status, 200);
});

test('tells the audit log who added, replaced, renamed and removed a file', async () => {
  await makeDraft('audited');
  const { body: file } = await upload({ id: 'audited' });
  await upload({ id: 'audited', replaces: file.id, name: 'other.pdf' });
  const change = { ...ref('audited'), file: file.id };
  await portal.call(api.rename, { ...change, name: 'Form 2027.pdf' }, { as: portal.people.editor });
  assert.equal((await portal.call(api.remove, change, { as: portal.people.editor })).status, 200);
  const events = await portal.db
    .selectFrom('audit_event')
    .where('item_id', '=', 'audited')
    .select(['action', 'person'])
    .orderBy('key')
    .execute();
  assert.deepEqual(
    events.map(({ action }) => action),
    ['draft.save', 'file.upload', 'file.upload', 'file.rename', 'file.remove'],
  );
  assert.ok(events.every(({ person }) => person === portal.people.editor.id));
});

test('publishes a draft whose only change is the name of a file', async () => {
  const { document, version } = await makeDraft('renamed');
  const { body: file } = await upload({ id: 'renamed' });
  const listed = { ...document, attachments: [file.source] };
  await portal.call(draftManageApi.save, { document: listed, version, baseRevision: 0 }, { as: portal.people.editor });
  await portal.call(draftManageApi.publish, { ...ref('renamed'), version: 2, change: null }, { as: portal.people.admin });
  const renamed = await portal.call(
    api.rename,
    { ...ref('renamed'), file: file.id, name: 'Form 2027.pdf' },
    { as: portal.people.editor },
  );
  const next = { ...ref('renamed'), version: renamed.body.draft.version, change: null };
  assert.equal((await portal.call(draftManageApi.publish, next, { as: portal.people.admin })).body.revision, 2);
  assert.deepEqual(
    (await rowsOf('renamed')).map(({ id, draft, name }) => [id, draft, name]),
    [[file.id, false, 'Form 2027.pdf']],
  );
});
