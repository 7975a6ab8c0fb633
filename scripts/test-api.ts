/**
 * `npm run test:api [-- FILE…]`: the API tests on one PostgreSQL for the whole run. Each test file clones the migrated template.
 * They are bundled before, which takes a second, and several share a process: loading the server takes longer than most of them do.
 */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { bundle } from './bundle.mjs';
import { withTestDatabase } from './test-database';

const TESTS = 'tests/api';
/** Within the project, where packages are found. Each run has a folder of its own in it. */
const BUNDLES = 'build';
const PROCESSES = 8;
const AT_ONCE = 2;

/** Runs the test files bundled, what they share once. */
async function runTests(files: string[], env: NodeJS.ProcessEnv): Promise<number> {
  await mkdir(BUNDLES, { recursive: true });
  const folder = await mkdtemp(join(BUNDLES, 'tests-'));
  try {
    const groups = (await inGroups(files)).map((group, index) => writeGroup(join(folder, `group-${index}.test.ts`), group));
    const entryPoints = await Promise.all(groups);
    await bundle({ entryPoints, outdir: folder, splitting: true });
    return await runBundled(
      entryPoints.map((file) => file.replace(/\.ts$/, '.js')),
      env,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Test files by process, about as much of them in each. */
async function inGroups(files: string[]): Promise<string[][]> {
  const sized = await Promise.all(files.map(async (file) => ({ file, size: (await stat(file)).size })));
  const groups: string[][] = Array.from({ length: Math.min(PROCESSES, files.length) }, () => []);
  const bySize = sized.sort((a, b) => b.size - a.size);
  for (const [index, { file }] of bySize.entries()) groups[index % groups.length]?.push(file);
  return groups;
}

/** A suite for each file, which is run when the suite is made, and not before: its tests and hooks are those of the suite. */
async function writeGroup(path: string, files: string[]): Promise<string> {
  const suites = files.map((file) => `describe(${JSON.stringify(file)}, () => void require(${JSON.stringify(resolve(file))}));`);
  await writeFile(path, ["import { describe } from 'node:test';", ...suites].join('\n'));
  return path;
}

function runBundled(files: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', '--test', '--test-reporter=spec', `--test-concurrency=${AT_ONCE}`, ...files],
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
