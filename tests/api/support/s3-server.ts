import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../server/db/startup/free-port';
import { PROJECT_FOLDER } from '../../../server/config/project-folder';

const BUCKET = 'portico-test';
const KEY = 'S3RVER';

export interface S3Server {
  port: number;
  /** Returns the settings of a portal whose files are in the bucket, under that prefix. */
  settings(prefix?: string): Record<string, string>;
  /** Sends a signal to the process, such as SIGSTOP to make it hang. Waits for its end after SIGKILL. */
  signal(signal: NodeJS.Signals): Promise<void>;
  /** Starts the server again at the same port, with its objects. */
  restart(): Promise<void>;
  /** Returns the names of all objects of the bucket. */
  objects(): string[];
}

/** Starts an S3 server that verifies signatures, with an empty bucket, until the test or suite has ended. */
export async function startS3(test: { after(hook: () => Promise<void>): void }): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-s3-'));
  const port = await freePort();
  let server = await run(folder, port);
  const signal = async (name: NodeJS.Signals): Promise<void> => {
    const isEnded = server.exitCode !== null || server.signalCode !== null;
    if (isEnded) return;
    const ended = name === 'SIGKILL' ? once(server, 'exit') : null;
    server.kill(name);
    await ended;
  };
  test.after(async () => {
    await signal('SIGKILL');
    await rm(folder, { recursive: true });
  });
  return {
    port,
    objects: () => objectsIn(folder),
    settings: (prefix = 'files') => ({
      FILES_URL: `s3://${BUCKET}/${prefix}?endpoint=http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: KEY,
      AWS_SECRET_ACCESS_KEY: KEY,
    }),
    signal,
    restart: async () => {
      server = await run(folder, port);
    },
  };
}

/** Suffix of the files in which s3rver stores the bytes of objects. */
const OBJECT = '._S3rver_object';

function objectsIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith(OBJECT)).map((name) => name.slice(`${BUCKET}/`.length, -OBJECT.length));
}

async function run(folder: string, port: number) {
  // s3rver encrypts the continuation tokens of lists with DES, which OpenSSL 3 has only as a legacy algorithm.
  const words = ['--openssl-legacy-provider', join(PROJECT_FOLDER, 'tests/setup/s3-server.mjs'), folder, String(port), BUCKET];
  const server = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [first] = (await Promise.race([once(server.stdout, 'data'), once(server, 'exit')])) as [unknown];
  assert.equal(String(first), 'ready\n');
  return server;
}
