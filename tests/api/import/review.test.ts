import assert from 'node:assert/strict';
import { after, before, beforeEach, test, type TestContext } from 'node:test';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reviewApi } from '../../../contract/manage/review';
import { readReviewSettings } from '../../../server/modules/review/settings';
import { contentFolder, markdownFile } from '../support/content-folder';
import { startTestApp, type TestApp } from '../support/harness';
import { exportFolder, importFolder } from '../support/problems-in-english';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());
beforeEach(() => portal.db.deleteFrom('setting').where('name', 'in', ['review', 'folder_review']).execute());

const REVIEW = `service:
  mode: required
  departments:
    - name:
        en-US: Fleet
      mode: off
notice:
  mode: optional
`;

async function importOf(t: TestContext, review: string | null, overwrite = false) {
  const files = {
    'service/a.md': markdownFile('title: A\ndepartment: Fleet'),
    ...(review !== null && { 'review.yaml': review }),
  };
  const { path } = await contentFolder(t, files);
  return importFolder(portal.deps, path, { overwrite });
}
const areas = async () => (await readReviewSettings(portal.db)).areas;

async function saveInPortal() {
  const { version } = await readReviewSettings(portal.db);
  const input = { version, areas: [{ area: 'tool' as const, mode: 'optional' as const, departments: [] }] };
  assert.equal((await portal.call(reviewApi.saveSettings, input, { as: portal.people.admin })).status, 200);
}

test('a folder sets where drafts are reviewed, and an export writes the same file', async (t) => {
  for (const time of ['first', 'second']) {
    const { failed, conflicts, warnings } = await importOf(t, REVIEW);
    assert.deepEqual([failed, conflicts, warnings], [[], [], []], time);
  }
  assert.deepEqual(await areas(), {
    service: { mode: 'required', departments: { fleet: 'off' } },
    notice: { mode: 'optional', departments: {} },
  });
  assert.equal((await readReviewSettings(portal.db)).version, 1);
  const folder = await mkdtemp(join(tmpdir(), 'portico-export-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  await exportFolder(portal.deps, join(folder, 'out'));
  assert.equal(await readFile(join(folder, 'out', 'review.yaml'), 'utf8'), REVIEW);
  await importOf(t, '{}');
  assert.deepEqual(await areas(), {});
  await importOf(t, REVIEW);
  await importOf(t, null);
  assert.equal((await areas()).service?.mode, 'required');
});

test('settings that were saved in the portal stay, and conflict with a changed file unless it is to overwrite them', async (t) => {
  await importOf(t, REVIEW);
  await saveInPortal();
  assert.deepEqual((await importOf(t, REVIEW)).conflicts, []);
  assert.equal((await areas()).tool?.mode, 'optional');
  const changed = 'notice:\n  mode: required\n';
  const [conflict] = (await importOf(t, changed)).conflicts;
  assert.deepEqual([conflict?.file, conflict?.line], ['review.yaml', 1]);
  assert.equal((await areas()).notice, undefined);
  assert.deepEqual((await importOf(t, changed, true)).conflicts, []);
  assert.equal((await areas()).notice?.mode, 'required');
});

test('reports errors and unknown departments with their lines', async (t) => {
  await importOf(t, REVIEW);
  for (const [review, line] of [
    ['service:\n  mode: sometimes\n', 2],
    ['service:\n  mode: off\nhome:\n  mode: off\n', 3],
    [
      'service:\n  departments:\n    - name: { en-US: Fleet }\n      mode: off\n    - name: { en-US: Fleet }\n      mode: required\n',
      5,
    ],
  ] as const) {
    const { failed } = await importOf(t, review);
    assert.deepEqual([failed[0]?.file, failed[0]?.line, failed.length], ['review.yaml', line, 1], review);
    assert.equal((await areas()).service?.mode, 'required');
  }
  const unknown = 'service:\n  departments:\n    - name: { en-US: Moon }\n      mode: required\n';
  const { warnings } = await importOf(t, unknown);
  assert.deepEqual(warnings, [{ file: 'review.yaml', line: 3, reason: 'service: Moon is the department of no document' }]);
});
