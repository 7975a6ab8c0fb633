import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { after, afterEach, before, test } from 'node:test';
import { sql } from 'kysely';
import { healthApi } from '../../../contract/health';
import { homeApi } from '../../../contract/home';
import { diskFiles } from '../../../server/storage/disk-files';
import { importFolder } from '../../../server/content-folder/import-folder';
import { failureText } from '../../../server/commands/failure-text';
import { contentFolder, markdownFile, PIXEL } from '../support/content-folder';
import { asOwner, startTestApp, type TestApp } from '../support/harness';

let portal: TestApp;
let now = new Date();
before(async () => {
  portal = await startTestApp({ now: () => now });
});
after(() => portal.close());
afterEach(async () => {
  await asOwner(portal.db, (owner) => sql`drop function if exists refuse_write cascade`.execute(owner));
  now = new Date(now.getTime() + 60_000);
});

/** Makes every write to the table fail from now on, with the error that PostgreSQL raises when its disk is full. */
async function refuseWrites(table: string, code: string, message: string): Promise<void> {
  const failure = `raise exception using errcode = '${code}', message = '${message.replaceAll("'", "''")}'`;
  const statements = [
    `create function refuse_write() returns trigger language plpgsql as $$ begin ${failure}; end $$`,
    `create trigger refuse_write before insert or update or delete on ${table} execute function refuse_write()`,
  ];
  await asOwner(portal.db, (owner) => sql.raw(statements.join('; ')).execute(owner));
}

/** Calls an endpoint that writes to the database. */
const write = () => portal.call(homeApi.updatePinned, { items: [] }, { as: portal.people.employee });
const readyStatus = async () => (await portal.call(healthApi.ready, {})).status;

const NO_ROOM = 'could not extend file "base/16384/2619": No space left on device';
for (const [code, message] of [
  ['53100', NO_ROOM],
  ['53200', 'out of memory'],
  ['53000', 'could not open file "base/16384/2619": Too many open files in system'],
  ['58030', 'could not read block 7 in file "base/16384/2619": Input/output error'],
  ['25006', 'cannot execute DELETE in a read-only transaction'],
  ['XX000', 'could not extend file "base/16384/2619": Disk quota exceeded'],
  ['42501', 'could not open file "base/16384/2619": Read-only file system'],
] as const)
  test(`returns a temporary error for a change that cannot be stored: ${code}, ${message}`, async () => {
    await refuseWrites('quick_link', code, message);
    const { status, body, headers } = await write();
    assert.deepEqual([status, (body as unknown as { code: string }).code], [503, 'unavailable']);
    assert.equal(headers['retry-after'], '5');
    assert.doesNotMatch(JSON.stringify(body), /base\/|memory|space/);
  });

test('returns an internal error for a defect', async () => {
  await refuseWrites('quick_link', 'XX000', 'unexpected state of the catalogue');
  assert.equal((await write()).status, 500);
});

test('reports not ready after the database refused a change for lack of space', async () => {
  assert.equal(await readyStatus(), 200);
  await refuseWrites('quick_link', '53100', NO_ROOM);
  await write();
  assert.equal(await readyStatus(), 503);
  now = new Date(now.getTime() + 60_000);
  assert.equal(await readyStatus(), 200);
});

test('reports not ready when the database accepts no changes', async () => {
  await refuseWrites('setting', '25006', 'cannot execute INSERT in a read-only transaction');
  assert.equal(await readyStatus(), 503);
  assert.equal((await portal.call(healthApi.live, {})).status, 200);
});

test('reports not ready when the disk for files is full', async () => {
  const full = { ...portal.deps.files, write: (_key: string, bytes: Buffer) => writeFile('/dev/full', bytes) };
  const other = await startTestApp({ files: full });
  assert.equal((await other.call(healthApi.ready, {})).status, 503);
  assert.equal((await other.call(healthApi.live, {})).status, 200);
  await other.close();
});

test('an import reports a full disk in one line, for files and for the database', async (t) => {
  const { path } = await contentFolder(t, { 'service/a.md': markdownFile('title: A', '![x](x.png)'), 'service/x.png': PIXEL });
  const full = { ...diskFiles(path), write: (_key: string, bytes: Buffer) => writeFile('/dev/full', bytes) };
  const failureOf = async (deps = portal.deps) => failureText(await importFolder(deps, path).catch((error: unknown) => error));
  assert.equal(
    await failureOf({ ...portal.deps, files: full }),
    'no space is left on the disk of the data folder (ENOSPC: no space left on device, write). Make room, then try again.',
  );
  await refuseWrites('item', '53100', NO_ROOM);
  assert.equal(await failureOf(), `no space is left on the disk of the database (${NO_ROOM}). Make room, then try again.`);
});
