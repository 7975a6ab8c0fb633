import assert from 'node:assert/strict';
import { after, before, beforeEach, test, type TestContext } from 'node:test';
import { contentFolder, markdownFile, type FolderFiles } from '../support/content-folder';
import { startTestApp, type TestApp } from '../support/harness';
import { importFolder } from '../support/problems-in-english';
import { storedItem } from '../support/stored-content';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());
beforeEach(() => portal.db.deleteFrom('item').execute());

async function importOf(t: TestContext, files: FolderFiles) {
  const { path } = await contentFolder(t, files);
  return importFolder(portal.deps, path);
}

const DRILL = markdownFile(`title: Fire drill
priority: urgent
pinned: true
mustRead: true
dueAt: 2026-12-18
changes:
  - date: 2026-11-02
    note: The meeting place is named.
  - { date: 2026-11-09T08:00:00+08:00, note: It begins at ten., material: true }`);
const DRILL_ZH = markdownFile(`title: 消防演练
changes:
  - { date: 2026-11-02, note: 写明集合地点。 }
  - { date: 2026-11-09T00:00:00Z, note: 改为十点开始。 }`);

test('stores what changed in both languages, newest first, with material changes marked', async (t) => {
  const { failed, warnings } = await importOf(t, { 'notice/drill.md': DRILL, 'notice/drill.zh-CN.md': DRILL_ZH });
  assert.deepEqual([failed, warnings], [[], []]);
  const { facts, texts } = await storedItem(portal.db, 'notice', 'drill');
  const disruption = { disruption: null, startsAt: null, endsAt: null };
  assert.deepEqual(facts.fields, { priority: 'urgent', pinned: true, mustRead: true, dueAt: '2026-12-18', ...disruption });
  const [second, first] = [
    { at: '2026-11-09T00:00:00.000Z', material: true },
    { at: '2026-11-02T00:00:00.000Z', material: false },
  ];
  assert.deepEqual(
    texts.map(({ changes }) => changes),
    [
      [
        { ...second, note: 'It begins at ten.' },
        { ...first, note: 'The meeting place is named.' },
      ],
      [
        { ...second, note: '改为十点开始。' },
        { ...first, note: '写明集合地点。' },
      ],
    ],
  );
});

test('uses the change notes of the document for a translation without its own', async (t) => {
  await importOf(t, { 'notice/drill.md': DRILL, 'notice/drill.zh-CN.md': markdownFile('title: 消防演练') });
  const { texts } = await storedItem(portal.db, 'notice', 'drill');
  const notes = texts.map(({ changes }) => changes.map(({ note }) => note));
  assert.deepEqual(notes[1], notes[0]);
});

const benefit = (title: string, question: string, [yes, no]: [string, string]) => `title: ${title}
who: ${title}
steps: [${yes}, ${no}]
eligibility:
  - { kind: yes_no, question: ${question}, expected: true, otherwise: ${no} }
  - { kind: number, question: ${question}, unit: ${yes}, least: 1, most: 5, otherwise: ${no} }
  - { kind: choice, question: ${question}, options: [${yes}, ${no}], accepted: [${yes}], otherwise: ${no} }`;
const checks = (question: string, [yes, no]: [string, string]) => [
  { kind: 'yes_no', question, expected: true, otherwise: no },
  { kind: 'number', question, unit: yes, least: 1, most: 5, otherwise: no },
  { kind: 'choice', question, options: [yes, no], accepted: [yes], otherwise: no },
];

test('stores the dates of a benefit once, and facts and eligibility checks per language', async (t) => {
  const { warnings } = await importOf(t, {
    'welfare/camp.md': markdownFile(
      `${benefit('Camp', 'Children?', ['Some', 'None'])}\namount: Free\nopensAt: 2026-12-01\ncloses: no`,
    ),
    'welfare/camp.zh-CN.md': markdownFile(`${benefit('假期营', '有孩子吗', ['有', '没有'])}\nclosesAt: 2027-01-15`),
  });
  assert.deepEqual(
    warnings.map(({ file, line, reason }) => `${file}:${line} ${reason.split(' ')[0]}`),
    ['welfare/camp.md:11 "closes"', 'welfare/camp.zh-CN.md:9 "closesAt"'],
  );
  const { facts, texts } = await storedItem(portal.db, 'benefit', 'camp');
  assert.deepEqual(facts.fields, { url: null, opensAt: '2026-12-01', closesAt: null });
  assert.deepEqual(
    texts.map(({ fields }) => fields),
    [
      { who: 'Camp', amount: 'Free', steps: ['Some', 'None'], eligibility: checks('Children?', ['Some', 'None']) },
      { who: '假期营', amount: null, steps: ['有', '没有'], eligibility: checks('有孩子吗', ['有', '没有']) },
    ],
  );
});

test("stores the kind of a personnel page once, its key dates per language, and a document's position", async (t) => {
  const keyDate = (text: string) => `keyDates: [{ date: 2027-02-12, text: ${text} }]`;
  await importOf(t, {
    'personnel/goals.md': markdownFile(`title: Goals\nkind: policy\n${keyDate('Goals are agreed')}`),
    'personnel/goals.zh-CN.md': markdownFile(`title: 目标\n${keyDate('目标确认')}`),
    'information/map.md': markdownFile('title: Map\nposition: 20'),
  });
  const goals = await storedItem(portal.db, 'personnel', 'goals');
  assert.deepEqual(goals.facts.fields, { kind: 'policy', url: null });
  assert.deepEqual(
    goals.texts.map(({ fields }) => fields),
    ['Goals are agreed', '目标确认'].map((text) => ({ keyDates: [{ date: '2027-02-12', text }] })),
  );
  assert.deepEqual((await storedItem(portal.db, 'information', 'map')).facts.fields, { position: 20 });
});

const BAD: Record<string, { file: string; lines: string; line: number; reason: RegExp }> = {
  'a priority that there is none of': {
    file: 'notice/bad.md',
    lines: 'pinned: true\npriority: high',
    line: 4,
    reason: /^priority: /,
  },
  'a due day that does not exist': { file: 'notice/bad.md', lines: 'dueAt: 2026-02-30', line: 3, reason: /^dueAt: / },
  'a pin that is a word': { file: 'notice/bad.md', lines: 'pinned: on top', line: 3, reason: /^pinned: / },
  'a change without a note': {
    file: 'notice/bad.md',
    lines: 'changes:\n  - date: 2026-11-02\n    note: A\n  - date: 2026-11-09',
    line: 6,
    reason: /^changes\.1\.note: /,
  },
  'a change on a day that is none': {
    file: 'tool/bad.md',
    lines: 'changes:\n  - note: A\n    date: last week',
    line: 5,
    reason: /^changes\.0\.date: is no date/,
  },
  'a key of a change that means nothing': {
    file: 'welfare/news/bad.md',
    lines: 'changes:\n  - { date: 2026-11-02, note: A, by: me }',
    line: 4,
    reason: /^changes\.0: .*"by"/,
  },
  'a check of a kind that there is none of': {
    file: 'welfare/bad.md',
    lines: 'eligibility:\n  - kind: maybe\n    question: Who?',
    line: 4,
    reason: /^eligibility\.0\.kind: /,
  },
  'a check with one option alone': {
    file: 'welfare/bad.md',
    lines: 'eligibility:\n  - kind: choice\n    question: Who?\n    otherwise: No\n    accepted: [a]\n    options: [a]',
    line: 8,
    reason: /^eligibility\.0\.options: /,
  },
  'a day of closing that is none': { file: 'welfare/bad.md', lines: 'closesAt: soon', line: 3, reason: /^closesAt: / },
  'a kind of page that there is none of': { file: 'personnel/bad.md', lines: 'kind: form', line: 3, reason: /^kind: / },
  'a key date with a time': {
    file: 'personnel/bad.md',
    lines: 'keyDates:\n  - text: Goals\n    date: 2026-12-18T10:00:00Z',
    line: 5,
    reason: /^keyDates\.0\.date: /,
  },
  'a place before the first': { file: 'information/bad.md', lines: 'position: -1', line: 3, reason: /^position: / },
};

for (const [kind, { file, lines, line, reason }] of Object.entries(BAD)) {
  test(`reports the line of ${kind}`, async (t) => {
    const { failed, created } = await importOf(t, { [file]: markdownFile(`title: A\n${lines}`) });
    assert.equal(created, 0);
    assert.deepEqual(
      failed.map((problem) => [problem.file, problem.line]),
      [[file, line]],
    );
    assert.match(failed[0]?.reason ?? '', reason);
  });
}

test('reports a translation with different change dates and imports the document without it', async (t) => {
  const swapped = markdownFile(`title: 消防演练
changes:
  - { date: 2026-11-09, note: 改为十点开始。 }
  - { date: 2026-11-02, note: 写明集合地点。 }`);
  const { failed, created } = await importOf(t, { 'notice/drill.md': DRILL, 'notice/drill.zh-CN.md': swapped });
  assert.equal(created, 1);
  assert.deepEqual(failed, [
    {
      file: 'notice/drill.zh-CN.md',
      line: 3,
      reason: 'changes: must have the same dates in the same order as in notice/drill.md',
    },
  ]);
  const { texts } = await storedItem(portal.db, 'notice', 'drill');
  assert.deepEqual(
    texts.map(({ locale }) => locale),
    ['en-US'],
  );
});
