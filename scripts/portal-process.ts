import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface PortalProcess {
  url: string;
  dataFolder: string;
  /** Returns the last output of the process. */
  output: () => string;
  /** Stops the server as an operator would and removes its data. */
  stop: () => Promise<void>;
}

const START_LIMIT_MS = 60_000;

/** Returns a port that is currently free. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Runs a Node.js `command` to its end and returns its output. Throws an error with the output if it fails. */
async function runToEnd(command: string[], env: Record<string, string> = {}): Promise<string> {
  const child = spawn(process.execPath, command, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = collect(child);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${String(code)}:\n${output()}`);
  return output();
}

/**
 * Starts the production server in a separate process, on a free port and with a new data folder. It serves the sample content, or
 * that of `contentFolder`. The SPA must have been built.
 */
export async function startPortal(contentFolder?: string, settings: Record<string, string> = {}): Promise<PortalProcess> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataFolder = await mkdtemp(join(tmpdir(), 'portico-run-'));
  const env = {
    PORT: String(port),
    PUBLIC_URL: url,
    PORTICO_DATA: dataFolder,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    SAMPLE_CONTENT: contentFolder ? 'off' : 'on',
    ...settings,
  };
  const child = spawn(process.execPath, ['scripts/server.mjs', 'main'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collect(child);
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(dataFolder, { recursive: true, force: true });
  };
  try {
    await untilReady(url, child, output);
    if (contentFolder) await runToEnd(['scripts/server.mjs', 'import', contentFolder], env);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataFolder, output, stop };
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
