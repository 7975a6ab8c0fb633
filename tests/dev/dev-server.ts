import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { startAtFreePort } from '../../scripts/start-at-free-port';
import { PROJECT_FOLDER } from '../../server/config/project-folder';

/** Files that are generated, or not needed to serve pages. */
const LEFT_OUT = /^(node_modules|build|dist|tests|docs|bench|screenshots|test-results|\.git|\.portico|src\/\.umi[^/]*)$/;
const START_LIMIT_MS = 240_000;

export interface Workplace {
  /** Replaces text in a source file, as a developer would. */
  replaceIn: (file: string, text: string, by: string) => Promise<void>;
  /** Starts `npm run dev`, or `npm run dev:mock` with `--mock`. */
  start: (words?: string[]) => Promise<DevServer>;
  remove: () => Promise<void>;
}

export interface DevServer {
  url: string;
  output: () => string;
  /** Returns the ports that also accept connections at an address other than 127.0.0.1, as another computer would use. */
  openPorts: () => Promise<number[]>;
  /** Stops the server with SIGTERM and returns the URLs that still answer afterwards. */
  stop: () => Promise<string[]>;
}

/** Creates a temporary copy of the sources, so that changes and builds do not affect the project. */
export async function openWorkplace(): Promise<Workplace> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-dev-'));
  await cp(PROJECT_FOLDER, folder, { recursive: true, filter: (path) => !LEFT_OUT.test(relative(PROJECT_FOLDER, path)) });
  await symlink(join(PROJECT_FOLDER, 'node_modules'), join(folder, 'node_modules'));
  return {
    start: (words = []) => startAtFreePort((port) => startDev(folder, port, words)),
    replaceIn: async (file, text, by) => {
      const path = join(folder, file);
      const before = await readFile(path, 'utf8');
      if (!before.includes(text)) throw new Error(`${file} has no ${text}`);
      await writeFile(path, before.replace(text, by));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function startDev(folder: string, port: number, words: string[]): Promise<DevServer> {
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['scripts/dev.mjs', ...words], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATABASE_URL: '', NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ports = [port, port + 1];
  const server = {
    url,
    output: () => output,
    openPorts: async () => (await Promise.all(ports.map(async (each) => ((await isOpen(each)) ? [each] : [])))).flat(),
    stop: () => stop(child, ports),
  };
  try {
    await untilServed(server, child, words.length ? '/' : '/api/health/ready');
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

async function untilServed({ url, output }: DevServer, child: ChildProcess, path: string): Promise<void> {
  for (const limit = Date.now() + START_LIMIT_MS; Date.now() < limit;) {
    // The watcher of the API goes on when the API has ended.
    if (child.exitCode !== null || output().includes('Portico cannot start')) break;
    if (/Compiled in/.test(output()) && (await answers(url + path))) return;
    await new Promise((next) => setTimeout(next, 200));
  }
  throw new Error(`the development server did not start:\n${output()}`);
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Returns true if the port accepts connections at 127.0.0.2, a loopback address that a server listening only on 127.0.0.1 does
 * not answer.
 */
function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.2');
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => {
      resolve(false);
    });
  });
}

async function stop(child: ChildProcess, ports: number[]): Promise<string[]> {
  if (child.exitCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  const urls = ports.map((port) => `http://localhost:${port}/`);
  const left = await Promise.all(urls.map(async (url) => ((await answers(url)) ? [url] : [])));
  return left.flat();
}
