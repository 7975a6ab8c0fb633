import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Migrator, sql } from 'kysely';
import { migrate, MIGRATIONS } from '../../../server/db/migrate';
import { emptyDatabase } from '../support/harness';

const TOOL = { url: 'https://intranet.example/报 销|{a}' };
const MENDED = { url: 'https://intranet.example/%E6%8A%A5%20%E9%94%80|%7Ba%7D' };
const BENEFIT = {
  url: `https://intranet.example/${'a'.repeat(9000)}`,
  opensAt: '0000-01-01',
  closesAt: '2026-12-18T09:00:00+08:00',
};
const KEY_DATES = {
  keyDates: [
    { date: '2027-02-12', text: 'Goals' },
    { date: '0001-01-01', text: 'Never' },
  ],
};

const documentOf = (fields: object, textFields: object = {}) =>
  JSON.stringify({ fields, texts: { 'en-US': { title: 'T', fields: textFields } } });

test('normalizes stored addresses and dates everywhere, and removes and reports invalid ones', async (t) => {
  const db = await emptyDatabase(t);
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  const { error } = await migrator.migrateTo('013_search_area_months');
  assert.equal(error, undefined);
  await sql`insert into department (id, names) values ('it', '{}')`.execute(db);
  await sql`insert into classification (area, id, names) values ('tool', 'chat', '{}')`.execute(db);
  await sql`insert into slide (id, position, texts, hue) values ('empty', 0, '{}', 'tool'), ('full', 1, '{"zh-CN": {}}', 'tool')`.execute(
    db,
  );
  await sql`insert into item (area, id, fields, updated_at, published_at) values
    ('tool', 'odd', ${JSON.stringify(TOOL)}, 'infinity', '-infinity'), ('tool', 'plain', '{"url": null}', now(), now()),
    ('benefit', 'old', ${JSON.stringify(BENEFIT)}, now(), now()), ('personnel', 'goals', '{"kind": "guide"}', now(), null)`.execute(
    db,
  );
  await sql`insert into item_text (item, locale, title, summary, html, toc, keywords, fields)
    select key, 'en-US', 'T', '', '', '[]', '{}', case when area = 'personnel' then ${JSON.stringify(KEY_DATES)}::jsonb else '{}' end
    from item`.execute(db);
  await sql`insert into item_revision (item, revision, document)
    select key, 1, case area when 'tool' then ${documentOf(TOOL)} when 'benefit' then ${documentOf(BENEFIT)}
      else ${documentOf({}, KEY_DATES)} end::jsonb from item where id <> 'plain'`.execute(db);
  await sql`insert into item_draft (item, document) select key, ${documentOf(TOOL)}::jsonb from item where id = 'odd'`.execute(
    db,
  );
  const reported = t.mock.method(process.stderr, 'write', () => true);
  await migrate(db);
  reported.mock.restore();

  const fields = await db.selectFrom('item').select(['id', 'fields']).orderBy('id').execute();
  const mendedBenefit = { url: null, opensAt: null, closesAt: '2026-12-18T01:00:00.000Z' };
  assert.deepEqual(fields, [
    { id: 'goals', fields: { kind: 'guide' } },
    { id: 'odd', fields: MENDED },
    { id: 'old', fields: mendedBenefit },
    { id: 'plain', fields: { url: null } },
  ]);
  const keyDates = { keyDates: KEY_DATES.keyDates.slice(0, 1) };
  const texts = await db
    .selectFrom('item_text')
    .innerJoin('item', 'item.key', 'item')
    .where('area', '=', 'personnel')
    .select('item_text.fields')
    .execute();
  assert.deepEqual(texts, [{ fields: keyDates }]);
  const documents = await db
    .selectFrom('item_revision')
    .innerJoin('item', 'item.key', 'item')
    .select(['id', 'document'])
    .orderBy('id')
    .execute();
  assert.deepEqual(
    documents.map(({ id, document }) => [id, document.fields, document.texts['en-US']?.fields]),
    [
      ['goals', {}, keyDates],
      ['odd', MENDED, {}],
      ['old', mendedBenefit, {}],
    ],
  );
  const drafts = await db.selectFrom('item_draft').select('document').execute();
  assert.deepEqual(
    drafts.map(({ document }) => document.fields),
    [MENDED],
  );
  const lines = reported.mock.calls.map(({ arguments: [line] }) => String(line));
  assert.deepEqual(
    lines.map((line) => /^Removed from (\S+), .*: (\w+) /.exec(line)?.slice(1).join(' ')),
    [
      'benefit/old url',
      'benefit/old opensAt',
      'personnel/goals keyDates',
      'benefit/old url',
      'benefit/old opensAt',
      'personnel/goals keyDates',
    ],
  );
  assert.deepEqual(await db.selectFrom('department').select(['names']).execute(), [{ names: { 'en-US': 'it' } }]);
  assert.deepEqual(await db.selectFrom('classification').select('names').execute(), [{ names: { 'en-US': 'chat' } }]);
  assert.deepEqual(await db.selectFrom('slide').select('id').execute(), [{ id: 'full' }]);
  const odd = await db
    .selectFrom('item')
    .where('id', '=', 'odd')
    .select(['updated_at', 'published_at'])
    .executeTakeFirstOrThrow();
  assert.ok(odd.updated_at instanceof Date);
  assert.equal(odd.published_at, null);
});
