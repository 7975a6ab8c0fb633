import assert from 'node:assert/strict';
import { after, before, beforeEach, test, type TestContext } from 'node:test';
import type { Locale } from '../../../contract/core/locale';
import { searchApi } from '../../../contract/search';
import { searchAdminApi } from '../../../contract/search-admin';
import { serviceApi } from '../../../contract/service';
import { contentFolder, markdownFile } from '../support/content-folder';
import { startTestApp, type TestApp } from '../support/harness';
import { importFolder } from '../support/problems-in-english';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());
beforeEach(async () => {
  await portal.db.deleteFrom('keyword').execute();
  await portal.db.deleteFrom('setting').where('name', '=', 'folder_keywords').execute();
});

const WORDS = `service:
  en-US: [leave, VPN]
  zh-CN: [年假]
all:
  en-US: [payslip]
`;

async function importOf(t: TestContext, keywords: string | null, overwrite = false) {
  const files = { 'service/a.md': markdownFile('title: A'), ...(keywords !== null && { 'keywords.yaml': keywords }) };
  const { path } = await contentFolder(t, files);
  return importFolder(portal.deps, path, { overwrite });
}
async function hot(scope: 'all' | 'service' = 'service', locale: Locale = 'en-US') {
  const call = scope === 'all' ? searchApi.keywordList : serviceApi.keywordList;
  return (await portal.call(call, undefined, { as: portal.people.employee, locale })).body.map(({ word }) => word);
}
async function save(words: string[]) {
  const [place, as] = [{ scope: 'service' as const, locale: 'en-US' as const }, portal.people.editor];
  const { body } = await portal.call(searchAdminApi.keywordList, place, { as });
  const saved = await portal.call(searchAdminApi.keywordSave, { ...place, words, revision: body.revision }, { as });
  assert.equal(saved.status, 200);
}

test('readers see the hot keywords of the file in their order, by place and language, also after another import', async (t) => {
  for (const time of ['first', 'second']) {
    const { failed, conflicts, warnings } = await importOf(t, WORDS);
    assert.deepEqual([failed, conflicts, warnings], [[], [], []], time);
    assert.deepEqual([await hot(), await hot('service', 'zh-CN')], [['leave', 'VPN'], ['年假']], time);
    assert.deepEqual([await hot('all'), await hot('all', 'zh-CN')], [['payslip'], []], time);
  }
});

test('a changed list replaces the former one, an empty one removes it, and one that is not there leaves it', async (t) => {
  await importOf(t, WORDS);
  await importOf(t, 'service:\n  en-US: [VPN, badge, leave]\n  zh-CN: []\n');
  assert.deepEqual([await hot(), await hot('service', 'zh-CN')], [['VPN', 'badge', 'leave'], []]);
  assert.deepEqual(await hot('all'), ['payslip']);
  await importOf(t, null);
  assert.deepEqual(await hot(), ['VPN', 'badge', 'leave']);
});

test('words that an editor saved in the studio stay when the file has not changed', async (t) => {
  await importOf(t, WORDS);
  await save(['pool']);
  assert.deepEqual((await importOf(t, WORDS)).conflicts, []);
  assert.deepEqual(await hot(), ['pool']);
  await save([]);
  assert.deepEqual((await importOf(t, WORDS)).conflicts, []);
  assert.deepEqual(await hot(), []);
});

test('words that have changed in the file and in the studio are a conflict, which an import can decide for the file', async (t) => {
  const changed = WORDS.replace('VPN', 'badge');
  const reason = 'service.en-US: has changed, and so have the words in the portal, which were left as they are';
  await importOf(t, WORDS);
  await save(['pool']);
  for (const time of ['first', 'second']) {
    assert.deepEqual((await importOf(t, changed)).conflicts, [{ file: 'keywords.yaml', line: 2, reason }], time);
    assert.deepEqual(await hot(), ['pool'], time);
  }
  assert.deepEqual((await importOf(t, changed, true)).conflicts, []);
  assert.deepEqual(await hot(), ['leave', 'badge']);
});

test('words of the studio that no import has known are a conflict too, until the file has the same', async (t) => {
  await save(['pool']);
  assert.equal((await importOf(t, WORDS)).conflicts.length, 1);
  assert.deepEqual([await hot(), await hot('service', 'zh-CN')], [['pool'], ['年假']]);
  await importOf(t, WORDS.replace('[leave, VPN]', '[pool]'));
  assert.deepEqual((await importOf(t, WORDS)).conflicts, []);
  assert.deepEqual(await hot(), ['leave', 'VPN']);
});

for (const [wrong, written, line, reason] of [
  ['an unknown place', WORDS.replace('all:', 'tool:'), 4, /tool/],
  ['an unknown language', WORDS.replace('zh-CN', 'fr-FR'), 3, /fr-FR/],
  ['a word that is too long', WORDS.replace('VPN', 'v'.repeat(41)), 2, /^service\.en-US\.1: /],
  ['a word without a letter', WORDS.replace('VPN', '"?!"'), 2, /^service\.en-US\.1: holds no word/],
  ['a word twice', WORDS.replace('VPN', 'Leave'), 2, /^service\.en-US\.1: is another word of the list/],
  ['eleven words', WORDS.replace('leave, VPN', 'a1, b2, c3, d4, e5, f6, g7, h8, i9, j10, k11'), 2, /^service\.en-US: /],
  ['a character that is none', WORDS.replace('VPN', '"VPN\\uD800"'), 2, /invalid character/],
  ['no YAML', 'service: [', 1, /^YAML: /],
] as const) {
  test(`refuses a file with ${wrong}, names the line, and keeps the words of before`, async (t) => {
    await importOf(t, 'service:\n  en-US: [before]\n');
    const { failed, unchanged } = await importOf(t, written);
    assert.deepEqual([failed[0]?.file, failed[0]?.line, failed.length], ['keywords.yaml', line, 1]);
    assert.match(failed[0]?.reason ?? '', reason);
    assert.deepEqual([unchanged, await hot()], [1, ['before']]);
  });
}
