import { spawn, type ChildProcess } from 'node:child_process';
import { open, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../config/startup-error';
import type { RunAs } from './embedded-user';
import { freePort } from './free-port';

export interface Launch {
  /** PostgreSQL's data directory, and the file for its log messages. */
  data: string;
  log: string;
  program: string;
  runAs: RunAs;
  settings: Record<string, string>;
}

export interface Postmaster {
  pid: number;
  port: number;
  /** State of the server: `ready`, `starting` or `stopping`. */
  status: string;
}

const FAST_SHUTDOWN_MS = 10_000;
const POLL_MS = 25;
/** Settings under which PostgreSQL logs its start, stop and recovery; failed queries reach the server as errors. */
const SETTINGS = { listen_addresses: '127.0.0.1', unix_socket_directories: '', log_min_messages: 'log', log_checkpoints: 'off' };

/**
 * Returns the path by which a child process refers to the folder that it is started in. Started by root as another user, it may
 * be unable to resolve the folder's path (below /root), but it can always access its current folder.
 */
export const pathOfCwd = (cwd: string, runAs: RunAs): string =>
  runAs.uid !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : cwd;

/** Returns the PostgreSQL process that uses this data directory; null if there is none. */
export async function findPostmaster(data: string): Promise<Postmaster | null> {
  const file = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = file.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!pid || !(await runsOn(pid, data))) return null;
  return { pid, port: Number(lines[3]), status: lines[7] ?? 'starting' };
}

/** Returns true if the process is alive and works in that folder. After a crash of the machine, the id may belong to another process. */
async function runsOn(pid: number, data: string): Promise<boolean> {
  if (process.platform !== 'linux') return isAlive(pid);
  const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => null);
  return cwd !== null && cwd === (await realpath(data));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Starts PostgreSQL and waits until it is running, or until it has ended because another process started one first. */
export async function launchPostmaster(launch: Launch, port?: number): Promise<void> {
  const { data, runAs } = launch;
  await forgetForeignProcess(data);
  const log = await open(launch.log, 'a', 0o600);
  const { size: logged } = await log.stat();
  const settings = Object.entries({ ...SETTINGS, port: String(port ?? (await freePort())), ...launch.settings });
  const child = spawn(
    launch.program,
    ['-D', pathOfCwd(data, runAs), ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...runAs,
      cwd: data,
      // Starts a separate process group, because Ctrl-C in the terminal must reach only the server, which stops PostgreSQL at its end.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    },
  );
  const failure = failureOf(child);
  child.unref();
  await log.close();
  while (failure() === null && (await findPostmaster(data)) === null) await pause();
  const reason = failure();
  if (reason !== null && (await findPostmaster(data)) === null) throw new StartupError(await explain(launch.log, logged, reason));
}

/** Returns a function that returns null while the process runs, and afterwards the reason why it ended. */
function failureOf(child: ChildProcess): () => string | null {
  let reason: string | null = null;
  child.once('error', (error) => (reason = error.message));
  child.once('exit', (code, signal) => (reason ??= `it ended with ${signal ?? `code ${code}`}`));
  return () => reason;
}

/** Removes an old postmaster.pid whose id belongs to another process now; PostgreSQL would take that for itself and refuse to start. */
async function forgetForeignProcess(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid');
  const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10);
  if (pid && isAlive(pid) && !(await runsOn(pid, data))) await rm(file, { force: true });
}

async function explain(log: string, from: number, failure: string): Promise<string> {
  const text = (await readFile(log)).subarray(from).toString();
  const reason = /(?:FATAL|PANIC): +(.*)/.exec(text)?.[1] ?? text.trim().split('\n').at(-1);
  return `PostgreSQL could not start: ${reason || failure}. See ${log}.`;
}

/** Stops PostgreSQL like `pg_ctl stop -m fast`; if that takes too long, immediately, so that it recovers at the next start. */
export async function stopPostmaster(data: string): Promise<void> {
  const running = await findPostmaster(data);
  if (!running) return;
  process.kill(running.pid, 'SIGINT');
  const deadline = Date.now() + FAST_SHUTDOWN_MS;
  while (await runsOn(running.pid, data)) {
    if (Date.now() > deadline) return void process.kill(running.pid, 'SIGQUIT');
    await pause();
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_MS));
