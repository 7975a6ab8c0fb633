import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { StartupError } from '../../config/startup-error';
import type { RunAs } from './embedded-user';

export interface Launch {
  /** PostgreSQL's data directory, and the file that takes its messages. */
  data: string;
  log: string;
  program: string;
  runAs: RunAs;
  settings: Record<string, string>;
}

export interface Postmaster {
  pid: number;
  port: number;
  /** `ready`, or `starting`, `stopping`. */
  status: string;
}

const FAST_SHUTDOWN_MS = 10_000;
const POLL_MS = 25;
/** Settings under which PostgreSQL logs its start, stop and recovery; failed queries reach the server as errors. */
const SETTINGS = { listen_addresses: '127.0.0.1', unix_socket_directories: '', log_min_messages: 'log', log_checkpoints: 'off' };

/**
 * How a child process names the folder that it is started in. Run by root as another user it may have no way to it by name
 * (a folder below /root), but it can always stay in the folder that it begins in.
 */
export const pathOfCwd = (cwd: string, runAs: RunAs): string =>
  runAs.uid !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : cwd;

/** The PostgreSQL that runs on this data directory, if any. */
export async function findPostmaster(data: string): Promise<Postmaster | null> {
  const file = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = file.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!pid || !(await runsOn(pid, data))) return null;
  return { pid, port: Number(lines[3]), status: lines[7] ?? 'starting' };
}

/**
 * Returns whether the process is alive and works in that folder: after a crash of the machine its id may belong to another
 * process.
 */
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

/** Starts PostgreSQL and waits until it is under way, or has given up because another one came first. */
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
      // A group of its own: Ctrl-C in the terminal is for the server, which stops PostgreSQL when it has finished.
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

/** Null for as long as the process runs, afterwards why it does not. */
function failureOf(child: ChildProcess): () => string | null {
  let reason: string | null = null;
  child.once('error', (error) => (reason = error.message));
  child.once('exit', (code, signal) => (reason ??= `it ended with ${signal ?? `code ${code}`}`));
  return () => reason;
}

/** PostgreSQL would take any live process with the id in an old postmaster.pid for itself, and refuse to start. */
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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Ends it as `pg_ctl stop -m fast` does; at once, and with recovery at the next start, when that takes too long. */
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
