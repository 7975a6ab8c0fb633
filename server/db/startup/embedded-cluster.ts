import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../../config/startup-error';
import { findPostmaster, launchPostmaster, pathOfCwd, stopPostmaster, type Launch } from './embedded-postmaster';
import { postgresPrograms } from './embedded-programs';
import { postgresUser, type RunAs } from './embedded-user';

const run = promisify(execFile);
const SUPERUSER = 'portico';
/** Folder for copies of PostgreSQL's programs that every user can access, unlike folders below /root. */
const COPIES_OF_ROOT = '/var/cache/portico';
/** Maximum startup time; replaying the log after a crash can take long. */
const START_MS = 120_000;

/** Database of the portal within the embedded server. */
export const EMBEDDED_DATABASE = 'portico';

/** An embedded PostgreSQL server, which listens on loopback only. */
export interface Cluster {
  url(database: string): string;
  /** Starts PostgreSQL again, on the same port, if it is not running. */
  ensureRunning(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL of `folder`, or connects to it if it is still running, since it outlives a server that was killed.
 * Creates the database if the folder contains none.
 */
export async function openCluster(folder: string, settings: Record<string, string> = {}): Promise<Cluster> {
  const database = join(folder, 'database');
  const runAs = await postgresUser(database);
  const programs = await postgresPrograms(runAs, runAs.uid === undefined ? folder : COPIES_OF_ROOT);
  if (!existsSync(database)) await initialise(folder, database, programs, runAs);
  const password = (await readFile(join(database, 'password'), 'utf8')).trim();
  const launch: Launch = {
    data: join(database, 'data'),
    log: join(database, 'log'),
    program: join(programs, 'postgres'),
    runAs,
    settings,
  };
  let { port } = await running(launch);
  return {
    url: (name) => urlOf(name, password, port),
    ensureRunning: async () => {
      ({ port } = await running(launch, port));
    },
    stop: () => stopPostmaster(launch.data),
  };
}

const urlOf = (name: string, password: string, port: number): string =>
  `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${name}`;

/** Returns the address of the embedded database if its PostgreSQL is running, and null otherwise. Starts nothing. */
export async function runningDatabaseUrl(folder: string): Promise<string | null> {
  const database = join(folder, 'database');
  await postgresUser(database);
  const found = await findPostmaster(join(database, 'data'));
  return found && urlOf(EMBEDDED_DATABASE, (await readFile(join(database, 'password'), 'utf8')).trim(), found.port);
}

async function running(launch: Launch, port?: number): Promise<{ port: number }> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    const found = await findPostmaster(launch.data);
    if (found?.status === 'ready') return found;
    if (found) await new Promise((resolve) => setTimeout(resolve, 50));
    else await launchPostmaster(launch, port);
  }
  throw new StartupError(`PostgreSQL was not ready within ${START_MS / 1000} s. See ${launch.log}.`);
}

/** Creates the database in a temporary folder and renames it, so that neither a crash nor a second server leaves half a database. */
async function initialise(folder: string, database: string, programs: string, runAs: RunAs): Promise<void> {
  const aside = await mkdtemp(join(folder, 'database-'));
  const data = join(aside, 'data');
  try {
    await mkdir(data);
    await writeFile(join(aside, 'password'), randomBytes(24).toString('base64url'), { mode: 0o600 });
    for (const path of [aside, data]) await chmod(path, 0o700);
    if (runAs.uid !== undefined && runAs.gid !== undefined)
      for (const path of [join(aside, 'password'), data, aside]) await chown(path, runAs.uid, runAs.gid);
    await initdb(join(programs, 'initdb'), data, runAs);
    await rename(aside, database);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    if (!existsSync(database)) throw error;
  }
}

async function initdb(program: string, data: string, runAs: RunAs): Promise<void> {
  const locale = [
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--lc-ctype=${await ctype()}`,
  ];
  const access = [`--username=${SUPERUSER}`, '--auth=scram-sha-256', '--pwfile=../password'];
  try {
    await run(program, ['-D', pathOfCwd(data, runAs), ...access, ...locale], { ...runAs, cwd: data });
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    const reason = (/FATAL: +(.*)$/m.exec(stderr) ?? /^initdb: (?:error: )?(.*)$/m.exec(stderr))?.[1] ?? message.split('\n')[0];
    const hint = /look up effective user/.test(stderr) ? ' Give this user id a name in /etc/passwd, or set DATABASE_URL.' : '';
    throw new StartupError(`PostgreSQL could not create its database: ${reason}.${hint}`);
  }
}

/** Returns the character type to use. Trigrams of Chinese words need one that covers them (pg_trgm uses the C library). */
async function ctype(): Promise<string> {
  const { stdout } = await run('locale', ['-a']).catch(() => ({ stdout: '' }));
  const available = stdout.split('\n');
  return ['C.UTF-8', 'C.utf8', 'en_US.UTF-8', 'en_US.utf8'].find((name) => available.includes(name)) ?? 'C';
}
