import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { attachmentApi } from '../../../contract/attachment';
import { draftApi, previewApi } from '../../../contract/preview';
import { serviceApi } from '../../../contract/service';
import { readRange } from '../../../server/modules/attachment/byte-range';
import { distinctNames } from '../../../server/modules/attachment/zip';
import { daysFromNow, makeDraft, makeFile, makeItem, makePerson, type ItemSpec, type MadeItem } from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';

let portal: TestApp;
let item: MadeItem;
const BYTES = Buffer.from('0123456789');
before(async () => {
  portal = await startTestApp();
  item = await makeItem(portal.db, { id: 'enrol' });
});
after(() => portal.close());

const get = (id: string, headers: Record<string, string> = {}, as: TestPerson = portal.people.employee) =>
  portal.call(attachmentApi.one, { id }, { as, headers });

test('downloads a file under its own name in any script', async () => {
  const id = await makeFile(portal.deps, item, { name: '报销单 "2026"; v1%.pdf', bytes: BYTES });
  const { status, raw, headers } = await get(id);
  assert.equal(status, 200);
  assert.deepEqual(raw, BYTES);
  assert.equal(
    headers['content-disposition'],
    `attachment; filename="??? \\"2026\\"; v1%.pdf"; filename*=UTF-8''%E6%8A%A5%E9%94%80%E5%8D%95%20%222026%22%3B%20v1%25.pdf`,
  );
  assert.equal(headers['content-type'], 'application/pdf');
  assert.equal(headers['content-length'], '10');
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.equal(headers['cache-control'], 'private, no-cache');
  assert.equal(headers['accept-ranges'], 'bytes');
  assert.equal(headers.etag, `"${createHash('sha256').update(BYTES).digest('hex')}"`);
});

test('serves a picture inline with a policy that lets an SVG run and load nothing', async () => {
  const svg = await makeFile(portal.deps, item, {
    kind: 'picture',
    name: 'map.svg',
    type: 'image/svg+xml',
    bytes: Buffer.from('<svg/>'),
  });
  const { headers } = await get(svg);
  assert.match(String(headers['content-disposition']), /^inline; filename=map\.svg/);
  assert.equal(
    headers['content-security-policy'],
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  const page = await makeFile(portal.deps, item, { kind: 'picture', name: 'page.html', type: 'text/html' });
  assert.match(String((await get(page)).headers['content-disposition']), /^attachment;/);
});

test('sends text files with their encoding in the content type', async () => {
  const types = { 'notes.txt': 'text/plain', 'rates.csv': 'text/csv', 'map.svg': 'image/svg+xml' };
  for (const [name, type] of Object.entries(types)) {
    const id = await makeFile(portal.deps, item, { kind: name.endsWith('svg') ? 'picture' : 'attachment', name, type });
    assert.equal((await get(id)).headers['content-type'], `${type}; charset=utf-8`);
  }
});

test('returns 304 when the browser has the current file', async () => {
  const id = await makeFile(portal.deps, item, { bytes: BYTES });
  const etag = String((await get(id)).headers.etag);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const { status, raw } = await get(id, { 'if-none-match': known });
    assert.deepEqual([status, raw.length], [304, 0], known);
  }
  assert.equal((await get(id, { 'if-none-match': '"other"' })).status, 200);
});

test('serves byte ranges to resume a download', async () => {
  const id = await makeFile(portal.deps, item, { bytes: BYTES });
  const part = async (range: string, more = {}) => {
    const { status, raw, headers } = await get(id, { range, ...more });
    return [status, raw.toString(), headers['content-range'], headers['content-length']];
  };
  const etag = String((await get(id)).headers.etag);
  assert.deepEqual(await part('bytes=2-4'), [206, '234', 'bytes 2-4/10', '3']);
  assert.deepEqual(await part('bytes=7-'), [206, '789', 'bytes 7-9/10', '3']);
  assert.deepEqual(await part('bytes=-2'), [206, '89', 'bytes 8-9/10', '2']);
  assert.deepEqual(await part('bytes=5-999'), [206, '56789', 'bytes 5-9/10', '5']);
  assert.deepEqual(await part('bytes=2-4', { 'if-range': etag }), [206, '234', 'bytes 2-4/10', '3']);
  assert.deepEqual(await part('bytes=2-4', { 'if-range': '"older"' }), [200, '0123456789', undefined, '10']);
});

test('returns the file length for a range beyond the end', async () => {
  const id = await makeFile(portal.deps, item, { bytes: BYTES });
  const { status, body, headers } = await get(id, { range: 'bytes=10-' });
  assert.equal(status, 416);
  assert.equal((body as unknown as { code: string }).code, 'range.unsatisfiable');
  assert.deepEqual([headers['content-range'], headers['content-disposition']], ['bytes */10', undefined]);
});

test('parses a range as defined in RFC 9110', () => {
  for (const whole of [undefined, '', 'bytes=-', 'bytes=4-2', 'bytes=0-1,3-4', 'items=0-1', 'bytes=a-b'])
    assert.equal(readRange(whole, 10), null, whole);
  for (const none of ['bytes=10-', 'bytes=10-12', 'bytes=-0']) assert.equal(readRange(none, 10), 'unsatisfiable', none);
  assert.equal(readRange('bytes=0-', 0), 'unsatisfiable');
  assert.deepEqual(readRange('bytes=-99', 10), { start: 0, end: 9 });
});

const draftText = { title: 'Draft', summary: '', markdown: 'Soon.', keywords: [], fields: {} };

test('serves the files of an item exactly to the people who may read its page or edit it', async () => {
  const { call, db, deps, people } = portal;
  const editor = { roles: ['employee', 'editor'] as const, editorAreas: ['service'] as const };
  const readers: Record<string, TestPerson> = {
    'an employee': people.employee,
    'an editor of the area': await makePerson(db, editor),
    'an editor of its department': await makePerson(db, { ...editor, editorDepartments: ['Legal'] }),
    'an editor of another department': await makePerson(db, { ...editor, editorDepartments: ['Finance'] }),
    'an editor of another area': await makePerson(db, { ...editor, editorAreas: ['notice'] }),
    'an administrator': people.admin,
    'a lawyer': await makePerson(db, { department: 'Legal' }),
  };
  const editors = ['an editor of the area', 'an editor of its department', 'an administrator'];
  const department = { 'en-US': 'Legal' };
  const states: Record<string, ItemSpec> = {
    published: {},
    'for lawyers': { audience: { departments: ['Legal'] } },
    scheduled: { publishedAt: daysFromNow(1) },
    expired: { expiresAt: daysFromNow(-1) },
    archived: { archivedAt: daysFromNow(-1) },
    'never published': { publishedAt: null },
  };
  for (const [state, spec] of Object.entries(states)) {
    const id = `one-rule-${state.replaceAll(' ', '-')}`;
    const made = await makeItem(db, { ...spec, id, department });
    const file = await makeFile(deps, made);
    for (const [reader, as] of Object.entries(readers)) {
      const page = (await call(serviceApi.info, { id }, { as })).status;
      const zip = (await call(attachmentApi.all, { area: 'service', id }, { as })).status;
      const one = editors.includes(reader) ? 200 : page;
      assert.deepEqual([(await get(file, {}, as)).status, zip], [one, page], `${reader}, ${state}`);
    }
  }
  const draft = await makeDraft(deps, { id: 'one-rule-draft', texts: { 'en-US': draftText }, department });
  const file = await makeFile(deps, draft, { draft: true });
  const { token } = (await call(previewApi.createLink, { area: 'service', id: draft.id, label: 'Legal' }, { as: people.admin }))
    .body;
  for (const [reader, as] of Object.entries(readers))
    for (const preview of [undefined, token, 'guess']) {
      const page = await call(draftApi.service, { id: draft.id, ...(preview && { token: preview }) }, { as });
      const download = await call(attachmentApi.one, { id: file, ...(preview && { preview }) }, { as });
      assert.equal(download.status, page.status, `${reader}, a draft, ${preview ?? 'no link'}`);
    }
});

test('serves a file of a draft to its editors only and does not reveal to others that it exists', async () => {
  const { deps, people } = portal;
  const id = await makeFile(deps, await makeDraft(deps, { id: 'soon', texts: { 'en-US': draftText } }), { draft: true });
  assert.equal((await get(id, {}, people.employee)).status, 404);
  assert.equal((await get(id, {}, people.editor)).status, 200);
  assert.equal((await get(id, {}, await makePerson(deps.db, { roles: ['editor'], editorAreas: ['notice'] }))).status, 404);
  const { status, body } = await get(randomUUID());
  assert.equal(status, 404);
  assert.equal((body as unknown as { code: string }).code, 'attachment.not_found');
});

test('accepts the session in cookies for browser requests and returns nothing without it', async () => {
  const id = await makeFile(portal.deps, item, { bytes: BYTES });
  const { authorization = '', cookie = '' } = await portal.signedIn(portal.people.employee);
  const url = `/api/attachment/${id}`;
  const withCookies = await portal.app.inject({
    url,
    headers: { cookie: `${cookie}; token=${encodeURIComponent(authorization)}` },
  });
  assert.deepEqual([withCookies.statusCode, withCookies.body], [200, '0123456789']);
  assert.equal((await portal.app.inject({ url })).statusCode, 401);
  assert.equal(
    (await portal.app.inject({ url, headers: { cookie: `token=${encodeURIComponent(authorization)}` } })).statusCode,
    401,
  );
});

/** Returns names and contents of a zip of stored files, read from its central directory. */
function unzip(zip: Buffer): [string, string][] {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'));
  const entries: [string, string][] = [];
  for (let i = 0, at = zip.readUInt32LE(end + 16); i < zip.readUInt16LE(end + 10); i += 1) {
    const [nameLength, extraLength, commentLength] = [
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
    ];
    const [size, local] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)];
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    entries.push([name, zip.subarray(start, start + size).toString()]);
    at += 46 + nameLength + extraLength + commentLength;
  }
  return entries;
}

test('returns all attachments as a zip with distinct names for files of the same name', async () => {
  const { call, db, deps, people } = portal;
  const pack = await makeItem(db, { id: 'pack' });
  const add = (name: string, text: string, rest = {}) => makeFile(deps, pack, { name, bytes: Buffer.from(text), ...rest });
  await add('表格.pdf', 'first');
  await add('表格.pdf', 'second');
  await add('shown.svg', 'picture', { kind: 'picture' });
  await add('draft.pdf', 'draft', { draft: true });
  const { status, raw, headers } = await call(attachmentApi.all, { area: 'service', id: 'pack' }, { as: people.employee });
  assert.equal(status, 200);
  assert.match(String(headers['content-disposition']), /^attachment; filename=pack\.zip/);
  assert.deepEqual(unzip(raw), [
    ['表格.pdf', 'first'],
    ['表格 (2).pdf', 'second'],
  ]);
});

test('removes path parts from names in a zip and makes them unique regardless of case', () => {
  assert.deepEqual(distinctNames(['../../etc/passwd', 'A.txt', 'a.TXT', 'a (2).txt', 'C:\\x', '', '.env']), [
    '__.._etc_passwd',
    'A.txt',
    'a (2).TXT',
    'a (2) (2).txt',
    'C__x',
    'file',
    '_env',
  ]);
});

test('returns no zip for an item that has no attachments, is hidden or does not exist', async () => {
  const { call, db, deps, people } = portal;
  await makeItem(db, { id: 'bare' });
  await makeFile(deps, await makeItem(db, { id: 'archived', archivedAt: new Date(0) }));
  for (const id of ['bare', 'archived', 'no-such']) {
    assert.equal((await call(attachmentApi.all, { area: 'service', id }, { as: people.employee })).status, 404, id);
  }
});

test("fails without naming a path when a file's bytes are missing, and aborts a zip instead of completing it", async () => {
  const { call, db, deps, people } = portal;
  const lost = await makeItem(db, { id: 'lost' });
  const whole = await makeFile(deps, lost, { bytes: BYTES });
  const id = await makeFile(deps, lost, { bytes: BYTES });
  const stored = db.selectFrom('attachment').where('id', '=', id).select('storage_key as key');
  const { key } = await stored.executeTakeFirstOrThrow();
  await deps.files.remove(key);
  const { status, body, raw, headers } = await get(id);
  assert.deepEqual([status, (body as unknown as { code: string }).code], [500, 'internal']);
  assert.equal(headers['content-disposition'], undefined);
  assert.doesNotMatch(raw.toString(), new RegExp(`${key}|ENOENT|files`));
  const zip = () => call(attachmentApi.all, { area: 'service', id: 'lost' }, { as: people.employee });
  await assert.rejects(zip(), /destroyed/);
  await db.deleteFrom('attachment').where('id', '=', whole).execute();
  // If the first file is missing, nothing of the zip has been sent yet, so an error status still can be.
  assert.equal((await zip()).status, 500);
});

test('scales a wide picture down once, to one of the offered widths', async () => {
  const { call, db, deps, people } = portal;
  const photo = await makeItem(db, { id: 'photo' });
  const bytes = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#0f6b6b' } })
    .jpeg()
    .toBuffer();
  const spec = { kind: 'picture', name: 'yard.jpg', type: 'image/jpeg', bytes, width: 1200 } as const;
  const id = await makeFile(deps, photo, spec);
  const at = (w: '480' | '960' | '1600', as: TestPerson = people.employee, headers = {}) =>
    call(attachmentApi.one, { id, w }, { as, headers });
  const first = await at('480');
  const { width, height, format } = await sharp(first.raw).metadata();
  assert.deepEqual([width, height, format], [480, 240, 'jpeg']);
  assert.equal(first.headers['content-length'], String(first.raw.length));
  assert.match(String(first.headers['content-disposition']), /^inline; filename=yard\.jpg/);
  const etag = String(first.headers.etag);
  assert.deepEqual([(await at('480', people.employee, { 'if-none-match': etag })).status, (await at('960')).status], [304, 200]);
  assert.notEqual((await at('960')).headers.etag, etag);
  const { key } = await db.selectFrom('attachment').where('id', '=', id).select('storage_key as key').executeTakeFirstOrThrow();
  // The second request reads the stored version: a damaged original is not noticed.
  await deps.files.write(key, Buffer.from('damaged'));
  assert.deepEqual((await at('480')).raw, first.raw);
  // A picture that is not wider, or cannot be decoded, is sent as it is.
  assert.equal((await at('1600')).raw.toString(), 'damaged');
  const drawing = await makeFile(deps, photo, {
    ...spec,
    type: 'image/svg+xml',
    name: 'map.svg',
    bytes: Buffer.from('<svg/>'),
  });
  assert.equal((await call(attachmentApi.one, { id: drawing, w: '480' }, { as: people.employee })).raw.toString(), '<svg/>');
  await deps.files.remove(key);
  await assert.rejects(deps.files.read(`${key}-w480`), /ENOENT/);
});

test('scales no picture of an item that the person cannot see, and none to another width', async () => {
  const { call, db, deps, people } = portal;
  const hidden = await makeItem(db, { id: 'hidden-photo', audience: { locations: ['Lagos'] } });
  const id = await makeFile(deps, hidden, { kind: 'picture', type: 'image/png', width: 1200 });
  assert.equal((await call(attachmentApi.one, { id, w: '480' }, { as: people.employee })).status, 404);
  assert.equal((await call(attachmentApi.one, { id, w: '10000' }, { as: people.admin })).status, 400);
});
