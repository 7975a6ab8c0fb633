import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAtFreePort } from './start-at-free-port';

export interface PortalProcess {
  url: string;
  /** Id of the server's process. */
  pid: number;
  dataFolder: string;
  /** Returns the last output of the process. */
  output: () => string;
  /** Stops the server as an operator would; of `startPortal`, also removes its data. */
  stop: () => Promise<void>;
}

const START_LIMIT_MS = 60_000;

/** Runs a Node.js `command` to its end and returns its output. Throws an error with the output if it fails. */
async function runToEnd(command: string[], env: Record<string, string>, cwd: string): Promise<string> {
  const child = spawn(process.execPath, command, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = collect(child);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${String(code)}:\n${output()}`);
  return output();
}

interface StartOptions {
  /** Content folder to import; without it and `data` the portal has the sample content. */
  content?: string;
  /** Data folder made by `prepareData`, of which the portal gets a copy. */
  data?: string;
  settings?: Record<string, string>;
  /** Folder of the checkout whose server is started; by default this one. */
  checkout?: string;
}

/**
 * Starts the production server in a separate process, on a free port and with a new data folder. Throws an error with its output if
 * it is not ready in time. The SPA must have been built.
 */
export async function startPortal(options: StartOptions = {}): Promise<PortalProcess> {
  const { dataFolder, stop, ...portal } = await start(options);
  return {
    ...portal,
    dataFolder,
    stop: async () => {
      await stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Returns a new data folder with the content of a folder imported, for portals that would each import the same. */
export async function prepareData(content: string): Promise<string> {
  const { dataFolder, stop } = await start({ content });
  await stop();
  return dataFolder;
}

const start = (options: StartOptions): Promise<PortalProcess> => startAtFreePort((port) => startAt(port, options));

async function startAt(port: number, { content, data, settings, checkout = '.' }: StartOptions): Promise<PortalProcess> {
  const url = `http://localhost:${port}`;
  const dataFolder = await mkdtemp(join(tmpdir(), 'portico-run-'));
  // Node.js' own copy would not keep the database's files with the user that PostgreSQL runs as.
  if (data) execFileSync('cp', ['-a', `${data}/.`, dataFolder]);
  const env = {
    PORT: String(port),
    PUBLIC_URL: url,
    PORTICO_DATA: dataFolder,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    SAMPLE_CONTENT: content || data ? 'off' : 'on',
    ...settings,
  };
  const child = spawn(process.execPath, ['scripts/server.mjs', 'main'], {
    cwd: checkout,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collect(child);
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  try {
    await untilReady(url, child, output);
    if (content) await runToEnd(['scripts/server.mjs', 'import', content], env, checkout);
  } catch (error) {
    await stop();
    await rm(dataFolder, { recursive: true, force: true });
    throw error;
  }
  return { url, pid: child.pid ?? NaN, dataFolder, output, stop };
}

function collect(child: ChildProcess): () => string {
  let text = '';
  const add = (chunk: Buffer): void => {
    text = (text + chunk.toString()).slice(-20_000);
  };
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  return () => text;
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (const limit = Date.now() + START_LIMIT_MS; Date.now() < limit;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${output()}`);
    const answer = await fetch(`${url}/api/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the server was not ready in ${START_LIMIT_MS / 1000} s:\n${output()}`);
}
