import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { Migrator, sql } from 'kysely';
import { migrate, MIGRATIONS } from '../../../server/db/migrate';
import { publishedBetween } from '../../../server/modules/item/read/published-between';
import { findAll } from '../../../server/modules/search/matching/hit-repository';
import { analyzeQuery } from '../../../server/modules/search/query/analyze-query';
import { emptyDatabase } from '../support/harness';
import type { ReadContext } from '../../../server/modules/item/read/read-context';

test('finds texts indexed by an older version by area and date until they are reindexed', async (t) => {
  const db = await emptyDatabase(t);
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  const { error } = await migrator.migrateTo('006_search');
  assert.equal(error, undefined);
  await sql`insert into item (area, id, published_at, revision) values ('tool', 'lift', now() - interval '1 day', 1)`.execute(db);
  await sql`insert into search_doc (item, locale, area, title_key, title_terms, body_terms, text)
    select key, 'en-US', 'tool', 'lift plan', '''lift'':1A ''plan'':2A', '''lift'':1A ''plan'':2A', 'Lift plan' from item`.execute(
    db,
  );
  await migrate(db);
  const viewer = {
    id: randomUUID(),
    roles: ['employee'],
    department: null,
    location: null,
    editorAreas: [],
    editorDepartments: [],
    editorPermissions: [],
  } as const;
  const wanted = { area: 'tool', filter: {}, sort: 'relevance', slice: { offset: 0, count: 5 } } as const;
  const reading: ReadContext = { viewer, locale: 'en-US', now: new Date(), log: console };
  const asked = await analyzeQuery(db, 'lift plan', reading);
  const dayOf = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  for (const days of [{}, { from: dayOf(3) }, { from: dayOf(3), to: dayOf(0) }]) {
    const { areas } = await findAll(db, asked, { ...wanted, filter: publishedBetween(days) }, reading);
    assert.deepEqual(
      areas.map(({ area, total }) => [area, total]),
      [['tool', 1]],
    );
  }
  const { areas: others } = await findAll(db, asked, { ...wanted, filter: publishedBetween({ to: dayOf(3) }) }, reading);
  assert.deepEqual(others, []);
});
