import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import type { Endpoint } from '../../../contract/core/endpoint';
import { draftManageApi } from '../../../contract/manage/draft';
import { presenceApi } from '../../../contract/manage/presence';
import { draftApi, previewApi } from '../../../contract/preview';
import { remarkApi as api } from '../../../contract/remark';
import { makeDraft, makeItem, makePerson } from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';

let portal: TestApp;
let now = new Date('2030-01-01T08:00:00Z');
before(async () => {
  portal = await startTestApp({ now: () => now });
});
after(() => portal.close());

const HOUR_MS = 3_600_000;
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const code = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const refOf = (id: string) => ({ area: 'service' as const, id });
const draft = (id: string) =>
  makeDraft(portal.deps, {
    id,
    texts: { 'en-US': { title: `Secret of ${id}`, summary: '', markdown: 'A paragraph.', keywords: [], fields: {} } },
  });
const link = (id: string, input: { label?: string; days?: number } = {}, as = portal.people.editor) =>
  portal.call(previewApi.createLink, { ...refOf(id), label: 'Legal', ...input }, { as });
const remark = (id: string, token: string | undefined, as: TestPerson, text = 'Is this right?') =>
  portal.call(
    api.create,
    { ...refOf(id), ...(token && { token }), locale: 'en-US', block: { index: 0, quote: 'A paragraph.' }, text },
    { as },
  );
const list = (id: string, token: string | undefined, as: TestPerson) =>
  portal.call(api.list, { ...refOf(id), ...(token && { token }) }, { as });

test('lists links with their openings, once a day for each person other than the maker, and ends one by its id', async () => {
  const { call, db, people } = portal;
  await draft('listed');
  const { body: made } = await link('listed', { label: 'Works council', days: 1 });
  assert.equal(made.expiresAt, new Date(now.getTime() + 24 * HOUR_MS).toISOString());
  const open = (as: TestPerson) => call(previewApi.open, { ...refOf('listed'), token: made.token }, { as });
  const other = await makePerson(db);
  for (const as of [people.editor, people.employee, people.employee, other]) assert.equal((await open(as)).status, 200);
  const links = async () => (await call(previewApi.listLinks, refOf('listed'), { as: people.admin })).body;
  const [shown] = await links();
  assert.deepEqual([shown?.label, shown?.opened, shown?.lastOpenedAt], ['Works council', 2, now.toISOString()]);
  assert.ok(!JSON.stringify(shown).includes(made.token));
  const ended = await call(previewApi.revokeLinks, { ...refOf('listed'), linkId: made.id }, { as: people.admin });
  assert.deepEqual([ended.body.revoked, await links()], [1, []]);
  assert.equal((await open(other)).status, 404);
});

test('keeps remarks of a published draft to itself, and leads holders of its link to the published page', async () => {
  const { call, db, people } = portal;
  await draft('going-out');
  const { body } = await link('going-out');
  assert.equal((await remark('going-out', body.token, people.employee)).status, 200);
  const publish = { ...refOf('going-out'), version: 1, change: null };
  assert.equal((await call(draftManageApi.publish, publish, { as: people.admin })).status, 200);
  const opened = await call(previewApi.open, { ...refOf('going-out'), token: body.token }, { as: people.employee });
  assert.deepEqual(opened.body, { draft: null });
  assert.equal((await list('going-out', body.token, people.employee)).status, 404);
  await draft('going-out');
  assert.deepEqual((await list('going-out', undefined, people.admin)).body.remarks, []);
  assert.equal((await list('going-out', body.token, people.employee)).status, 404);
  assert.equal(
    (
      await db
        .selectFrom('preview_remark')
        .innerJoin('item', 'item.key', 'preview_remark.item')
        .where('item.id', '=', 'going-out')
        .selectAll()
        .execute()
    ).length,
    1,
  );
});

test('deletes the remarks of a discarded draft', async () => {
  const { call, db, people } = portal;
  const { key } = await draft('dropped');
  await remark('dropped', undefined, people.editor);
  await call(api.looksRight, { ...refOf('dropped'), version: 1, looksRight: true }, { as: people.editor });
  await call(draftManageApi.discard, { ...refOf('dropped'), version: 1 }, { as: people.admin });
  for (const table of ['preview_remark', 'preview_looks_right'] as const)
    assert.deepEqual(await db.selectFrom(table).where('item', '=', key).selectAll().execute(), []);
});

test('lets people remove what they wrote unless others replied, and editors alone resolve', async () => {
  const { call, people } = portal;
  await draft('discussed');
  const { token } = (await link('discussed')).body;
  const { id } = (await remark('discussed', token, people.employee)).body;
  const about = { ...refOf('discussed'), token, remarkId: id };
  const foreign = await call(api.remove, about, { as: people.editor });
  assert.deepEqual([foreign.status, code(foreign)], [404, 'remark.not_found']);
  const reply = await call(api.reply, { ...about, text: 'It is.' }, { as: people.editor });
  assert.deepEqual(
    reply.body.replies.map(({ text, mine }) => [text, mine]),
    [['It is.', true]],
  );
  const refused = await call(api.remove, about, { as: people.employee });
  assert.deepEqual([refused.status, code(refused)], [409, 'remark.conflict']);
  const resolve = { ...refOf('discussed'), remarkId: id, resolved: true };
  assert.equal((await call(api.resolve, resolve, { as: people.employee })).status, 403);
  assert.equal((await call(api.resolve, resolve, { as: people.editor })).body.resolved?.by?.id, people.editor.id);
  assert.equal((await call(api.resolve, { ...resolve, resolved: false }, { as: people.editor })).body.resolved, null);
});

test('takes "looks right" for the present version only, once for each person', async () => {
  const { call, people } = portal;
  await draft('judged');
  const { token } = (await link('judged')).body;
  const judge = (version: number, looksRight = true) =>
    call(api.looksRight, { ...refOf('judged'), token, version, looksRight }, { as: people.employee });
  await judge(1);
  assert.equal((await judge(1)).body.looksRight.length, 1);
  assert.equal((await judge(1, false)).body.looksRight.length, 0);
  const refused = await judge(2);
  assert.deepEqual([refused.status, code(refused)], [409, 'draft.conflict']);
});

test('tells editors who else has an item open, until a minute after they closed it', async () => {
  const { call, db, people } = portal;
  await makeItem(db, { id: 'open' });
  const report = async (as: TestPerson, mode: 'viewing' | 'writing') =>
    (await call(presenceApi.report, { ...refOf('open'), mode }, { as })).body.others.map((other) => [
      other.id,
      other.since,
      other.mode,
    ]);
  const since = now.toISOString();
  assert.deepEqual(await report(people.editor, 'viewing'), []);
  later(20_000);
  await report(people.editor, 'writing');
  later(59_000);
  assert.deepEqual(await report(people.admin, 'viewing'), [[people.editor.id, since, 'writing']]);
  later(1000);
  assert.deepEqual(await report(people.admin, 'viewing'), []);
});

test('shows nothing of a draft to anyone without a link to it, whatever they send', async () => {
  const { call, db, people } = portal;
  await draft('hidden-plan');
  await draft('other-plan');
  const tokens = [undefined, 'guess', (await link('other-plan')).body.token];
  const left = await remark('hidden-plan', undefined, people.editor, 'A secret remark.');
  const strangers = [people.employee, await makePerson(db, { roles: ['editor'], editorAreas: ['notice'] })];
  const calls: [Endpoint, object][] = [
    [draftApi.service, { id: 'hidden-plan' }],
    ...[previewApi.open, previewApi.listLinks, previewApi.revokeLinks, api.list].map((endpoint): [Endpoint, object] => [
      endpoint,
      refOf('hidden-plan'),
    ]),
    [previewApi.createLink, { ...refOf('hidden-plan'), label: 'Mine' }],
    [api.create, { ...refOf('hidden-plan'), locale: 'en-US', block: null, text: 'Hm.' }],
    [api.reply, { ...refOf('hidden-plan'), remarkId: left.body.id, text: 'Hm.' }],
    [api.remove, { ...refOf('hidden-plan'), remarkId: left.body.id }],
    [api.resolve, { ...refOf('hidden-plan'), remarkId: left.body.id, resolved: true }],
    [api.looksRight, { ...refOf('hidden-plan'), version: 1, looksRight: true }],
    [presenceApi.report, { ...refOf('hidden-plan'), mode: 'viewing' }],
  ];
  const anyCall = fc.record({
    call: fc.constantFrom(...calls),
    token: fc.constantFrom(...tokens),
    as: fc.constantFrom(...strangers),
  });
  await fc.assert(
    fc.asyncProperty(anyCall, async ({ call: [endpoint, input], token, as }) => {
      const takesToken = endpoint.input.safeParse({ ...input, token: 'guess' }).success;
      const answer = await call(endpoint, { ...input, ...(takesToken && token && { token }) }, { as });
      assert.ok([403, 404, 429].includes(answer.status), `${endpoint.path} answered ${answer.status}`);
      assert.doesNotMatch(answer.raw.toString(), /Secret of|secret remark/);
    }),
    { numRuns: 120 },
  );
});

test('lets a person make twenty links within any hour, also at once', async () => {
  const { db } = portal;
  await draft('shared-widely');
  const as = await makePerson(db, { roles: ['admin'] });
  const answers = await Promise.all(Array.from({ length: 22 }, () => link('shared-widely', {}, as)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [...Array<number>(20).fill(200), 429, 429]);
  const madeBefore = (ms: number) =>
    db
      .updateTable('preview_link')
      .set({ created_at: new Date(now.getTime() - ms) })
      .where('person', '=', as.id)
      .execute();
  await madeBefore(HOUR_MS - 1000);
  const refused = await link('shared-widely', {}, as);
  assert.deepEqual([refused.status, code(refused), refused.headers['retry-after']], [429, 'preview.limited', '1']);
  await madeBefore(HOUR_MS);
  assert.equal((await link('shared-widely', {}, as)).status, 200);
});
