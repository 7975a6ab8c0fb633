import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { favouriteApi } from '../../../contract/favourite';
import type { Locale } from '../../../contract/core/locale';
import { toolApi } from '../../../contract/tool';
import { classify, daysFromNow, makeClassification, makeFile, makeItem, makePerson, type ItemSpec } from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());
const clear = () => portal.db.deleteFrom('item').execute();

const makeTool = (spec: ItemSpec) => makeItem(portal.db, { area: 'tool', ...spec });

async function launcher(as: TestPerson = portal.people.employee, locale: Locale = 'en-US') {
  const { status, body } = await portal.call(toolApi.launcher, undefined, { as, locale });
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}
const idsOf = (things: readonly { id: string }[]) => things.map(({ id }) => id);

test('returns 401 without a session', async () => {
  const { status, body } = await portal.call(toolApi.launcher, undefined);
  assert.equal(status, 401);
  assert.equal((body as unknown as { code: string }).code, 'session.missing');
});

test('returns every tool with address, search words and favourite flag, and nothing of other areas', async () => {
  await makeTool({
    id: 'mail',
    fields: { url: 'https://mail.example.com/' },
    texts: { 'en-US': { title: 'Mail', summary: 'Letters.', keywords: ['inbox'] } },
  });
  await makeTool({ id: 'ladder', title: 'Ladder' });
  await makeItem(portal.db, { id: 'a-service' });
  const as = portal.people.employee;
  await portal.call(favouriteApi.update, { area: 'tool', id: 'ladder', favourite: true }, { as });
  const { tools } = await launcher();
  assert.deepEqual(
    tools.map(({ id, url, summary, keywords, favourite }) => [id, url, summary, keywords, favourite]),
    [
      ['ladder', null, '', [], true],
      ['mail', 'https://mail.example.com/', 'Letters.', ['inbox'], false],
    ],
  );
  await clear();
});

test("returns a tool's chosen glyph, or the one of its title or keywords, and its logo", async () => {
  const chosen = await makeTool({ id: 'chosen', title: 'Calendar', fields: { glyph: 'clock' } });
  await makeTool({ id: 'keyword', texts: { 'en-US': { title: 'Northgate', keywords: ['VPN'] } } });
  await makeTool({ id: 'title', texts: { 'en-US': { title: 'Northgate' }, 'zh-CN': { title: '翻译助手' } } });
  const plan = { kind: 'picture', type: 'image/png', width: 640 } as const;
  await makeFile(portal.deps, chosen, { ...plan, name: 'logotype-in-use.png' });
  const logo = await makeFile(portal.deps, chosen, { ...plan, name: 'Clock-Logo.png', width: 64 });
  const { tools } = await launcher(undefined, 'zh-CN');
  const signs = Object.fromEntries(tools.map((tool) => [tool.id, [tool.glyph, tool.logo?.id ?? null]]));
  assert.deepEqual(signs, { chosen: ['clock', logo], keyword: ['network', null], title: ['translation', null] });
  const { body } = await portal.call(toolApi.info, { id: 'chosen' }, { as: portal.people.employee });
  assert.deepEqual([body.glyph, body.logo?.id, body.logo?.width], ['clock', logo, 64]);
  await clear();
});

test('omits tools that are hidden from the reader and groups without visible tools', async () => {
  await makeTool({ id: 'for-legal', classification: ['Contracts'], audience: { departments: ['Legal'] } });
  await makeTool({ id: 'tomorrow', classification: ['Later'], publishedAt: daysFromNow(1) });
  await makeTool({ id: 'gone', classification: ['Before'], expiresAt: daysFromNow(-1) });
  await makeTool({ id: 'put-away', archivedAt: daysFromNow(-1) });
  assert.deepEqual(await launcher(), { groups: [], tools: [] });
  const lawyer = await makePerson(portal.db, { department: 'Legal' });
  const { groups, tools } = await launcher(lawyer);
  assert.deepEqual([idsOf(groups), idsOf(tools)], [['contracts'], ['for-legal']]);
  await clear();
});

test("sorts tools by name in the reader's language, Chinese by pinyin", async () => {
  await makeTool({ id: 'survey', texts: { 'en-US': { title: 'Survey' }, 'zh-CN': { title: '问卷' } } });
  await makeTool({ id: 'mail', texts: { 'en-US': { title: 'mail' }, 'zh-CN': { title: '邮箱' } } });
  await makeTool({ id: 'board', texts: { 'en-US': { title: 'Board' }, 'zh-CN': { title: '看板' } } });
  assert.deepEqual(idsOf((await launcher()).tools), ['board', 'mail', 'survey']);
  const chinese = (await launcher(undefined, 'zh-CN')).tools;
  assert.deepEqual(
    chinese.map(({ title }) => title),
    ['看板', '问卷', '邮箱'],
  );
  await clear();
});

test("returns groups in editorial order in the reader's language, without groups that contain only groups", async () => {
  const { db } = portal;
  const work = await makeClassification(db, 'tool', 'Work', null, '工作');
  await makeClassification(db, 'tool', 'Archive', null, '档案');
  await makeClassification(db, 'tool', 'Writing', work, '写作');
  for (const [id, position] of [
    ['work', 2],
    ['archive', 1],
  ] as const) {
    await db.updateTable('classification').set({ position }).where('area', '=', 'tool').where('id', '=', id).execute();
  }
  const editor = await makeTool({ id: 'editor' });
  await classify(db, editor, ['Work', 'Writing']);
  await classify(db, editor, ['Archive']);
  const { groups, tools } = await launcher(undefined, 'zh-CN');
  assert.deepEqual(groups, [
    { id: 'archive', name: '档案' },
    { id: 'writing', name: '写作' },
  ]);
  assert.deepEqual(tools[0]?.classificationIds.toSorted(), ['archive', 'writing']);
  await makeTool({ id: 'desk', classification: ['Work'] });
  assert.deepEqual(idsOf((await launcher()).groups), ['archive', 'work', 'writing']);
  await clear();
});
