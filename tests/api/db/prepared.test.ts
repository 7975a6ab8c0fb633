import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { Db } from '../../../server/db/connect';
import { emptyDatabase } from '../support/harness';

const twice = (db: Db, number: number) => sql<{ doubled: number }>`select ${number}::integer * 2 as doubled`.execute(db);

const planned = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement);
};

async function withTable(db: Db): Promise<void> {
  await sql`create table shelf (id integer)`.execute(db);
  await sql`insert into shelf values (1)`.execute(db);
}
const shelves = async (db: Db) => (await sql<{ id: number }>`select * from shelf where id = ${1}`.execute(db)).rows;

test('prepares a statement at its second execution, for any parameters', async (t) => {
  const db = await emptyDatabase(t, { maxConnections: 1 });
  await twice(db, 1);
  assert.deepEqual(await planned(db), []);
  for (const number of [2, 3, 4]) assert.equal((await twice(db, number)).rows[0]?.doubled, number * 2);
  assert.deepEqual(await planned(db), ['select $1::integer * 2 as doubled']);
});

test('prepares statements separately for each connection of the pool', async (t) => {
  const db = await emptyDatabase(t);
  for (const number of [1, 2, 3]) {
    const both = await Promise.all([twice(db, number), twice(db, -number)]);
    assert.deepEqual(
      both.map(({ rows }) => rows[0]?.doubled),
      [number * 2, -number * 2],
    );
  }
  const kept = ['select $1::integer * 2 as doubled'];
  assert.deepEqual(await Promise.all([planned(db), planned(db)]), [kept, kept]);
});

test('keeps a limited number of prepared statements', async (t) => {
  const db = await emptyDatabase(t, { maxConnections: 1 });
  for (let length = 1; length <= 320; length += 1) {
    const list = sql.join(Array.from({ length }, (_, i) => i));
    for (const _ of [1, 2]) await sql`select 1 where 0 in (${list})`.execute(db);
  }
  assert.equal((await planned(db)).length, 300);
});

test('reads a table correctly after a column was added', async (t) => {
  const db = await emptyDatabase(t, { maxConnections: 1 });
  await withTable(db);
  for (const _ of [1, 2, 3]) assert.deepEqual(await shelves(db), [{ id: 1 }]);
  await sql`alter table shelf add room text default 'hall'`.execute(db);
  assert.deepEqual(await shelves(db), [{ id: 1, room: 'hall' }]);
});

test('fails a transaction once after a column was added and rolls it back', async (t) => {
  const db = await emptyDatabase(t, { maxConnections: 1 });
  await withTable(db);
  for (const _ of [1, 2, 3]) await shelves(db);
  await sql`alter table shelf add room text default 'hall'`.execute(db);
  const move = () =>
    db.transaction().execute(async (trx) => {
      await sql`insert into shelf values (2)`.execute(trx);
      return shelves(trx);
    });
  await assert.rejects(move, /cached plan must not change result type/);
  assert.deepEqual((await sql`select id from shelf`.execute(db)).rows, [{ id: 1 }]);
  assert.deepEqual(await move(), [{ id: 1, room: 'hall' }]);
});

test('reports an error of a prepared statement and keeps the connection usable', async (t) => {
  const db = await emptyDatabase(t, { maxConnections: 1 });
  for (const _ of [1, 2, 3]) await assert.rejects(sql`select ${1}::integer / ${0}::integer`.execute(db), /division by zero/);
  assert.equal((await twice(db, 4)).rows[0]?.doubled, 8);
});

test('prepares nothing when prepared statements are disabled', async (t) => {
  const db = await emptyDatabase(t, { maxConnections: 1, prepare: false });
  for (const number of [1, 2, 3]) await twice(db, number);
  assert.deepEqual(await planned(db), []);
});
