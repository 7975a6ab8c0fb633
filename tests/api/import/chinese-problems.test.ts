import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { importFolder } from '../../../server/content-folder/import-folder';
import { contentFolder, markdownFile } from '../support/content-folder';
import { startTestApp, type TestApp } from '../support/harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

const FILES = {
  'tool/no-matter.md': 'Text.',
  'tool/wrong.md': markdownFile('title: [a]\nurl: javascript:alert(1)'),
  'tool/yaml.md': '---\ntitle: [a\n---\n',
  'tool/owner.md': markdownFile('title: Owner\nowner: nobody\nunknown: 1'),
  'tool/links.md': markdownFile('title: Links', '[a](none.md) ![b](none.png)'),
  'tool/type.md': markdownFile('title: Type\nattachments: [a.exe]'),
  'tool/a.exe': 'MZ',
  'people.yaml': '- { id: a, name: {} }\n- { id: a, name: { en-US: A } }\n',
  'slides.yaml': '- { id: a, hue: tool, item: tool/links, link: /tool, texts: {} }\n',
  'keywords.yaml': 'service: { en-US: ["-"] }\n',
  'search.yaml': 'pins: [{ query: a, items: [tool/nowhere] }]\n',
};
/** Matches words of an English sentence, but not addresses, keys and names of the content. */
const ENGLISH = /\b(is|has|not|the|must|expected|which|with|larger)\b/;

test('every problem of a folder is reported in Chinese as well', async (t) => {
  const { path } = await contentFolder(t, FILES);
  const { failed, warnings } = await importFolder(portal.deps, path);
  const reasons = [...failed, ...warnings].map(({ reason }) => reason);
  assert.ok(reasons.length >= 14, String(reasons.length));
  for (const reason of reasons) {
    assert.match(reason['zh-CN'], /\p{Script=Han}/u);
    // The YAML parser reports its details in English only.
    if (!reason['en-US'].startsWith('YAML')) assert.doesNotMatch(reason['zh-CN'], ENGLISH);
    assert.doesNotMatch(reason['en-US'], /\p{Script=Han}/u);
  }
  const wrong = failed.filter(({ file }) => file === 'tool/wrong.md').map(({ reason }) => reason['zh-CN']);
  assert.deepEqual(wrong, ['title: 无效输入：期望 string，实际接收 数组', 'url: 不是网址，请写成 https://intranet.example/page']);
});
