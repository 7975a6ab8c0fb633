import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { AREAS, type Area } from '../../../contract/core/areas';
import type { Locale } from '../../../contract/core/locale';
import { itemPath } from '../../../contract/core/paths';
import { personnelApi } from '../../../contract/personnel';
import { serviceApi } from '../../../contract/service';
import { benefitTextFields, type EligibilityCheck } from '../../../contract/welfare';
import { loadSampleContent } from '../../../server/content-folder/sample/sample-content';
import { startTestApp, type TestApp } from '../support/harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

const hotWords = async (locale: Locale) =>
  (await portal.call(serviceApi.keywordList, {}, { as: portal.people.employee, locale })).body.map(({ word }) => word);

test('loads the sample content without problems, with keywords that find something', async () => {
  // Files that are part of the program need no scan, so a scanner that is away does not prevent the first start.
  const config = { ...portal.deps.config, scannerUrl: 'tcp://127.0.0.1:9' };
  const summary = await loadSampleContent({ ...portal.deps, config });
  assert.ok(summary && summary.created > 50);
  assert.deepEqual([summary.failed, summary.warnings], [[], []]);
  const words = { 'en-US': await hotWords('en-US'), 'zh-CN': await hotWords('zh-CN') };
  assert.deepEqual(words['en-US'], ['leave', 'VPN', 'expenses', 'meeting room', 'employment certificate']);
  assert.deepEqual(words['zh-CN'], ['年假', 'VPN', '报销', '会议室', '在职证明']);
  for (const [locale, queries] of Object.entries(words) as [Locale, string[]][])
    for (const query of queries) {
      const { body } = await portal.call(serviceApi.search, { query }, { as: portal.people.employee, locale });
      assert.ok(body.total > 0, query);
    }
});

test('completes an interrupted load at the next start and does not repeat a finished one', async () => {
  const { db, deps } = portal;
  // Keywords are imported at the end.
  await db.deleteFrom('keyword').execute();
  await db.deleteFrom('setting').where('name', '=', 'folder_keywords').execute();
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

test('lists the topics of personnel in the order of a working life', async () => {
  const as = portal.people.employee;
  const { body } = await portal.call(personnelApi.overview, undefined, { as });
  const order = ['Joining', 'Contracts', 'Leave and time', 'Performance', 'Learning', 'Moving on'];
  assert.deepEqual(
    body.topics.map(({ name }) => name),
    order,
  );
});

const textsOf = (...areas: Area[]) =>
  portal.db
    .selectFrom('item_text')
    .innerJoin('item', 'item.key', 'item_text.item')
    .where('item.area', 'in', areas)
    .select(['item.area', 'item.id', 'item_text.locale', 'item_text.html', 'item_text.fields'])
    .orderBy('item.key')
    .orderBy('item_text.locale')
    .execute();

/** Returns the links of an article to headings on other pages. */
const headingsLinkedTo = (html: string) =>
  [...html.matchAll(/href="(\/[^"#]*)#([^"]+)"/g)].map(([, path = '', anchor = '']) => ({
    path,
    anchor: decodeURIComponent(anchor),
  }));

test('links only to headings that exist', async () => {
  const texts = await textsOf(...AREAS);
  const links = texts.flatMap(({ html, locale }) => headingsLinkedTo(html).map((link) => ({ ...link, locale })));
  assert.ok(links.length > 20);
  for (const { path, anchor, locale } of links) {
    const targets = texts.filter(({ area, id }) => itemPath(area, id) === path);
    const target = targets.find((text) => text.locale === locale) ?? targets[0];
    assert.ok(target?.html.includes(` id="${anchor}"`), `${locale} ${path}#${anchor}`);
  }
});

/** Returns the rule of a check without its texts. Options are represented by their index. */
function ruleOf(check: EligibilityCheck): unknown {
  if (check.kind === 'yes_no') return check.expected;
  if (check.kind === 'number') return [check.least, check.most];
  return [check.options.length, ...check.accepted.map((accepted) => check.options.indexOf(accepted))];
}

test('has the same eligibility checks in both languages, with every kind of check', async () => {
  const texts = (await textsOf('benefit')).map(({ fields, ...text }) => ({ ...text, ...benefitTextFields.parse(fields) }));
  const checked = texts.filter(({ eligibility }) => eligibility.length);
  const rulesIn = (wanted: Locale) =>
    checked.filter(({ locale }) => locale === wanted).map(({ id, eligibility }) => [id, eligibility.map(ruleOf)]);
  assert.ok(rulesIn('en-US').length >= 3);
  assert.deepEqual(rulesIn('zh-CN'), rulesIn('en-US'));
  const asked = checked.flatMap(({ eligibility }) => eligibility);
  assert.deepEqual(new Set(asked.map(({ kind }) => kind)), new Set(['yes_no', 'number', 'choice']));
  assert.ok(asked.every((check) => check.kind !== 'choice' || check.accepted.every((option) => check.options.includes(option))));
});
