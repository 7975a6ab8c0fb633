import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { contentFolder, markdownFile } from '../support/content-folder';
import { databaseUrlOf, startTestApp, type TestApp } from '../support/harness';
import { runProgram, type Ended } from '../support/run-program';

let portal: TestApp;
let databaseUrl: string;
before(async () => {
  portal = await startTestApp();
  databaseUrl = await databaseUrlOf(portal.db);
});
after(() => portal.close());

const runHere = (words: string[], settings: Record<string, string> = {}): Promise<Ended> =>
  runProgram(words, { DATABASE_URL: databaseUrl, PORTICO_DATA: portal.deps.config.dataFolder, ...settings });

/** Runs the same command as `npm run import -- …`. */
const run = (...args: string[]): Promise<Ended> => runHere(['import', ...args]);

test('imports a folder while the portal runs and prints a summary', async (t) => {
  const { path } = await contentFolder(t, { 'service/a.md': markdownFile('title: A', '[x](gone.md)') });
  const { code, stdout, stderr } = await run(path);
  assert.deepEqual([code, stderr], [0, '']);
  assert.match(stdout, /service\/a\.md:5 {2}gone\.md leads to a document that is not there/);
  assert.match(stdout, /1 documents in [\d.]+ s: 1 new, 0 changed, 0 unchanged, 0 drafts, 0 problems, 1 warnings\./);
  const { count } = await portal.db
    .selectFrom('item')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  assert.equal(count, 1);
});

test('exits with a code that says some files were skipped', async (t) => {
  const { path } = await contentFolder(t, { 'service/b.md': markdownFile('title: B'), 'service/bad.md': '---\ntitle: [\n---\n' });
  const { code, stdout } = await run(path);
  assert.equal(code, 2);
  assert.match(stdout, /Not imported:\n {2}service\/bad\.md:2 {2}YAML: /);
});

test('exits with a code and one line when nothing was imported', async (t) => {
  const { path } = await contentFolder(t, { 'README.md': 'x' });
  for (const [args, reason] of [
    [[], /name one folder: npm run import -- FOLDER \[--overwrite\]\n$/],
    [[`${path}/none`], /cannot read .*none \(ENOENT\)\n$/],
    [[`${path}/README.md`], /cannot read .*README\.md \(ENOTDIR\)\n$/],
    [[path], /there are no documents in /],
  ] as const) {
    const { code, stdout, stderr } = await run(...args);
    assert.deepEqual([code, stdout], [1, '']);
    assert.match(stderr, reason);
    assert.equal(stderr.trim().split('\n').length, 1);
  }
});

test('prints one line without a stack trace when the disk is full', async (t) => {
  const { path } = await contentFolder(t, { 'service/full.md': markdownFile('title: Full') });
  const message = 'could not extend file "base/16384/2619": No space left on device';
  await sql
    .raw(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception using errcode = '53100', message = '${message}'; end $$;
      create trigger refuse before insert on item execute function refuse()`,
    )
    .execute(portal.db);
  const { code, stdout, stderr } = await run(path);
  await sql`drop function refuse cascade`.execute(portal.db);
  assert.deepEqual([code, stdout], [1, '']);
  assert.equal(
    stderr,
    `Nothing more was imported: no space is left on the disk of the database (${message}). Make room, then try again.\n`,
  );
});

for (const [program, ...words] of [['import', 'path/to/nowhere'], ['reindex'], ['keys'], ['main']])
  test(`${program} refuses a wrong or misspelt setting before anything else`, async () => {
    for (const [settings, reason] of [
      [{ PORT: 'abc' }, /: PORT: must be a whole number from 1 to 65535, such as 8000\n$/],
      [
        { DATABASE_URL: '', DATABSE_URL: databaseUrl },
        /: DATABSE_URL: is not a setting of the portal; did you mean DATABASE_URL\?\n$/,
      ],
    ] as const) {
      const { code, stdout, stderr } = await runHere([program ?? '', ...words], settings);
      assert.deepEqual([code, stdout], [1, '']);
      assert.match(stderr, reason);
      assert.equal(stderr.trim().split('\n').length, 1);
    }
  });
