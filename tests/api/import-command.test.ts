import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { contentFolder, markdownFile } from './content-folder';
import { startTestApp, type TestApp } from './harness';

let portal: TestApp;
let databaseUrl: string;
before(async () => {
  portal = await startTestApp();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(portal.db);
  databaseUrl = Object.assign(new URL(process.env.TEST_SERVER_URL ?? ''), { pathname: `/${rows[0]?.name}` }).href;
});
after(() => portal.close());

/** Runs the command as `npm run import -- …` does. */
async function run(...args: string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, PORTICO_DATA: portal.deps.config.dataFolder };
  const child = spawn(process.execPath, ['scripts/server.mjs', 'import', ...args], { env, stdio: 'pipe' });
  const output = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].on('data', (text: Buffer) => (output[stream] += text.toString()));
  const code = await new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject));
  return { code, ...output };
}

test('a person imports a folder while the portal runs and reads what came of it', async (t) => {
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

test('a script is told by the exit code that some files were skipped', async (t) => {
  const { path } = await contentFolder(t, { 'service/b.md': markdownFile('title: B'), 'service/bad.md': '---\ntitle: [\n---\n' });
  const { code, stdout } = await run(path);
  assert.equal(code, 2);
  assert.match(stdout, /Not imported:\n {2}service\/bad\.md:2 {2}YAML: /);
});

test('a script is told by the exit code and one line that nothing was imported', async (t) => {
  const { path } = await contentFolder(t, { 'README.md': 'x' });
  for (const [args, reason] of [
    [[], /name one folder: npm run import -- FOLDER\n$/],
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
