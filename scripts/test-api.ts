/**
 * `npm run test:api [-- FILE…]`: the API tests on one PostgreSQL for the whole run. Each test file clones the migrated template.
 * They are bundled before, which takes a second: loaded file by file, each of them would take three to begin.
 */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { withTestDatabase } from './test-database';

const TESTS = 'tests/api';
/** Within the project, where packages are found. Each run has a folder of its own in it. */
const BUNDLES = 'build';

/** Runs the test files bundled, what they share once. */
async function runTests(files: string[], env: NodeJS.ProcessEnv): Promise<number> {
  await mkdir(BUNDLES, { recursive: true });
  const folder = await mkdtemp(join(BUNDLES, 'tests-'));
  try {
    await bundle({ entryPoints: files, outdir: folder, outbase: '.', splitting: true });
    return await runBundled(
      files.map((file) => join(folder, file.replace(/\.ts$/, '.js'))),
      env,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

function runBundled(files: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', '--test', '--test-reporter=spec', '--test-concurrency=2', ...files],
    { env, stdio: 'inherit' },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      resolve(code ?? 1);
    });
  });
}

async function everyTest(): Promise<string[]> {
  const files = await readdir(TESTS, { recursive: true });
  return files.filter((file) => file.endsWith('.test.ts')).map((file) => join(TESTS, file));
}

const given = process.argv.slice(2);
process.exitCode = await withTestDatabase(async (env) =>
  runTests(given.length ? given : await everyTest(), { ...process.env, ...env }),
);
