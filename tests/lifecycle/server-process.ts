import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'node:test';
import pg from 'pg';
import { freePort } from '../../server/db/startup/free-port';
import { PROJECT_FOLDER } from '../../server/config/project-folder';
import { startAtFreePort } from '../../scripts/start-at-free-port';

/** `npm start` may have to build the pages first. */
const START_MS = 180_000;
const POLL_MS = 100;
/** Maximum wait for the rest of the output of a program that has ended. */
const MAX_OUTPUT_MS = 1000;

export interface Start {
  dataFolder: string;
  env?: Record<string, string>;
  /** User id that the server runs as, if this process is root. */
  uid?: number;
  /** Project folder to run. */
  project?: string;
  command?: string[];
}
export interface ServerProcess {
  port: number;
  pid: number;
  stdout(): string;
  stderr(): string;
  /** Resolves to the exit code, or to the signal that ended the process. */
  ended: Promise<number | NodeJS.Signals | null>;
  kill(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
}

/** Running servers, so that those a failed test has left can be killed. */
const running = new Set<ServerProcess>();
afterEach(async () => {
  for (const server of running) await server.kill('SIGKILL');
});

/** Starts the server in a separate process, as an operator does, without waiting until it is ready. */
export async function launch({ dataFolder, env = {}, uid, project = PROJECT_FOLDER, command }: Start): Promise<ServerProcess> {
  const port = Number(env.PORT ?? (await freePort()));
  const [program = '', ...parameters] = command ?? [process.execPath, 'scripts/server.mjs', 'main'];
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(program, parameters, {
    cwd: project,
    uid,
    gid: uid,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH,
      HOME: uid === undefined ? HOME : '/',
      PORT: String(port),
      PORTICO_DATA: dataFolder,
      SAMPLE_CONTENT: 'off',
      ...env,
    },
  });
  assert(child.pid, `${program} did not start`);
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => (texts[name] += text));
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.on('close', (code, signal) => {
      resolve(signal ?? code);
    });
  });
  // The program that started the server, or a PostgreSQL that still runs, may hold the output open.
  child.on('exit', () =>
    setTimeout(() => {
      for (const output of [child.stdout, child.stderr]) output.destroy();
    }, MAX_OUTPUT_MS),
  );
  const kill = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  const server = { port, pid: child.pid, stdout: () => texts.stdout, stderr: () => texts.stderr, ended, kill };
  running.add(server);
  void ended.then(() => running.delete(server));
  return server;
}

/** Starts a server, at a free port unless PORT is given, and waits until it is ready. Throws if it ends or takes too long. */
export const start = (options: Start): Promise<ServerProcess> =>
  options.env?.PORT
    ? startOnce(options)
    : startAtFreePort((port) => startOnce({ ...options, env: { ...options.env, PORT: String(port) } }));

async function startOnce(options: Start): Promise<ServerProcess> {
  const server = await launch(options);
  for (const deadline = Date.now() + START_MS; Date.now() < deadline && running.has(server); await pause())
    if (server.stdout().includes('Portico is at') && (await isReady(server))) return server;
  await server.kill('SIGTERM');
  throw new Error(`the server did not start:\n${server.stdout()}${server.stderr()}`);
}

export async function isReady({ port }: ServerProcess): Promise<boolean> {
  const answer = await fetch(`http://localhost:${port}/api/health/ready`).catch(() => null);
  return answer?.status === 200;
}

/** Starts a server that must refuse to start: asserts one line on standard error and exit code 1, and returns the line. */
export async function refusal(options: Start): Promise<string> {
  const server = await launch(options);
  assert.equal(await server.ended, 1, server.stdout() + server.stderr());
  assert.match(server.stderr(), /^Portico cannot start: [^\n]+\n$/);
  assert.doesNotMatch(server.stdout(), /Portico is at/);
  return server.stderr();
}

/** Returns the process id and URL of a data folder's PostgreSQL, or null if it is not running. */
export async function postgresOf(dataFolder: string): Promise<{ pid: number; url: string } | null> {
  const file = await readFile(join(dataFolder, 'database/data/postmaster.pid'), 'utf8').catch(() => null);
  if (file === null) return null;
  const [pid, , , port] = file.split('\n');
  const password = await readFile(join(dataFolder, 'database/password'), 'utf8');
  return { pid: Number(pid), url: `postgres://portico:${password}@127.0.0.1:${port ?? ''}/portico` };
}

/** Connects to the running PostgreSQL of a data folder. */
export async function connectTo(dataFolder: string): Promise<pg.Client> {
  const postgres = await postgresOf(dataFolder);
  assert(postgres, `no PostgreSQL runs in ${dataFolder}`);
  const client = new pg.Client({ connectionString: postgres.url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Creates a folder that is removed after the test, once a PostgreSQL that still runs in it has been stopped. */
export async function temporaryFolder(
  test: { after(hook: () => Promise<void>): void },
  parent = tmpdir(),
  owner?: number,
): Promise<string> {
  const folder = await mkdtemp(join(parent, 'portico-lifecycle-'));
  if (owner !== undefined) await chown(folder, owner, owner);
  test.after(async () => {
    const postgres = await postgresOf(folder);
    if (postgres) await endProcess(postgres.pid, 'SIGINT');
    await rm(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Signals a process that is not a child of this one, and waits until it has ended. */
export async function endProcess(pid: number, signal: NodeJS.Signals): Promise<void> {
  for (let alive = trySignal(pid, signal); alive; alive = trySignal(pid, 0)) await pause();
}

function trySignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

export const pause = (milliseconds = POLL_MS) => new Promise((resolve) => setTimeout(resolve, milliseconds));
