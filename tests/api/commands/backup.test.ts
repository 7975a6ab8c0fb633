import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { appendFile, cp, open, readFile, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { favouriteApi } from '../../../contract/favourite';
import { verifyBackup } from '../../../server/backup/verify';
import { loadSampleContent } from '../../../server/content-folder/sample/sample-content';
import type { Db } from '../../../server/db/connect';
import { addJob } from '../../../server/db/job-repository';
import { MIGRATIONS } from '../../../server/db/migrate';
import { diskFiles } from '../../../server/storage/disk-files';
import {
  assertRefused,
  keysIn,
  migratedDatabase,
  newFolder,
  restoreBackup,
  stateOf,
  withDatabase,
  writeBackup,
} from '../support/backups';
import { databaseUrlOf, emptyDatabaseUrl, startTestApp, type TestApp } from '../support/harness';
import { runProgram } from '../support/run-program';

const KEY = 'kG5-vR2_pQ9-mW4z-kG5-vR2';
const LATER = new Date('2040-01-01T00:00:00Z');

let portal: TestApp;
let source: { url: string; store: string };
before(async () => {
  portal = await startTestApp();
  await loadSampleContent(portal.deps);
  await addJob(portal.db, { task: 'publish-release', payload: { release: '通知\t\\n' }, key: 'kept', runAt: LATER, priority: 7 });
  source = { url: await databaseUrlOf(portal.db), store: join(portal.deps.config.dataFolder, 'files') };
});
after(() => portal.close());

const jobsOf = (url: string) =>
  withDatabase(url, async (db) => {
    const { rows } = await sql`select task_identifier, key, run_at, priority, max_attempts, queue_name, flags
      from graphile_worker.jobs order by key`.execute(db);
    return rows;
  });

for (const [name, key] of [
  ['a backup', null],
  ['an encrypted backup', KEY],
] as const)
  test(`an operator who restores ${name} gets every row of every table, every file and every job`, async (t) => {
    const [folder, store] = [await newFolder(t), join(await newFolder(t), 'files')];
    const path = await writeBackup(folder, source.url, source.store, key);
    assert.equal((await stat(path)).mode & 0o777, 0o600);
    const url = await emptyDatabaseUrl(t);
    await restoreBackup(path, { url, store, key });
    assert.deepEqual(await stateOf(url, store), await stateOf(source.url, source.store));
    assert.ok((await keysIn(store)).length > 10);
    for (const file of await keysIn(store))
      assert.deepEqual(
        await readFile(join(store, file.slice(0, 2), file)),
        await readFile(join(source.store, file.slice(0, 2), file)),
      );
    assert.deepEqual(await jobsOf(url), await jobsOf(source.url));
    const migrations = await withDatabase(url, (db) => sql<{ name: string }>`select name from kysely_migration`.execute(db));
    assert.deepEqual(migrations.rows.map((row) => row.name).sort(), Object.keys(MIGRATIONS));
  });

test('a restored portal has no person versions until people change something, because no cached answer survives a restore', async (t) => {
  const { db, people, call } = portal;
  const [item] = await db.selectFrom('item').select(['area', 'id']).where('area', '=', 'service').limit(1).execute();
  assert.ok(item);
  await call(favouriteApi.update, { ...item, favourite: true }, { as: people.employee });
  const versionsOf = (from: Db) => from.selectFrom('person_version').select('person').execute();
  assert.ok((await withDatabase(source.url, versionsOf)).length > 0);
  const [url, store] = [await emptyDatabaseUrl(t), join(await newFolder(t), 'files')];
  await restoreBackup(await writeBackup(await newFolder(t), source.url, source.store), { url, store });
  assert.deepEqual(await withDatabase(url, versionsOf), []);
  await withDatabase(url, (each) => each.deleteFrom('favourite').where('person', '=', people.employee.id).execute());
  assert.deepEqual(await withDatabase(url, versionsOf), [{ person: people.employee.id }]);
});

test('new rows of a restored portal get keys after the restored ones', async (t) => {
  const [url, store] = [await emptyDatabaseUrl(t), join(await newFolder(t), 'files')];
  await restoreBackup(await writeBackup(await newFolder(t), source.url, source.store), { url, store });
  const insert = sql<{ key: number; largest: number }>`insert into item (area, id) values ('tool', 'new')
    returning key, (select max(key) from item) as largest`;
  const { rows } = await withDatabase(url, (db) => insert.execute(db));
  assert.ok(rows[0] && rows[0].key > rows[0].largest);
});

test('restoring over existing content needs --replace, which removes all of that content', async (t) => {
  const [url, store] = [await migratedDatabase(t), join(await newFolder(t), 'files')];
  await withDatabase(url, (db) => sql`insert into item (area, id) values ('tool', 'old')`.execute(db));
  await cp(source.store, store, { recursive: true });
  await cp('package.json', join(store, 'ab', 'abcdef'), { recursive: true });
  const path = await writeBackup(await newFolder(t), source.url, source.store);
  await assertRefused(path, { url, store }, /^the database is not empty \(item has rows\); .*--replace/);
  await restoreBackup(path, { url, store, replace: true });
  assert.deepEqual(await stateOf(url, store), await stateOf(source.url, source.store));
});

test('a restore is refused while a server uses the database', async (t) => {
  const path = await writeBackup(await newFolder(t), source.url, source.store);
  await assertRefused(path, { ...source, replace: true }, /^the database is in use; stop every server/);
});

for (const [name, key] of [
  ['a backup', null],
  ['an encrypted backup', KEY],
] as const)
  test(`${name} that is damaged or cut off anywhere is refused, and nothing is changed`, async (t) => {
    const folder = await newFolder(t);
    const whole = await writeBackup(folder, source.url, source.store, key);
    const { size } = await stat(whole);
    const [target, broken] = [{ url: await migratedDatabase(t), store: join(folder, 'files'), key }, join(folder, 'broken')];
    // The first ten bytes of a compressed file are a header without content.
    const offsets = [12, 300, Math.floor(size / 3), Math.floor(size / 2), size - 1000, size - 40];
    for (const offset of offsets) {
      await cp(whole, broken);
      const file = await open(broken, 'r+');
      const { buffer } = await file.read(Buffer.alloc(1), 0, 1, offset);
      await file.write(Buffer.from([(buffer[0] ?? 0) ^ 0x40]), 0, 1, offset);
      await file.close();
      await assertRefused(broken, target, /damaged|BACKUP_KEY/);
      await cp(whole, broken);
      await truncate(broken, offset);
      await assertRefused(broken, target, /damaged|BACKUP_KEY/);
    }
    await cp(whole, broken);
    if (key !== null) {
      await appendFile(broken, randomBytes(64));
      await assertRefused(broken, target, /damaged/);
    }
  });

test('a restore is refused with a wrong key, without the key of an encrypted backup, and with a key for an unencrypted one', async (t) => {
  const folder = await newFolder(t);
  const [encrypted, plain] = [
    await writeBackup(folder, source.url, source.store, KEY),
    await writeBackup(folder, source.url, source.store),
  ];
  assert.equal((await readFile(encrypted)).includes('portico.json'), false);
  const target = { url: await migratedDatabase(t), store: join(folder, 'files') };
  await assertRefused(encrypted, { ...target, key: `${KEY}x` }, /^BACKUP_KEY is not the key of this file$/);
  await assertRefused(encrypted, target, /is encrypted; set BACKUP_KEY to its key$/);
  await assertRefused(plain, { ...target, key: KEY }, /is not encrypted, or its beginning is damaged; leave out BACKUP_KEY/);
});

test('a file that is not a backup is refused', async (t) => {
  const target = { url: await migratedDatabase(t), store: join(await newFolder(t), 'files') };
  await assertRefused('package.json', target, /package\.json is damaged or incomplete/);
  await assertRefused('none.portico', target, /cannot read none\.portico \(ENOENT\)/);
});

test('a backup of a newer version is refused', async (t) => {
  const url = await migratedDatabase(t);
  await withDatabase(url, (db) => sql`insert into kysely_migration (name, timestamp) values ('999_later', 'z')`.execute(db));
  const path = await writeBackup(await newFolder(t), url, source.store);
  const target = { url: await migratedDatabase(t), store: join(await newFolder(t), 'files') };
  await assertRefused(path, target, /has the schema of a newer version of Portico \(999_later, version \d+\.\d+\.\d+\)/);
});

test('a restored backup of an older schema equals the old database after its migrations', async (t) => {
  const old = await migratedDatabase(t, '030_insights');
  await withDatabase(old, async (db) => {
    await sql`insert into person (issuer, subject, name, email, roles, locale)
      values ('i', 's', E'Zoë\tByron\\\n', 'zoe@company.example', '{employee,"a,b"}', 'zh-CN')`.execute(db);
    await sql`insert into department (id, names) values ('it', '{"en-US": "IT", "zh-CN": "信息技术"}')`.execute(db);
    await sql`insert into item (area, id, department, audience_departments) values ('tool', 'vpn', 'it', '{IT,null}')`.execute(
      db,
    );
    await sql`insert into audit_event (at, person, action) select now(), id, 'login' from person`.execute(db);
  });
  const path = await writeBackup(await newFolder(t), old, join(await newFolder(t), 'files'));
  const [url, store] = [await emptyDatabaseUrl(t), join(await newFolder(t), 'files')];
  await restoreBackup(path, { url, store });
  const updated = await withDatabase(old, async (db) => {
    const { migrate } = await import('../../../server/db/migrate');
    await migrate(db);
    return stateOf(old, store);
  });
  assert.deepEqual(await stateOf(url, store), updated);
});

test('a backup lists the files that are missing on the disk, and can be restored without them', async (t) => {
  const folder = await newFolder(t);
  const store = join(folder, 'source');
  await cp(source.store, store, { recursive: true });
  const [lost = ''] = (await verifyBackup(await writeBackup(await newFolder(t), source.url, source.store), null)).files.map(
    ({ key }) => key,
  );
  await rm(join(store, lost.slice(0, 2), lost));
  const path = await writeBackup(await newFolder(t), source.url, store);
  assert.deepEqual((await verifyBackup(path, null)).lost, [lost]);
  const target = { url: await emptyDatabaseUrl(t), store: join(folder, 'files') };
  await restoreBackup(path, target);
  assert.equal((await keysIn(target.store)).length, (await keysIn(source.store)).length - 1);
});

test('a restore that fails in the database changes neither rows nor files', async (t) => {
  const [url, store] = [await migratedDatabase(t), join(await newFolder(t), 'files')];
  const path = await writeBackup(await newFolder(t), source.url, source.store);
  const before = await stateOf(url, store);
  const manifest = await verifyBackup(path, null);
  const { restore } = await import('../../../server/backup/restore');
  const tables = manifest.tables.map((table) => (table.name === 'item_text' ? { ...table, rows: table.rows + 1 } : table));
  await assert.rejects(
    restore(path, { url, files: diskFiles(store), key: null, replace: true, manifest: { ...manifest, tables } }),
    /item_text got \d+ rows instead of/,
  );
  assert.deepEqual(await stateOf(url, store), before);
});

test('the commands print a summary, or one line that says why they refuse', async (t) => {
  const folder = await newFolder(t);
  const settings = { DATABASE_URL: source.url, PORTICO_DATA: portal.deps.config.dataFolder };
  const path = join(folder, 'a.portico');
  const { code, stdout, stderr } = await runProgram(['backup', path], settings);
  assert.deepEqual([code, stderr], [0, '']);
  assert.match(stdout, /^\d+ tables, \d+ rows and \d+ files are in .*a\.portico \([\d.]+ MB\)\.\nIt is not encrypted: /);
  const target = { DATABASE_URL: await emptyDatabaseUrl(t), PORTICO_DATA: join(folder, 'data') };
  const restored = await runProgram(['restore', path], target);
  assert.deepEqual([restored.code, restored.stderr], [0, '']);
  assert.match(restored.stdout, /^The portal is as it was on 20\d\d-[^\n]+Z, with \d+ files\.\n$/);
  for (const [words, env, reason] of [
    [['backup'], settings, /^Nothing was backed up: name one file: npm run backup -- FILE\n$/],
    [['backup', path], settings, /^Nothing was backed up: .*a\.portico exists; name another file\n$/],
    [['backup', `${folder}/none/a`], settings, /^Nothing was backed up: cannot write .*none\/a \(ENOENT\)\n$/],
    [
      ['backup', `${path}2`],
      { ...settings, BACKUP_KEY: 'short' },
      /^Nothing was backed up: BACKUP_KEY: must have 20 characters or more; openssl/,
    ],
    [['restore'], target, /^Nothing was restored: name one file: npm run restore -- FILE \[--replace\]\n$/],
    [['restore', path], target, /^Nothing was restored: the database is not empty \(\w+ has rows\)/],
    [['restore', `${path}3`], target, /^Nothing was restored: cannot read .*a\.portico3 \(ENOENT\)\n$/],
  ] as const) {
    const refused = await runProgram(words, env);
    assert.deepEqual([refused.code, refused.stdout], [1, '']);
    assert.match(refused.stderr, reason);
    assert.equal(refused.stderr.trim().split('\n').length, 1);
  }
});
