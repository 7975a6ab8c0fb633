import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { attachmentApi } from '../../../contract/attachment';
import { draftApi, previewApi } from '../../../contract/preview';
import { serviceApi } from '../../../contract/service';
import { publishDocument } from '../../../server/modules/item/publish/save';
import { makeDraft, makeFile, makePerson } from '../support/factories';
import { startTestApp, type TestApp } from '../support/harness';
import { statementsOf } from '../support/query-counter';

let portal: TestApp;
const START = new Date('2030-01-01T08:00:00Z');
let moment = START;
beforeEach(() => {
  moment = START;
});
before(async () => {
  portal = await startTestApp({ now: () => moment });
});
after(() => portal.close());

const text = (title: string, markdown = '', fields = {}) => ({
  title,
  summary: `About ${title}`,
  markdown,
  keywords: ['soon'],
  fields,
});
const code = (answer: { body: unknown }) => (answer.body as { code: string }).code;

test('returns a draft as its page will look, without counting or publishing anything', async () => {
  const { call, db, deps, people } = portal;
  const draft = await makeDraft(deps, {
    id: 'sabbatical',
    texts: {
      'en-US': text('Sabbatical', '## Who\n\nAll <script>alert(1)</script>of you.', { steps: ['Ask'] }),
      'zh-CN': text('长期休假'),
    },
    department: { 'en-US': 'People Operations', 'zh-CN': '人力资源部' },
    classifications: [[{ 'en-US': 'Time' }, { 'en-US': 'Long leave' }]],
    fields: { handling: 'in_person' },
  });
  const { status, body } = await call(draftApi.service, { id: 'sabbatical' }, { as: people.editor });
  assert.equal(status, 200);
  assert.deepEqual([body.title, body.handling, body.steps, body.views], ['Sabbatical', 'in_person', ['Ask'], 0]);
  assert.match(body.body, /<h2 id="who">Who<\/h2>\s*<p>All of you\.<\/p>/);
  assert.deepEqual(body.toc, [{ id: 'who', text: 'Who', level: 2 }]);
  assert.deepEqual(body.department, { id: 'people-operations', name: 'People Operations' });
  assert.deepEqual(body.classifications, [{ id: 'long-leave', name: 'Long leave' }]);
  const chinese = await call(draftApi.service, { id: 'sabbatical' }, { as: people.editor, locale: 'zh-CN' });
  assert.deepEqual([chinese.body.title, chinese.body.department?.name], ['长期休假', '人力资源部']);
  assert.equal((await call(serviceApi.info, { id: 'sabbatical' }, { as: people.editor })).status, 404);
  const { views } = await db.selectFrom('item').where('key', '=', draft.key).select('views').executeTakeFirstOrThrow();
  assert.equal(views, 0);
});

test('does not reveal a draft to a reader or an editor of another area or department', async () => {
  const { call, db, deps, people } = portal;
  await makeDraft(deps, { id: 'secret', texts: { 'en-US': text('Secret') }, department: { 'en-US': 'Legal' } });
  const strangers = [
    people.employee,
    await makePerson(db, { roles: ['editor'], editorAreas: ['notice'] }),
    await makePerson(db, { roles: ['editor'], editorAreas: ['service'], editorDepartments: ['Finance'] }),
  ];
  for (const as of strangers) {
    const refused = await call(draftApi.service, { id: 'secret' }, { as });
    assert.deepEqual([refused.status, code(refused)], [404, 'preview.not_found']);
  }
  assert.equal(code(await call(draftApi.service, { id: 'no-such' }, { as: people.admin })), 'preview.not_found');
});

test("lists an editor's own drafts in their language", async () => {
  const { call, db, deps, people } = portal;
  await makeDraft(deps, {
    id: 'ours',
    texts: { 'en-US': text('Ours'), 'zh-CN': text('我们的') },
    department: { 'en-US': 'Finance' },
  });
  const finance = await makePerson(db, { roles: ['editor'], editorAreas: ['service'], editorDepartments: ['Finance'] });
  const { body } = await call(previewApi.list, { area: 'service' }, { as: finance, locale: 'zh-CN' });
  assert.deepEqual(body, [{ id: 'ours', title: '我们的', locale: 'zh-CN', updatedAt: moment.toISOString() }]);
  assert.deepEqual((await call(previewApi.list, { area: 'tool' }, { as: people.admin })).body, []);
  const refused = await call(previewApi.list, { area: 'service' }, { as: people.employee });
  assert.deepEqual([refused.status, code(refused)], [403, 'permission.denied']);
});

test('serves a draft and its files by preview link for two weeks', async () => {
  const { call, db, deps, people } = portal;
  const draft = await makeDraft(deps, { id: 'linked', texts: { 'en-US': text('Linked') } });
  const file = await makeFile(deps, draft, { draft: true });
  const { status, body } = await call(
    previewApi.createLink,
    { area: 'service', id: 'linked', label: 'Legal' },
    { as: people.editor },
  );
  assert.equal(status, 200);
  assert.equal(body.expiresAt, '2030-01-15T08:00:00.000Z');
  assert.match(body.token, /^[A-Za-z0-9_-]{43}$/);
  const stored = await db.selectFrom('preview_link').selectAll().execute();
  assert.doesNotMatch(JSON.stringify(stored), new RegExp(body.token));

  const read = (token?: string, as = people.employee) =>
    call(draftApi.service, { id: 'linked', ...(token && { token }) }, { as });
  const download = (preview?: string, as = people.employee) =>
    call(attachmentApi.one, { id: file, ...(preview && { preview }) }, { as });
  assert.deepEqual([(await read(body.token)).status, (await download(body.token)).status], [200, 200]);
  assert.equal((await read(body.token)).body.can.edit, false);
  for (const wrong of [undefined, 'guess', `${body.token}x`]) {
    assert.deepEqual([(await read(wrong)).status, (await download(wrong)).status], [404, 404]);
  }
  for (const [time, expected] of [
    ['2030-01-15T07:59:59Z', 200],
    ['2030-01-15T08:00:00Z', 404],
  ] as const) {
    moment = new Date(time);
    const signedInThen = await makePerson(db);
    const statuses = [(await read(body.token, signedInThen)).status, (await download(body.token, signedInThen)).status];
    assert.deepEqual(statuses, [expected, expected]);
  }
});

test("serves pictures and files in a draft's body by preview link", async () => {
  const { call, deps, people } = portal;
  const draft = await makeDraft(deps, { id: 'drawn', texts: { 'en-US': text('Drawn', '![Map](map.svg)') } });
  const picture = await makeFile(deps, draft, {
    draft: true,
    kind: 'picture',
    name: 'map.svg',
    type: 'image/svg+xml',
    source: 'service/map.svg',
  });
  const { token } = (await call(previewApi.createLink, { area: 'service', id: 'drawn', label: 'Legal' }, { as: people.editor }))
    .body;
  const body = async (withToken?: string) =>
    (await call(draftApi.service, { id: 'drawn', ...(withToken && { token: withToken }) }, { as: people.editor })).body.body;
  assert.match(await body(token), new RegExp(`src="/api/attachment/${picture}\\?preview=${token}"`));
  assert.match(await body(), new RegExp(`src="/api/attachment/${picture}"`));
});

test("serves the narrower versions of a draft's picture by preview link", async () => {
  const { call, deps, people } = portal;
  const draft = await makeDraft(deps, { id: 'photographed', texts: { 'en-US': text('Photo', '![Yard](yard.png)') } });
  const file = {
    draft: true,
    kind: 'picture',
    name: 'yard.png',
    type: 'image/png',
    source: 'service/yard.png',
    width: 800,
  } as const;
  const picture = await makeFile(deps, draft, file);
  const ref = { area: 'service' as const, id: 'photographed' };
  const { token } = (await call(previewApi.createLink, { ...ref, label: 'Legal' }, { as: people.editor })).body;
  const { body } = (await call(draftApi.service, { id: ref.id, token }, { as: people.employee })).body;
  const path = `/api/attachment/${picture}?preview=${token}`;
  assert.ok(body.includes(`srcset="${path}&amp;w=480 480w, ${path} 800w"`), body);
});

test('does not accept a preview link for another draft', async () => {
  const { call, deps, people } = portal;
  for (const id of ['one', 'other']) await makeDraft(deps, { id, texts: { 'en-US': text(id) } });
  const { token } = (await call(previewApi.createLink, { area: 'service', id: 'one', label: 'Legal' }, { as: people.editor }))
    .body;
  assert.equal((await call(draftApi.service, { id: 'other', token }, { as: people.employee })).status, 404);
});

test('invalidates a preview link when its draft is published, also for a later draft', async () => {
  const { call, db, deps, people } = portal;
  const { key } = await makeDraft(deps, { id: 'going-live', texts: { 'en-US': text('Going live') } });
  const { token } = (
    await call(previewApi.createLink, { area: 'service', id: 'going-live', label: 'Legal' }, { as: people.editor })
  ).body;
  const { document } = await db.selectFrom('item_draft').where('item', '=', key).select('document').executeTakeFirstOrThrow();
  const read = () => call(draftApi.service, { id: 'going-live', token }, { as: people.employee });
  assert.equal((await read()).status, 200);
  await publishDocument(deps, document, []);
  assert.equal((await read()).status, 404);
  await makeDraft(deps, { id: 'going-live', texts: { 'en-US': text('Second thoughts') } });
  assert.equal((await read()).status, 404);
});

test('lets an editor of the draft revoke one link by token or all links, also of others, of that draft only', async () => {
  const { call, db, deps, people } = portal;
  const draft = await makeDraft(deps, { id: 'withdrawn', texts: { 'en-US': text('Withdrawn') } });
  await makeDraft(deps, { id: 'kept', texts: { 'en-US': text('Kept') } });
  const file = await makeFile(deps, draft, { draft: true });
  const make = async (id = 'withdrawn') =>
    (await call(previewApi.createLink, { area: 'service', id, label: 'Legal' }, { as: people.editor })).body.token;
  const [one, other, elsewhere] = [await make(), await make(), await make('kept')];
  const reader = await makePerson(db);
  const read = async (token: string, id = 'withdrawn') => (await call(draftApi.service, { id, token }, { as: reader })).status;
  const download = async (preview: string) => (await call(attachmentApi.one, { id: file, preview }, { as: reader })).status;
  const revoke = async (as = people.admin, token?: string, id = 'withdrawn') => {
    const answer = await call(previewApi.revokeLinks, { area: 'service', id, ...(token && { token }) }, { as });
    return answer.status === 200 ? answer.body.revoked : [answer.status, code(answer)];
  };
  assert.deepEqual(await revoke(reader, one), [403, 'permission.denied']);
  assert.deepEqual(await revoke(await makePerson(db, { roles: ['editor'], editorAreas: ['tool'] })), [403, 'permission.denied']);
  assert.deepEqual(await revoke(people.editor, undefined, 'no-draft'), [404, 'preview.not_found']);
  assert.deepEqual([await read(one), await read(other), await download(one)], [200, 200, 200]);
  assert.deepEqual([await revoke(people.admin, elsewhere), await revoke(people.admin, one)], [0, 1]);
  assert.deepEqual([await read(one), await read(other), await download(one), await download(other)], [404, 200, 404, 200]);
  const newest = await make();
  assert.deepEqual([await revoke(), await revoke()], [2, 0]);
  assert.deepEqual([await read(other), await read(newest), await download(other)], [404, 404, 404]);
  assert.equal(await read(elsewhere, 'kept'), 200);
  assert.equal(await read(await make()), 200);
});

test('runs the same statements for a stranger whether a draft exists or not', async () => {
  const { call, db, deps, people } = portal;
  const legal = { 'en-US': 'Legal' };
  const long = { ...text('Long'), markdown: 'A long draft. '.repeat(20_000) };
  await makeDraft(deps, { id: 'long-secret', texts: { 'en-US': long }, department: legal });
  await makeDraft(deps, { id: 'open', texts: { 'en-US': text('Open') } });
  const { token } = (await call(previewApi.createLink, { area: 'service', id: 'open', label: 'Legal' }, { as: people.editor }))
    .body;
  const strangers = {
    'an employee': people.employee,
    'an editor of another department': await makePerson(db, {
      roles: ['editor'],
      editorAreas: ['service'],
      editorDepartments: ['Marketing'],
    }),
  };
  for (const [stranger, as] of Object.entries(strangers))
    for (const given of [undefined, 'guess', token]) {
      const sentFor = async (id: string) => {
        const read = () => call(draftApi.service, { id, ...(given && { token: given }) }, { as });
        await read();
        const sent = await statementsOf(async () => {
          assert.equal((await read()).status, 404);
        });
        return sent.filter(isAboutContent);
      };
      const what = `${stranger}, ${given === token ? 'with a link to another draft' : (given ?? 'without a link')}`;
      const sent = await sentFor('long-secret');
      assert.deepEqual(sent, await sentFor('no-such-draft'), what);
      assert.deepEqual(sent.filter(readsDocuments), [], what);
    }
  const link = () =>
    call(
      previewApi.createLink,
      { area: 'service', id: 'long-secret', label: 'Legal' },
      { as: strangers['an editor of another department'] },
    );
  assert.deepEqual((await statementsOf(link)).filter(readsDocuments), []);
  const list = () => call(previewApi.list, { area: 'service' }, { as: strangers['an editor of another department'] });
  assert.deepEqual((await statementsOf(list)).filter(readsDocuments), []);
});

/** Returns true unless the statement reads the ended sessions, which happens once a second independently of the call. */
const isAboutContent = (statement: string) => !statement.includes('"session"');
/** Returns true if the statement reads documents: its duration would reveal the length of the document. */
const readsDocuments = (statement: string) => statement.includes('"document"');

test('lets only editors of the draft create a preview link', async () => {
  const { call, db, deps, people } = portal;
  await makeDraft(deps, { id: 'guarded', texts: { 'en-US': text('Guarded') } });
  const make = async (as = people.employee, id = 'guarded') => {
    const { status, ...answer } = await call(previewApi.createLink, { area: 'service', id, label: 'Legal' }, { as });
    return [status, code(answer)];
  };
  assert.deepEqual(await make(), [403, 'permission.denied']);
  assert.deepEqual(await make(await makePerson(db, { roles: ['editor'], editorAreas: ['tool'] })), [403, 'permission.denied']);
  assert.deepEqual(await make(people.editor, `no-${randomUUID()}`), [404, 'preview.not_found']);
});
