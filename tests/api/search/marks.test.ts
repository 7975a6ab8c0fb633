import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type { InputOf } from '../../../contract/core/endpoint';
import { searchApi } from '../../../contract/search';
import { publishedBetween } from '../../../server/modules/item/read/published-between';
import { makeItem } from '../support/factories';
import { startTestApp, type TestApp } from '../support/harness';

let portal: TestApp;

before(async () => {
  portal = await startTestApp();
  const days = { january: '2024-01-31T23:59:59Z', february: '2024-02-01T00:00:00Z', leap: '2024-02-29T12:00:00Z' };
  for (const [id, published] of Object.entries(days))
    await makeItem(portal.db, {
      ...{ area: 'notice', id, publishedAt: new Date(published) },
      texts: { 'en-US': { title: `Snow in ${id}` } },
    });
});
after(() => portal.close());

const found = async (days: Pick<InputOf<typeof searchApi.search>, 'from' | 'to' | 'timeZone' | 'area'>): Promise<string[]> => {
  const { body } = await portal.call(searchApi.search, { query: 'snow', ...days }, { as: portal.people.employee });
  return body.blocks.flatMap(({ items }) => items.map(({ id }) => id)).sort();
};

test('filters exactly by days although the index stores months', async () => {
  assert.deepEqual(await found({ from: '2024-02-01', to: '2024-02-28' }), ['february']);
  assert.deepEqual(await found({ from: '2024-01-31', to: '2024-01-31' }), ['january']);
  assert.deepEqual(await found({ from: '2024-01-31', to: '2024-02-01' }), ['february', 'january']);
  assert.deepEqual(await found({ from: '2024-02-29' }), ['leap']);
  assert.deepEqual(await found({ to: '2024-01-31' }), ['january']);
  assert.deepEqual(await found({ from: '1990-01-01', to: '2024-02-29' }), ['february', 'january', 'leap']);
  assert.deepEqual(await found({ from: '2024-03-01', to: '2025-01-31' }), []);
});

test('filters by the days of a time zone although the index stores months of UTC', async () => {
  const timeZone = 'Asia/Shanghai';
  assert.deepEqual(await found({ from: '2024-02-01', timeZone }), ['february', 'january', 'leap']);
  assert.deepEqual(await found({ from: '2024-02-01', to: '2024-02-01', timeZone }), ['february', 'january']);
  assert.deepEqual(await found({ to: '2024-01-31', timeZone }), []);
  assert.deepEqual(await found({ from: '2024-01-31', to: '2024-01-31', timeZone: 'America/New_York' }), ['february', 'january']);
});

test('a day lasts from its first to its last moment where the clocks change at midnight', () => {
  const timeZone = 'America/Sao_Paulo';
  const times = (day: string) => publishedBetween({ from: day, to: day, timeZone }).published;
  assert.deepEqual(times('2018-11-03'), { since: new Date('2018-11-03T03:00Z'), before: new Date('2018-11-04T03:00Z') });
  assert.deepEqual(times('2018-11-04'), { since: new Date('2018-11-04T03:00Z'), before: new Date('2018-11-05T02:00Z') });
});

test('does not match items of other areas in the same month', async () => {
  await makeItem(portal.db, {
    ...{ area: 'service', id: 'shovels', publishedAt: new Date('2024-02-01T00:00:00Z') },
    texts: { 'en-US': { title: 'Snow shovels' } },
  });
  const days = { from: '2024-01-31', to: '2024-02-28' };
  assert.deepEqual(await found({ ...days, area: 'notice' }), ['february', 'january']);
  assert.deepEqual(await found({ ...days, area: 'service' }), ['shovels']);
  assert.deepEqual(await found({ ...days, area: 'tool' }), []);
  assert.deepEqual(await found({ from: '2024-02-01', area: 'notice' }), ['february', 'leap']);
});

test('covers each key by exactly one of the ranges', async () => {
  for (const newest of [1, 255, 256, 257, 511, 512, 8191, 8192, 70_000, 1_100_000]) {
    const { rows } = await sql<{ keys: number; ranges: number }>`
      with newest as materialized (select * from newest_ranges(${newest}::bigint))
      select count(*)::integer as keys, (select count(*) from newest)::integer as ranges
      from (select key from generate_series(greatest(1, ${newest}::bigint - 70000), ${newest}::bigint) key) as keys
      where (select count(*) from newest where coalesce(search_marks(key, '', null) && marks, true) and key < until) = 1`.execute(
      portal.db,
    );
    assert.equal(rows[0]?.keys, Math.min(newest, 70_001), `${newest}`);
    assert.ok(rows[0].ranges <= 5);
  }
});

test('returns no ranges for an empty index', async () => {
  const { rows } = await sql`select * from newest_ranges(null)`.execute(portal.db);
  assert.deepEqual(rows, []);
});
