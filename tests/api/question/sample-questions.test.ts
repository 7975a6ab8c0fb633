import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { questionApi } from '../../../contract/manage/question';
import { loadSampleContent } from '../../../server/content-folder/sample/sample-content';
import { askAgain } from '../../../server/modules/question/nightly';
import { listAsked } from '../../../server/modules/question/repository';
import { startTestApp, type TestApp } from '../support/harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

test('readers find the pages of the sample content by the questions in their files', async () => {
  await loadSampleContent(portal.deps);
  const items = await listAsked(portal.db, portal.deps.now());
  assert.ok(items.length >= 3);
  for (const item of items) await askAgain(portal.deps, item, { error: () => undefined });
  const { body } = await portal.call(questionApi.sunk, {}, { as: portal.people.admin });
  assert.deepEqual(body.items, []);
  const places = await portal.db.selectFrom('question_place').select('locale').execute();
  assert.deepEqual([...new Set(places.map(({ locale }) => locale))].sort(), ['en-US', 'zh-CN']);
});
