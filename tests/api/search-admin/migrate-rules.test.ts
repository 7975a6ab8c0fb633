import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Migrator, sql } from 'kysely';
import { migrate, MIGRATIONS } from '../../../server/db/migrate';
import { emptyDatabase } from '../support/harness';

test('keeps older rules in effect and marks them as coming from a folder', async (t) => {
  const db = await emptyDatabase(t);
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  const { error } = await migrator.migrateTo('006_search');
  assert.equal(error, undefined);
  const item = sql`insert into item (area, id, fields, audience_departments, audience_locations, audience_roles)
    values ('tool', 'map', '{}', '{}', '{}', '{}'), ('tool', 'plan', '{}', '{}', '{}', '{}')`;
  await item.execute(db);
  await sql`insert into search_pin (query, item, position)
    select query, key, case when id = 'map' then 1 else 0 end from item, unnest(array['lift', 'stairs']) as query`.execute(db);
  await sql`insert into search_synonym (words, keys) values ('{lift,elevator}', '{lift,elevator}')`.execute(db);
  await sql`insert into search_ban (word) values ('salary')`.execute(db);
  await migrate(db);
  const { rows: pins } = await sql`select pinned.origin, pinned.key, query, string_agg(item.id, ' ' order by position) as items
    from search_pinned_query as pinned join search_pin on pin = pinned.id join item on item.key = search_pin.item
    group by pinned.id order by pinned.key`.execute(db);
  assert.deepEqual(pins, [
    { origin: 'folder', key: 'lift', query: 'lift', items: 'plan map' },
    { origin: 'folder', key: 'stairs', query: 'stairs', items: 'plan map' },
  ]);
  assert.deepEqual(await db.selectFrom('search_synonym').select(['origin', 'words']).execute(), [
    { origin: 'folder', words: ['lift', 'elevator'] },
  ]);
  assert.deepEqual(await db.selectFrom('search_ban').selectAll().execute(), [
    { origin: 'folder', key: 'salary', word: 'salary' },
  ]);
});
