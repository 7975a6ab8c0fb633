import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { searchApi } from '../../../contract/search';
import { connect } from '../../../server/db/connect';
import { importFolder } from '../../../server/content-folder/import-folder';
import { keepSearchCurrent } from '../../../server/modules/area/search-upkeep';
import { reindexEverything } from '../../../server/modules/item/publish/reindex';
import { contentFolder, markdownFile } from '../support/content-folder';
import { asOwner, startTestApp, type TestApp } from '../support/harness';
import { storedRows } from '../support/stored-content';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

const find = async (query: string) =>
  (await portal.call(searchApi.search, { query }, { as: portal.people.employee })).body.blocks.flatMap(({ items }) =>
    items.map(({ id }) => id),
  );

test('rebuilds the same index that publishing creates, in each language', async (t) => {
  const { path } = await contentFolder(t, {
    'service/leave.md': markdownFile('title: Annual leave\nkeywords: [vacation]', '## Who may take it\n\nEverybody.'),
    'service/leave.zh-CN.md': markdownFile('title: 年假申请', '每个人都可以申请。'),
  });
  await importFolder(portal.deps, path);
  const { search_doc: made } = await storedRows(portal.db);
  assert.equal(made.length, 2);
  await sql`update search_doc set title_terms = '', body_terms = '', title_key = ''`.execute(portal.db);
  assert.deepEqual(await find('vacation'), []);
  const seen: string[] = [];
  const done = await reindexEverything(portal.db, { onProgress: ({ done: at, total }) => seen.push(`${at}/${total}`) });
  assert.deepEqual([done, seen], [1, ['1/1']]);
  assert.deepEqual((await storedRows(portal.db)).search_doc, made);
  assert.deepEqual(await find('vacation'), ['leave']);
});

test('does not record an aborted rebuild as done', async () => {
  await portal.db.deleteFrom('setting').where('name', '=', 'search-index').execute();
  assert.equal(await reindexEverything(portal.db, { signal: AbortSignal.abort() }), 0);
  assert.deepEqual(await portal.db.selectFrom('setting').where('name', '=', 'search-index').selectAll().execute(), []);
});

test('rebuilds index and dictionary automatically after an update', async () => {
  const { db, app } = portal;
  await sql`update search_doc set title_terms = '', body_terms = '', title_key = ''`.execute(db);
  const stop = keepSearchCurrent(db, app.log);
  for (let waited = 0; waited < 10_000 && !(await db.selectFrom('search_word').selectAll().execute()).length; waited += 100)
    await setTimeout(100);
  await stop();
  assert.deepEqual(await find('anual leave'), ['leave']);
});

/** Returns the number of pages in the pending lists of the indexes and empties the lists, which only their owner may do. */
async function pendingPages(): Promise<number> {
  const { rows } = await asOwner(portal.db, (owner) =>
    sql<{ pages: number }>`
      select sum(gin_clean_pending_list(index))::integer as pages
      from unnest(array['search_doc_by_title', 'search_doc_by_body']::regclass[]) index`.execute(owner),
  );
  return rows[0]?.pages ?? 0;
}

test('finds a saved text at once and soon merges it into the index', async (t) => {
  await pendingPages();
  const { path } = await contentFolder(t, { 'service/parking.md': markdownFile('title: Parking permit', 'For a year.') });
  await importFolder(portal.deps, path);
  assert.deepEqual(await find('parking'), ['parking']);
  assert.ok((await pendingPages()) > 0);
  assert.deepEqual(await find('parking'), ['parking']);
  const stop = keepSearchCurrent(portal.db, portal.app.log);
  await setTimeout(1_500);
  await reindexEverything(portal.db);
  await setTimeout(3_000);
  await stop();
  assert.equal(await pendingPages(), 0);
  assert.deepEqual(await find('parking'), ['parking']);
});

test('logs each maintenance failure once while the database is unavailable and retries', async () => {
  const away = connect('postgres://nobody@127.0.0.1:1/nowhere');
  const told: string[] = [];
  const log = { info: () => undefined, error: (_: object, what: string) => void told.push(what) };
  const stop = keepSearchCurrent(away, log);
  await setTimeout(4_000);
  await stop();
  await away.destroy();
  assert.deepEqual(told.sort(), [
    'search could not be brought up to date',
    'what was saved could not be sorted into the index of search',
  ]);
});
