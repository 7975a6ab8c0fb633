import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { servicehallApi } from '../../contract/servicehall';
import { loadSampleContent } from '../../server/import/sample-content';
import { startTestApp, type TestApp } from './harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

const hotWords = async (locale: 'en-US' | 'zh-CN') =>
  (await portal.call(servicehallApi.keywordList, {}, { as: portal.people.employee, locale })).body.map(({ word }) => word);

test('a first look at a new portal finds content without problems, and words to search it by', async () => {
  const summary = await loadSampleContent(portal.deps);
  assert.ok(summary && summary.created > 50);
  assert.deepEqual([summary.failed, summary.warnings], [[], []]);
  const words = { 'en-US': await hotWords('en-US'), 'zh-CN': await hotWords('zh-CN') };
  assert.deepEqual(words['en-US'], ['leave', 'VPN', 'expenses', 'meeting room', 'employment certificate']);
  assert.deepEqual(words['zh-CN'], ['年假', 'VPN', '报销', '会议室', '在职证明']);
  for (const [locale, queries] of Object.entries(words) as ['en-US' | 'zh-CN', string[]][])
    for (const query of queries) {
      const { body } = await portal.call(servicehallApi.search, { query }, { as: portal.people.employee, locale });
      assert.ok(body.total > 0, query);
    }
});

test('a load that was cut short is finished by the next start, and a finished one is not repeated', async () => {
  const { db, deps } = portal;
  await db.deleteFrom('keyword').where('locale', '=', 'zh-CN').execute();
  assert.equal(await loadSampleContent(deps), null);
  await db
    .updateTable('setting')
    .set({ value: JSON.stringify({ state: 'loading' }) })
    .where('name', '=', 'sample_content')
    .execute();
  assert.equal((await loadSampleContent(deps))?.created, 0);
  assert.equal((await hotWords('en-US')).length, 5);
  assert.equal((await hotWords('zh-CN')).length, 5);
});
