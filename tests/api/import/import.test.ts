import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import { contentFolder, markdownFile, PDF, PIXEL } from '../support/content-folder';
import { startTestApp, type TestApp } from '../support/harness';
import { importFolder } from '../support/problems-in-english';
import { storedItem, storedRows } from '../support/stored-content';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());
beforeEach(async () => {
  for (const table of ['item', 'department'] as const) await portal.db.deleteFrom(table).execute();
  await portal.db.deleteFrom('classification').where('parent', 'is not', null).execute();
  await portal.db.deleteFrom('classification').execute();
});

const BADGE = markdownFile(
  `title: Get a badge
summary: For every door.
classification: [Workplace > Access, IT]
keywords: [badge, door]
department: Facilities
contact: facilities@example.com
attachments: [../files/form.pdf]
hotline: "4350"
who: Everyone
steps: [Go there, Smile]
publishedAt: 2024-02-19
updatedAt: 2025-03-01T10:30:00+02:00
expiresAt: 2090-01-01
audience: { locations: [Bristol] }`,
  '## How\n\n![Plan](../files/plan.png) See [chat](../tool/Chat_App.md#first).',
);
const BADGE_ZH = markdownFile(
  `title: 门禁卡
summary: 所有的门。
classification: [办公环境 > 门禁, 信息技术]
keywords: [门禁卡]
department: 行政部
who: 所有人
steps: [去前台, 微笑]`,
  '## 办理\n\n见说明。',
);
const FILES = {
  'service/Badge.md': BADGE,
  'service/Badge.zh-CN.md': BADGE_ZH,
  'tool/Chat_App.md': markdownFile(
    'title: Chat\nurl: https://chat.example.com',
    '## First\n\nA first paragraph for the summary.',
  ),
  'files/form.pdf': PDF,
  'files/plan.png': PIXEL,
  'README.md': 'Not a document.',
};

test('stores everything of a document in both languages', async (t) => {
  const { path } = await contentFolder(t, FILES);
  const summary = await importFolder(portal.deps, path);
  assert.deepEqual(summary, {
    read: 2,
    created: 2,
    updated: 0,
    unchanged: 0,
    drafts: 0,
    kept: 0,
    conflicts: [],
    failed: [],
    warnings: [],
  });
  const badge = await storedItem(portal.db, 'service', 'badge');
  assert.deepEqual(badge.facts, {
    department: 'facilities',
    contact: 'facilities@example.com',
    owner: null,
    fields: { handling: 'download', url: null, hotline: '4350' },
    audience_departments: [],
    audience_locations: ['Bristol'],
    audience_roles: [],
    published_at: new Date('2024-02-19T00:00:00Z'),
    updated_at: new Date('2025-03-01T08:30:00Z'),
    expires_at: new Date('2090-01-01T00:00:00Z'),
    revision: 1,
  });
  assert.deepEqual(badge.classifications, ['access', 'it']);
  const [english, chinese] = badge.texts;
  assert.ok(english && chinese);
  assert.deepEqual([english.title, english.summary, english.keywords], ['Get a badge', 'For every door.', ['badge', 'door']]);
  const unsaid = { duration: null, cost: null, hours: null, place: null, materials: [] };
  assert.deepEqual(chinese.fields, { ...unsaid, who: '所有人', steps: ['去前台', '微笑'] });
  assert.deepEqual(chinese.toc, [{ id: '办理', text: '办理', level: 2 }]);
  const [form, plan] = badge.files;
  assert.ok(form && plan);
  assert.deepEqual([form.kind, form.name, form.type, form.size], ['attachment', 'form.pdf', 'application/pdf', PDF.length]);
  assert.deepEqual([plan.kind, plan.width, plan.height], ['picture', 1, 1]);
  assert.ok(english.html.includes(`<img src="/api/attachment/${plan.id}" alt="Plan"`));
  assert.ok(english.html.includes('<a href="/tool?tool=chat-app#first">chat</a>'));
});

test('uses the first paragraph as summary when a document has none', async (t) => {
  const { path } = await contentFolder(t, FILES);
  await importFolder(portal.deps, path);
  const chat = await storedItem(portal.db, 'tool', 'chat-app');
  assert.equal(chat.texts[0]?.summary, 'A first paragraph for the summary.');
});

test('shares classifications and departments, stores both names, and derives an id from a Chinese name', async (t) => {
  const document = (classification: string, department: string, more = '') =>
    markdownFile(`title: T\nclassification: ${classification}\ndepartment: ${department}${more}`);
  const { path } = await contentFolder(t, {
    'service/a.md': document('Travel > FAQ', 'Finance'),
    'service/b.md': document('People > FAQ', 'finance'),
    'service/b.zh-CN.md': document('人事 > 常见问题', '财务部'),
    'service/c.md': document('福利', '工会', '\nlocale: zh-CN'),
    'service/d.md': document('人事', '财务部', '\nlocale: zh-CN'),
    'service/e.md': document('培训', '培训部', '\nlocale: zh-CN'),
  });
  const { created } = await importFolder(portal.deps, path);
  assert.equal(created, 5);
  const { department, classification } = await storedRows(portal.db);
  assert.deepEqual(department.find(({ id }) => id === 'finance')?.names, { 'en-US': 'Finance', 'zh-CN': '财务部' });
  assert.equal(department.length, 3);
  const ids = classification.map(({ id }) => id);
  assert.equal(new Set(ids).size, 6, ids.join(' '));
  for (const id of [...ids, ...department.map((row) => row.id)]) assert.match(id, /^[a-z0-9-]{1,80}$/);
  const people = classification.find(({ id }) => id === 'people');
  assert.deepEqual(people?.names, { 'en-US': 'People', 'zh-CN': '人事' });
  assert.deepEqual((await storedItem(portal.db, 'service', 'd')).classifications, ['people']);
});

test('changes nothing when unchanged documents are imported again', async (t) => {
  const { path } = await contentFolder(t, { ...FILES, 'notice/n.md': markdownFile('title: No dates at all\ndraft: true') });
  await importFolder(portal.deps, path);
  const before = await storedRows(portal.db);
  const summary = await importFolder({ ...portal.deps, now: () => new Date('2099-01-01') }, path);
  assert.deepEqual([summary.unchanged, summary.created, summary.updated, summary.drafts], [3, 0, 0, 0]);
  assert.deepEqual(await storedRows(portal.db), before);
});

test('creates a new revision for a changed document and keeps its engagement', async (t) => {
  const folder = await contentFolder(t, FILES);
  const first = { ...portal.deps, now: () => new Date('2026-01-01T00:00:00Z') };
  await importFolder(first, folder.path);
  const chat = await storedItem(portal.db, 'tool', 'chat-app');
  const person = portal.people.employee.id;
  await portal.db.updateTable('item').set({ views: 7, share_count: 3, useful_yes: 1 }).where('key', '=', chat.key).execute();
  await portal.db.insertInto('favourite').values({ person, item: chat.key }).execute();
  await portal.db.insertInto('feedback').values({ person, item: chat.key, useful: true, comment: null, revision: 1 }).execute();
  const before = await storedRows(portal.db);

  await folder.write({ 'tool/Chat_App.md': markdownFile('title: Chat app\nurl: https://chat.example.com', 'Other words.') });
  const summary = await importFolder({ ...portal.deps, now: () => new Date('2026-02-02T00:00:00Z') }, folder.path);
  assert.deepEqual([summary.updated, summary.unchanged], [1, 1]);
  const changed = await storedItem(portal.db, 'tool', 'chat-app');
  assert.deepEqual([changed.key, changed.texts[0]?.title, changed.facts.revision], [chat.key, 'Chat app', 2]);
  assert.deepEqual(changed.facts.published_at, new Date('2026-01-01T00:00:00Z'));
  assert.deepEqual(changed.facts.updated_at, new Date('2026-02-02T00:00:00Z'));
  const now = await storedRows(portal.db);
  const [row] = now.item.filter(({ key }) => key === chat.key);
  assert.deepEqual([row?.views, row?.share_count, row?.useful_yes], [7, 3, 1]);
  assert.deepEqual([now.favourite, now.feedback], [before.favourite, before.feedback]);
  const others = (rows: typeof now) => rows.item.filter(({ key }) => key !== chat.key);
  assert.deepEqual(others(now), others(before));
  assert.deepEqual(now.item_revision.map(({ revision }) => revision).sort(), [1, 1, 2]);
});

test('treats a changed picture as a change of the document and keeps its address', async (t) => {
  const folder = await contentFolder(t, FILES);
  await importFolder(portal.deps, folder.path);
  const before = await storedItem(portal.db, 'service', 'badge');
  const changed = Buffer.concat([PIXEL, Buffer.from('more')]);
  await folder.write({ 'files/plan.png': changed });
  assert.equal((await importFolder(portal.deps, folder.path)).updated, 1);
  const after = await storedItem(portal.db, 'service', 'badge');
  assert.deepEqual(after.files[0], before.files[0]);
  const [was, is] = [before.files[1], after.files[1]];
  assert.ok(was && is);
  assert.equal(is.id, was.id);
  assert.equal(is.size, PIXEL.length + 4);
  assert.notEqual(is.storage_key, was.storage_key);
  await assert.rejects(portal.deps.files.read(was.storage_key));
  assert.deepEqual(await buffer(await portal.deps.files.read(is.storage_key)), changed);
});

test('stores of an SVG only what a still picture needs, and finds it unchanged the next time', async (t) => {
  const folder = await contentFolder(t, {
    ...FILES,
    'service/Badge.md': BADGE.replace('plan.png', 'plan.svg'),
    'files/plan.svg': '<svg><script>alert(1)</script><g/></svg>',
  });
  await importFolder(portal.deps, folder.path);
  const file = (await storedItem(portal.db, 'service', 'badge')).files.find(({ kind }) => kind === 'picture');
  const bytes = await buffer(await portal.deps.files.read(file?.storage_key ?? ''));
  assert.equal(bytes.toString(), '<svg xmlns="http://www.w3.org/2000/svg"><g></g></svg>');
  assert.equal((await importFolder(portal.deps, folder.path)).updated, 0);
});

test('keeps an item whose file was removed, but removes a removed translation from search', async (t) => {
  const folder = await contentFolder(t, FILES);
  await importFolder(portal.deps, folder.path);
  await folder.remove('tool/Chat_App.md');
  await folder.remove('service/Badge.zh-CN.md');
  const summary = await importFolder(portal.deps, folder.path);
  assert.deepEqual([summary.read, summary.updated], [1, 1]);
  assert.deepEqual(summary.warnings, []);
  const { item, search_doc } = await storedRows(portal.db);
  assert.equal(item.length, 2);
  assert.deepEqual(
    search_doc.map(({ locale }) => locale),
    ['en-US', 'en-US'],
  );
});

test('hides a draft from readers until it is published', async (t) => {
  const folder = await contentFolder(t, FILES);
  const asDraft = (title: string) => ({
    'service/Badge.md': BADGE.replace('title: Get a badge', `title: ${title}\ndraft: true`),
  });
  await folder.write({ ...asDraft('Soon') });
  assert.deepEqual((await importFolder(portal.deps, folder.path)).drafts, 1);
  const draft = await storedItem(portal.db, 'service', 'badge');
  assert.deepEqual([draft.facts.published_at, draft.facts.revision, draft.texts], [null, 0, []]);
  assert.ok(draft.files.every((file) => file.draft) && draft.files.length === 2);

  await folder.write({ 'service/Badge.md': BADGE });
  assert.equal((await importFolder(portal.deps, folder.path)).created, 1);
  const published = await storedRows(portal.db);
  assert.deepEqual(published.item_draft, []);
  assert.ok(published.attachment.every((file) => !file.draft) && published.attachment.length === 2);

  await folder.write({ ...asDraft('Next') });
  assert.equal((await importFolder(portal.deps, folder.path)).drafts, 1);
  const live = await storedItem(portal.db, 'service', 'badge');
  assert.deepEqual([live.texts[0]?.title, live.facts.revision], ['Get a badge', 1]);
});

test('deletes a draft that was removed from the folder, but not one of an editor', async (t) => {
  const folder = await contentFolder(t, FILES);
  await importFolder(portal.deps, folder.path);
  const published = await storedRows(portal.db);
  const rewritten = BADGE.replace('title: Get a badge', 'title: Next\ndraft: true');
  await folder.write({ 'service/Badge.md': rewritten });
  assert.equal((await importFolder(portal.deps, folder.path)).drafts, 1);
  await folder.write({ 'service/Badge.md': BADGE });
  assert.equal((await importFolder(portal.deps, folder.path)).unchanged, 2);
  assert.deepEqual(await storedRows(portal.db), published);

  await folder.write({ 'service/Badge.md': rewritten });
  await importFolder(portal.deps, folder.path);
  await portal.db.updateTable('item_draft').set({ person: portal.people.editor.id }).execute();
  await folder.write({ 'service/Badge.md': BADGE });
  await importFolder(portal.deps, folder.path);
  assert.equal((await storedRows(portal.db)).item_draft.length, 1);
});

test('renders unchanged documents again after an upgrade without marking them as edited', async (t) => {
  const { path } = await contentFolder(t, FILES);
  await importFolder(portal.deps, path);
  const before = await storedRows(portal.db);
  for (const older of [sql`'0.' || split_part(document_hash, '.', 2)`, sql`split_part(document_hash, '.', 2)`]) {
    await portal.db.updateTable('item_text').set({ html: '<p>as it was rendered then</p>' }).execute();
    await portal.db.deleteFrom('search_doc').execute();
    await sql`update item set document_hash = ${older}`.execute(portal.db);
    const summary = await importFolder({ ...portal.deps, now: () => new Date('2099-01-01') }, path);
    assert.deepEqual([summary.unchanged, summary.updated], [2, 0]);
    assert.deepEqual(await storedRows(portal.db), before);
  }
});

test('keeps files when the outcome of a commit is unknown and deletes them when a save fails', async (t) => {
  const { path } = await contentFolder(t, FILES);
  const { db } = portal;
  const written: string[] = [];
  const files = {
    ...portal.deps.files,
    write: async (key: string, bytes: Buffer) => portal.deps.files.write(key, bytes).then(() => void written.push(key)),
  };
  const lost = new Error('Connection terminated unexpectedly');
  const silent = new Proxy(db, {
    get: (target, name) =>
      name === 'transaction'
        ? () => ({
            execute: async (work: Parameters<ReturnType<typeof db.transaction>['execute']>[0]) => {
              await target.transaction().execute(work);
              throw lost;
            },
          })
        : (Reflect.get(target, name, target) as unknown),
  });
  await assert.rejects(importFolder({ ...portal.deps, files, db: silent }, path), lost);
  const stored = await storedItem(db, 'service', 'badge');
  assert.equal(stored.files.length, 2);
  for (const { storage_key } of stored.files) await buffer(await files.read(storage_key));

  written.length = 0;
  await db.deleteFrom('item').execute();
  const full = new Error('disk full');
  const failing = {
    ...files,
    write: async (key: string, bytes: Buffer) => (written.length ? Promise.reject(full) : files.write(key, bytes)),
  };
  await assert.rejects(importFolder({ ...portal.deps, files: failing }, path), full);
  assert.equal(written.length, 1);
  for (const key of written) await assert.rejects(files.read(key));
});

test("never overwrites an editor's draft", async (t) => {
  const { path } = await contentFolder(t, { 'service/x.md': markdownFile('title: X\ndraft: true') });
  await importFolder(portal.deps, path);
  await portal.db.updateTable('item_draft').set({ person: portal.people.editor.id }).execute();
  const before = await storedRows(portal.db);
  const { failed } = await importFolder(portal.deps, path);
  assert.deepEqual(failed, [
    { file: 'service/x.md', line: 1, reason: 'has a draft that an editor works on, which was left as it is' },
  ]);
  assert.deepEqual(await storedRows(portal.db), before);
});

test('completes an interrupted import at the next run', async (t) => {
  const { path } = await contentFolder(t, FILES);
  const stop = new Error('stopped');
  const onProgress = ({ done }: { done: number }) => {
    if (done === 1) throw stop;
  };
  await assert.rejects(importFolder(portal.deps, path, { onProgress }), stop);
  const summary = await importFolder(portal.deps, path);
  assert.deepEqual([summary.unchanged, summary.created], [1, 1]);
});
