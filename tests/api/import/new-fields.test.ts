import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, beforeEach, test, type TestContext } from 'node:test';
import { z } from 'zod';
import { AREA_FOLDERS, AREAS, type Area } from '../../../contract/core/areas';
import { importFolder } from '../../../server/content-folder/import-folder';
import { AREA_FIELDS } from '../../../contract/areas';
import type { ItemDocument } from '../../../contract/document';
import { contentFolder, markdownFile, PDF, type FolderFiles } from '../support/content-folder';
import { startTestApp, type TestApp } from '../support/harness';
import { storedRows } from '../support/stored-content';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());
beforeEach(() => portal.db.deleteFrom('item').execute());

const FILES: FolderFiles = {
  'files/form.pdf': PDF,
  ...Object.fromEntries(
    AREAS.flatMap((area) => [
      [`${AREA_FOLDERS[area]}/plain.md`, markdownFile('title: Plain')],
      [`${AREA_FOLDERS[area]}/plain.zh-CN.md`, markdownFile('title: 平')],
      [`${AREA_FOLDERS[area]}/draft.md`, markdownFile('title: Draft\ndraft: true')],
    ]),
  ),
  'service/full.md': markdownFile(
    'title: Full\nurl: https://intranet.example\nhotline: "4350"\nsteps: [One]\nattachments: [../files/form.pdf]\naudience: { locations: [Bristol] }',
  ),
  'notice/full.md': markdownFile('title: Full\npriority: urgent\ndueAt: 2026-12-18T09:00:00+08:00'),
  'personnel/full.md': markdownFile('title: Full\nkind: policy\nkeyDates: [{ date: 2027-02-12, text: Goals }]'),
};
const PUBLISHED = AREAS.length + 3;

/** Adds fields that a newer contract could have: a nullable one, one with a default value, and one inside another field. */
function addFields(t: TestContext): void {
  const areas: Record<Area, { fields: z.ZodObject; textFields: z.ZodObject }> = AREA_FIELDS;
  const before = { ...areas };
  t.after(() => Object.assign(areas, before));
  const more = {
    note: z.string().max(100).nullable().default(null),
    level: z.enum(['usual', 'special']).default('usual'),
    tags: z.array(z.string()).default([]),
  };
  for (const area of AREAS) {
    const { fields, textFields } = areas[area];
    areas[area] = { fields: fields.extend(more), textFields: textFields.extend({ remark: z.string().default('') }) };
  }
  const { fields, textFields } = areas.personnel;
  const keyDate = z.strictObject({ date: z.iso.date(), text: z.string(), place: z.string().nullable().default(null) });
  areas.personnel = { fields, textFields: textFields.extend({ keyDates: z.array(keyDate).default([]) }) };
}

/** Returns the stored rows without the columns that a newer Portico derives differently from the same documents. */
async function rowsButFacts() {
  const { item, item_text, search_doc, ...rows } = await storedRows(portal.db);
  return {
    ...rows,
    items: item.map(({ fields: _, document_hash: __, folder_hash: ___, ...row }) => row),
    texts: item_text.map(({ fields: _, ...row }) => row),
    searchDocs: search_doc,
  };
}

test('a new field with a default changes no document without it', async (t) => {
  const { path } = await contentFolder(t, FILES);
  const first = await importFolder(portal.deps, path);
  assert.deepEqual([first.failed, first.created, first.drafts], [[], PUBLISHED, AREAS.length]);
  const before = await rowsButFacts();
  addFields(t);
  const again = await importFolder({ ...portal.deps, now: () => new Date('2099-01-01') }, path);
  assert.deepEqual([again.unchanged, again.updated, again.created, again.drafts], [PUBLISHED + AREAS.length, 0, 0, 0]);
  assert.deepEqual(await rowsButFacts(), before);
});

test('a list filters by the default of a new field, which unchanged documents also have', async (t) => {
  const { path } = await contentFolder(t, FILES);
  await importFolder(portal.deps, path);
  addFields(t);
  await importFolder(portal.deps, path);
  const { item, item_text } = await storedRows(portal.db);
  for (const { fields } of item.filter(({ revision }) => revision > 0))
    assert.deepEqual([fields.note, fields.level, fields.tags], [null, 'usual', []]);
  for (const { fields } of item_text) assert.equal(fields.remark, '');
});

test('a document changes when it sets a new field to another value, and again when it no longer does', async (t) => {
  const folder = await contentFolder(t, FILES);
  await importFolder(portal.deps, folder.path);
  addFields(t);
  await folder.write({
    'tool/plain.md': markdownFile('title: Plain\nlevel: special'),
    'service/plain.zh-CN.md': markdownFile('title: 平\nremark: 新'),
    'notice/plain.md': markdownFile('title: Plain\nlevel: usual\nnote:\ntags: []'),
  });
  assert.equal((await importFolder(portal.deps, folder.path)).updated, 2);
  await folder.write({ 'tool/plain.md': markdownFile('title: Plain') });
  assert.equal((await importFolder(portal.deps, folder.path)).updated, 1);
});

/** Returns the hash of a document as computed before values equal to their defaults were left out. */
function formerHash(document: object, files: readonly { kind: string; sha256: string; source: string }[]): string {
  const named = files.map(({ kind, source, sha256 }) => `${kind} ${sha256} ${source}`).sort();
  const sorted = (_: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return `3.${createHash('sha256')
    .update(JSON.stringify([document, named], sorted))
    .digest('hex')}`;
}

/** Returns the document as stored before addresses and times were normalized. */
function formerDocument(document: ItemDocument): ItemDocument {
  const former = { url: 'https://intranet.example', dueAt: '2026-12-18T09:00:00+08:00' };
  const said = Object.entries(former).filter(([key]) => document.fields[key]);
  return { ...document, fields: { ...document.fields, ...Object.fromEntries(said) } };
}

test('the first import after an upgrade changes nothing that was imported before', async (t) => {
  const { path } = await contentFolder(t, FILES);
  await importFolder(portal.deps, path);
  const { db } = portal;
  for (const { item, document } of (await storedRows(db)).item_revision) {
    const former = JSON.stringify(formerDocument(document));
    await db.updateTable('item_revision').set({ document: former }).where('item', '=', item).execute();
  }
  const before = await rowsButFacts();
  const rows = await storedRows(db);
  for (const { item, document } of rows.item_revision) {
    const files = rows.attachment.filter((file) => file.item === item && !file.draft);
    await db
      .updateTable('item')
      .set({ document_hash: formerHash(document, files) })
      .where('key', '=', item)
      .execute();
  }
  const again = await importFolder({ ...portal.deps, now: () => new Date('2099-01-01') }, path);
  assert.deepEqual([again.unchanged, again.updated], [PUBLISHED + AREAS.length, 0]);
  assert.deepEqual(await rowsButFacts(), before);
  const hashes = (await storedRows(db)).item.map((row) => row.document_hash);
  assert.deepEqual(
    hashes,
    rows.item.map((row) => row.document_hash),
  );
});
