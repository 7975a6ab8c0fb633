import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import { recordViews } from '../../../server/modules/item/engagement/view-repository';
import { makePerson, type MadeItem } from '../support/factories';
import type { TestPerson } from '../support/harness';
import { statementsOf } from '../support/query-counter';
import { startPortals, type Portals } from './portals';
import { actionsOf, pagesOf, startWithTwoItems, versionOf, type ReaderAndItems } from './readers';

let portals: Portals;
let made: ReaderAndItems;
before(async () => {
  portals = await startPortals();
});
after(() => portals.close());
beforeEach(async () => {
  made = await startWithTwoItems(portals.one);
});

/** Returns the tables with a trigger of that name for each insert, update and delete, or for updates only. */
async function tablesWith(trigger: string): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ name: string; events: string[] }>`
    select event_object_table as name, array_agg(distinct event_manipulation::text order by event_manipulation::text) as events
    from information_schema.triggers where trigger_name = ${trigger} group by 1`.execute(portals.one.db);
  return new Map(rows.map(({ name, events }) => [name, events]));
}

test('the version of a person rises for each table that personal values are read from, unless the version of the content does', async () => {
  const { one } = portals;
  const all = await statementsOf(() => pagesOf(one, made.reader));
  const sent = [...new Set(all.filter((statement) => statement.includes('person_version')))];
  const read = new Set(
    sent.flatMap((statement) => [...statement.matchAll(/(?:from|join) "?(\w+)"?/g)].map(([, name]) => name ?? '')),
  );
  for (const name of ['favourite', 'opened', 'acknowledgement', 'alert_dismissal', 'quick_link', 'person', 'item', 'item_text'])
    assert.ok(read.has(name), name);
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class where relkind = 'r'`.execute(one.db);
  const tables = rows.map(({ name }) => name).filter((name) => read.has(name) && !/_version$/.test(name));
  const [ofPerson, ofContent] = [await tablesWith('raise_person_version'), await tablesWith('note_content_change')];
  const unwatched = tables.filter((name) => !ofContent.has(name) && ofPerson.get(name)?.join() !== 'DELETE,INSERT,UPDATE');
  // Only one column of the person's own row is read.
  assert.deepEqual(unwatched, ['person']);
  assert.deepEqual(ofPerson.get('person'), ['UPDATE']);
  const columns = sent.flatMap((statement) => [...statement.matchAll(/"person"\."(\w+)"|(\w+) from person where/g)]);
  assert.deepEqual(new Set(columns.map(([, quoted, plain]) => quoted ?? plain)), new Set(['id', 'notices_read_until']));
});

test('the version of a person rises with a change of any column of a table with personal values, once per transaction', async () => {
  const { db } = portals.one;
  const { unpin: _, ...actions } = actionsOf(portals.one, made);
  for (const action of Object.values(actions)) await action();
  await actionsOf(portals.one, made).mark();
  for (const table of (await tablesWith('raise_person_version')).keys()) {
    if (table === 'person') continue;
    const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_name = ${table}`.execute(db);
    for (const { name } of rows) {
      const touch = sql`update ${sql.ref(table)} set ${sql.ref(name)} = ${sql.ref(name)} where person = ${made.reader.id}`;
      const before = await versionOf(db, made.reader);
      await db.transaction().execute(async (trx) => {
        await touch.execute(trx);
        const first = await versionOf(trx, made.reader);
        assert.ok(first > before, `${table}.${name}`);
        await touch.execute(trx);
        assert.equal(await versionOf(trx, made.reader), first);
      });
    }
  }
});

test('the version of a person is not reused after a promotion or a restore, and is rolled back with its transaction', async () => {
  const { db } = portals.one;
  await actionsOf(portals.one, made).mark();
  const before = await versionOf(db, made.reader);
  await actionsOf(portals.one, made).unmark();
  const lost = await versionOf(db, made.reader);
  // Simulates a promoted standby without the last transaction, or a backup from before it.
  await db.updateTable('person_version').where('person', '=', made.reader.id).set({ version: before }).execute();
  await db
    .transaction()
    .execute(async (trx) => {
      await trx.deleteFrom('favourite').execute();
      await trx.insertInto('favourite').values({ person: made.reader.id, item: made.service.key }).execute();
      throw new Error('undone');
    })
    .catch(() => undefined);
  assert.equal(await versionOf(db, made.reader), before);
  await actionsOf(portals.one, made).mark();
  assert.ok((await versionOf(db, made.reader)) > lost);
});

test('removing an item raises the version of the content, but not the version of a person', async () => {
  const { db } = portals.one;
  await actionsOf(portals.one, made).mark();
  await pagesOf(portals.other, made.reader);
  const before = await versionOf(db, made.reader);
  await db.deleteFrom('item').where('key', '=', made.service.key).execute();
  assert.equal(await versionOf(db, made.reader), before);
  assert.deepEqual(await pagesOf(portals.other, made.reader), await pagesOf(portals.plain, made.reader));
});

test('two servers that count views of the same people at once do not wait for each other, and raise the version of each person', async () => {
  const { db } = portals.one;
  const people = await Promise.all(Array.from({ length: 20 }, () => makePerson(db)));
  const views = (item: MadeItem, who: TestPerson[]) => who.map(({ id }) => ({ item: item.key, person: id, revision: 1 }));
  for (let round = 0; round < 20; round += 1) {
    // Some of them open the item for the first time, others again.
    const some = people.filter((_, place) => (place + round) % 3 > 0);
    const before = await Promise.all(some.map((person) => versionOf(db, person)));
    const batches = [
      recordViews(db, new Date(), views(made.service, some)),
      recordViews(portals.other.db, new Date(), views(made.notice, some.toReversed())),
    ];
    for (const counts of await Promise.all(batches)) assert.ok(![...counts.values()].includes('busy'));
    for (const [place, person] of some.entries()) assert.ok((await versionOf(db, person)) > (before[place] ?? NaN));
  }
});
