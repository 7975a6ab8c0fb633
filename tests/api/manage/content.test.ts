import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { contentManageApi as api } from '../../../contract/manage/content';
import { makeDocument, makeDraft, makeItem, makePerson } from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

const list = async (input: Parameters<typeof portal.call<typeof api.list>>[1], as: TestPerson = portal.people.admin) =>
  (await portal.call(api.list, input, { as })).body.items.map(({ id }) => id);
const text = (title: string, markdown = 'A paragraph.') => ({ title, summary: '', markdown, keywords: [], fields: {} });

test('lists to an editor of a department the items of that department only, by state', async () => {
  const { db, deps } = portal;
  const FINANCE = { 'en-US': 'Finance' };
  await makeItem(db, { id: 'finance-live', department: FINANCE });
  await makeItem(db, { id: 'finance-later', department: FINANCE, publishedAt: new Date(Date.now() + 60_000) });
  await makeItem(db, { id: 'finance-over', department: FINANCE, expiresAt: new Date(Date.now() - 60_000) });
  await makeItem(db, { id: 'legal-live', department: { 'en-US': 'Legal' } });
  await makeDraft(deps, { id: 'finance-new', department: FINANCE, texts: { 'en-US': text('New') } });
  const editor = await makePerson(db, { roles: ['editor'], editorAreas: ['service'], editorDepartments: ['Finance'] });
  const all = await list({ sort: 'title' }, editor);
  assert.deepEqual(all.toSorted(), ['finance-later', 'finance-live', 'finance-new', 'finance-over']);
  for (const [state, ids] of [
    ['published', ['finance-live']],
    ['scheduled', ['finance-later']],
    ['expired', ['finance-over']],
    ['draft', ['finance-new']],
    ['archived', []],
  ] as const)
    assert.deepEqual(await list({ state }, editor), ids, state);
});

test('lists what expires in the next days, without what has expired already', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  await makeItem(portal.db, { area: 'news', id: 'ends-soon', expiresAt: inDays(10) });
  await makeItem(portal.db, { area: 'news', id: 'ends-later', expiresAt: inDays(40) });
  await makeItem(portal.db, { area: 'news', id: 'ended', expiresAt: inDays(-1) });
  assert.deepEqual(await list({ area: 'news', expiresWithin: 30, sort: 'expires' }), ['ends-soon']);
});

test('gives an editor of a department that department alone, under its name in their language', async () => {
  const department = { 'en-US': 'Treasury', 'zh-CN': '资金部' };
  await makeItem(portal.db, { id: 'treasury-page', department });
  const editor = await makePerson(portal.db, { roles: ['editor'], editorAreas: ['service'], editorDepartments: ['Treasury'] });
  const { body } = await portal.call(api.scope, undefined, { as: editor });
  assert.deepEqual([body.areas, body.departments.map(({ name }) => name)], [['service'], ['Treasury']]);
});

test('tells which links and pictures of a text lead to nothing', async () => {
  await makeItem(portal.db, { area: 'tool', id: 'slack', title: 'Slack' });
  const markdown = [
    '[Slack](../tool/slack.md)',
    '[gone](../tool/gone.md)',
    '[no anchor](../tool/slack.md#nowhere)',
    '[bad](javascript:alert(1))',
    '![](pictures/missing.png)',
  ].join(' ');
  const document = makeDocument({ id: 'with-problems', texts: { 'en-US': text('Problems', markdown) } });
  const { body } = await portal.call(api.render, { document, locale: 'en-US' }, { as: portal.people.editor });
  assert.deepEqual(
    body.problems.map(({ kind, address }) => [kind, address]),
    [
      ['missing-target', '../tool/gone.md'],
      ['missing-anchor', '../tool/slack.md#nowhere'],
      ['missing-file', 'pictures/missing.png'],
    ],
  );
});

test('refuses to render a language that the document does not have', async () => {
  const document = makeDocument({ id: 'one-language', texts: { 'en-US': text('English') } });
  const { status, body } = await portal.call(api.render, { document, locale: 'zh-CN' }, { as: portal.people.editor });
  assert.deepEqual([status, (body as unknown as { code: string }).code], [400, 'document.invalid']);
});
