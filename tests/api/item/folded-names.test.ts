import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { migrate } from '../../../server/db/migrate';
import { emptyDatabase } from '../support/harness';

test('folds names also without a search path, as while a dump is restored', async (t) => {
  const db = await emptyDatabase(t);
  await migrate(db);
  const { rows } = await db.connection().execute(async (one) => {
    const { rows: schemas } = await sql<{ name: string }>`select current_schema() as name`.execute(one);
    const item = sql.id(schemas[0]?.name ?? '', 'item');
    await sql`set search_path = ''`.execute(one);
    return sql<{
      departments: string[];
      locations: string[];
    }>`insert into ${item} (area, id, audience_departments, audience_locations)
      values ('tool', 'lift', array['  Ｌegal ', 'Finance &   Tax'], array['上海'])
      returning audience_departments_folded as departments, audience_locations_folded as locations`.execute(one);
  });
  assert.deepEqual(rows, [{ departments: ['legal', 'finance & tax'], locations: ['上海'] }]);
});
