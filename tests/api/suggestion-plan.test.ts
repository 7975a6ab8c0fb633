import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { searchApi } from '../../contract/search';
import { startTestApp, type TestApp } from './harness';
import { statementsOf } from './query-counter';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

test('titles that begin with what is typed are looked up in their index also by a plan that is kept for whatever is typed', async () => {
  const { db, people } = portal;
  const asked = await statementsOf(() => portal.call(searchApi.suggest, { query: 'ann' }, { as: people.employee }));
  const statement = asked.find((text) => text.includes('with beginning'));
  assert.ok(statement);
  const parameters = [...new Set(statement.match(/\$\d+/g))].map(() => 'null').join(', ');
  const plan = await db.connection().execute(async (own) => {
    for (const setting of ['plan_cache_mode = force_generic_plan', 'enable_seqscan = off', 'enable_bitmapscan = off'])
      await sql`set ${sql.raw(setting)}`.execute(own);
    await sql`prepare suggestions as ${sql.raw(statement)}`.execute(own);
    const { rows } = await sql<Record<string, string>>`explain execute suggestions(${sql.raw(parameters)})`.execute(own);
    return rows.flatMap(Object.values).join('\n');
  });
  assert.match(plan, /Index Cond: \(\(title_key ~>=~ /);
});
