import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { AREA_FOLDERS, AREAS } from '../../../contract/core/areas';
import { homeApi } from '../../../contract/home';
import { searchApi } from '../../../contract/search';
import { toolApi } from '../../../contract/tool';
import { AREA_FIELDS } from '../../../contract/areas';
import { COMMON_APIS } from '../../contract/areas';
import { contentFolder, markdownFile, type FolderFiles } from '../support/content-folder';
import { forgetCalls } from '../support/forget-calls';
import { startTestApp, type TestApp } from '../support/harness';
import { importFolder } from '../support/problems-in-english';
import { storedItem } from '../support/stored-content';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());
beforeEach(async () => {
  for (const table of ['item', 'slide'] as const) await portal.db.deleteFrom(table).execute();
  await forgetCalls(portal);
});

const SITE = 'https://intranet.example';

/** Accepted addresses as an author writes them, and their stored, normalized form. */
const TAKEN: Record<string, [written: string, stored: string]> = {
  'without a path': [SITE, `${SITE}/`],
  'with Chinese in its path': [`${SITE}/报销`, `${SITE}/%E6%8A%A5%E9%94%80`],
  'with Chinese in its query': [`${SITE}/?q=报销#部分`, `${SITE}/?q=%E6%8A%A5%E9%94%80#%E9%83%A8%E5%88%86`],
  'of a Chinese host': ['https://内网.example/a', 'https://xn--v6q792i.example/a'],
  'with a space': [`${SITE}/a b`, `${SITE}/a%20b`],
  'with a bar': [`${SITE}/a|b`, `${SITE}/a|b`],
  'with braces': [`${SITE}/{id}?x={y}`, `${SITE}/%7Bid%7D?x={y}`],
  'with a percent sign that escapes nothing': [`${SITE}/%zz`, `${SITE}/%zz`],
  'with quotes and angle brackets': [`${SITE}/"<a>"`, `${SITE}/%22%3Ca%3E%22`],
  'with a backslash': [`${SITE}\\a`, `${SITE}/a`],
  'with spaces around it': [`  ${SITE}/a  `, `${SITE}/a`],
  'in capitals': ['HTTPS://INTRANET.EXAMPLE/A', `${SITE}/A`],
  'with dots to resolve': [`${SITE}/a/../b`, `${SITE}/b`],
  'of an IPv6 host': ['http://[::1]:8080/a', 'http://[::1]:8080/a'],
  'with 4,000 characters': [`${SITE}/${'a'.repeat(4000)}`, `${SITE}/${'a'.repeat(4000)}`],
};

const REFUSED: Record<string, string> = {
  'that runs a script': 'javascript:alert(1)',
  'that is its own content': 'data:text/html,<script>alert(1)</script>',
  'of a file': 'file:///etc/passwd',
  'without a scheme': '//intranet.example/a',
  'that is a path': '/service/badge',
  'that is a word': 'intranet',
  'without a host': 'https://',
  'with a space in its host': 'https://intranet example/',
  'with a port that there is none of': 'https://intranet.example:99999/',
  'with a broken IPv6 host': 'https://[::1/',
  'with one slash': 'https:/intranet.example',
  'that is too long': `${SITE}/${'a'.repeat(9000)}`,
};

const WITH_ADDRESS = AREAS.filter((area) => 'url' in AREA_FIELDS[area].fields.shape);
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

async function answersOfEverything() {
  const as = portal.people.employee;
  const answers: { status: number; body: unknown }[] = [
    await portal.call(homeApi.home, {}, { as }),
    await portal.call(toolApi.launcher, {}, { as }),
    await portal.call(searchApi.search, { query: 'odd' }, { as }),
  ];
  for (const area of WITH_ADDRESS) {
    answers.push(await portal.call(COMMON_APIS[area].list, {}, { as }));
    answers.push(await portal.call(COMMON_APIS[area].search, { query: 'odd' }, { as }));
    answers.push(await portal.call(COMMON_APIS[area].info, { id: 'odd' }, { as }));
  }
  return answers;
}

for (const [kind, [written, stored]] of Object.entries(TAKEN)) {
  test(`serves every page with an address ${kind}`, async (t) => {
    const files = WITH_ADDRESS.map((area) => [
      `${AREA_FOLDERS[area]}/odd.md`,
      markdownFile(`title: Odd\nurl: ${quoted(written)}`),
    ]);
    const { path } = await contentFolder(t, Object.fromEntries(files) as FolderFiles);
    const { failed, created } = await importFolder(portal.deps, path);
    assert.deepEqual([failed, created], [[], WITH_ADDRESS.length]);
    for (const { status, body } of await answersOfEverything()) assert.equal(status, 200, JSON.stringify(body));
    const { body: home } = await portal.call(homeApi.home, {}, { as: portal.people.employee });
    assert.deepEqual([home.failed, home.tools?.[0]?.url], [[], stored]);
    for (const area of WITH_ADDRESS) {
      const { facts } = await storedItem(portal.db, area, 'odd');
      assert.equal(facts.fields.url, stored);
    }
  });
}

for (const [kind, written] of Object.entries(REFUSED)) {
  test(`reports file and line of an address ${kind}`, async (t) => {
    const files = WITH_ADDRESS.map((area) => [
      `${AREA_FOLDERS[area]}/odd.md`,
      markdownFile(`title: Odd\nurl: ${quoted(written)}`),
    ]);
    const { path } = await contentFolder(t, Object.fromEntries(files) as FolderFiles);
    const { failed, created } = await importFolder(portal.deps, path);
    assert.equal(created, 0);
    assert.deepEqual(failed.map(({ file, line, reason }) => [file, line, reason.split(':')[0]]).sort(), [
      ...files.map(([file]) => [file, 3, 'url']).sort(),
    ]);
  });
}

test('stores a normalized address, so that another spelling of it is no change', async (t) => {
  const folder = await contentFolder(t, { 'tool/a.md': markdownFile(`title: A\nurl: ${SITE}/报销`) });
  await importFolder(portal.deps, folder.path);
  await folder.write({ 'tool/a.md': markdownFile(`title: A\nurl: ${SITE}/%E6%8A%A5%E9%94%80`) });
  const { unchanged } = await importFolder(portal.deps, folder.path);
  assert.equal(unchanged, 1);
});

test('normalizes unusual link addresses in texts as browsers do and replaces invalid links with their text', async (t) => {
  const body = [
    `[path](<${SITE}/报 销?q={a|b}>)`,
    `[host](https://内网.example)`,
    `[percent](${SITE}/%zz)`,
    `[word](https://b.example:port/) [port](https://a.example:99999/)`,
    `<a href="https://exa mple.example/">space</a>`,
  ].join('\n\n');
  const { path } = await contentFolder(t, { 'tool/odd.md': markdownFile('title: Odd', body) });
  const { warnings } = await importFolder(portal.deps, path);
  const { texts } = await storedItem(portal.db, 'tool', 'odd');
  const addresses = [...(texts[0]?.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
  assert.deepEqual(addresses, [`${SITE}/%E6%8A%A5%20%E9%94%80?q=%7Ba%7Cb%7D`, 'https://xn--v6q792i.example/', `${SITE}/%25zz`]);
  assert.deepEqual(
    warnings.map(({ file, line, reason }) => `${file}:${line} ${reason.replace(/.* (?=has no target)/, '')}`),
    [
      'tool/odd.md:11 has no target; it is shown as text',
      'tool/odd.md:11 has no target; it is shown as text',
      'tool/odd.md:13 has no target; it is shown as text',
    ],
  );
});

test('normalizes unusual slide links as browsers do and refuses one out of the portal with its line', async (t) => {
  const slide = (id: string, link: string) =>
    `- id: ${id}\n  hue: tool\n  link: ${quoted(link)}\n  texts: { en-US: { title: T } }\n`;
  const folder = await contentFolder(t, {
    'slides.yaml': slide('a', '/service?q=报销 {x}') + slide('b', '/a/../tool') + slide('c', ' /notice '),
  });
  const { failed } = await importFolder(portal.deps, folder.path);
  assert.deepEqual(failed, []);
  const { body, status } = await portal.call(homeApi.home, { parts: ['slides'] }, { as: portal.people.employee });
  assert.equal(status, 200);
  assert.deepEqual(
    body.slides?.map(({ link }) => link),
    ['/service?q=%E6%8A%A5%E9%94%80%20{x}', '/tool', '/notice'],
  );
  const outwards = ['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)', '/login', 'service'];
  await folder.write({ 'slides.yaml': outwards.map((link, index) => slide(`s${index}`, link)).join('') });
  const refused = await importFolder(portal.deps, folder.path);
  assert.deepEqual(
    refused.failed.map(({ file, line, reason }) => [file, line, reason]),
    outwards.map((_, index) => ['slides.yaml', 4 * index + 3, `${index}.link: is no path of the portal`]),
  );
});
