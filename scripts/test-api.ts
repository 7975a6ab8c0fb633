/**
 * `npm run test:api [-- [-t PATTERN] FILE_OR_FRAGMENT…]`: runs all API tests, or those of the named files and of files with a
 * fragment in their path; `-t` selects tests by a regular expression. The run uses one PostgreSQL server, and each test file
 * clones its migrated template. The tests are bundled first, which takes a second, and several files share a process, because
 * loading the server takes longer than most of the tests.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundle } from './bundle.mjs';
import { withTestDatabase } from './test-database/test-database';

const TESTS = 'tests/api';
/** Folder of the bundles, inside the project so that packages can be resolved. Each run creates a subfolder. */
const BUNDLES = 'build';
const PROCESSES = 9;
/** Number of processes that run at a time. They also wait for the database: on two cores, three take a seventh less time than two. */
const AT_ONCE = 3;

/** Bundles the test files, with shared code in common chunks, and runs them. */
async function runTests(files: string[], pattern: string | undefined, env: NodeJS.ProcessEnv): Promise<number> {
  await mkdir(BUNDLES, { recursive: true });
  const folder = await mkdtemp(join(BUNDLES, 'tests-'));
  try {
    const groups = (await inGroups(files)).map((group, index) => writeGroup(join(folder, `group-${index}.test.ts`), group));
    const entryPoints = await Promise.all(groups);
    await bundle({ entryPoints, outdir: folder, splitting: true });
    return await runBundled(
      [
        ...(pattern === undefined ? [] : [`--test-name-pattern=${pattern}`]),
        ...entryPoints.map((file) => file.replace(/\.ts$/, '.js')),
      ],
      env,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Returns the test files in groups of about the same size, one group per process. */
async function inGroups(files: string[]): Promise<string[][]> {
  const sized = await Promise.all(files.map(async (file) => ({ file, size: (await stat(file)).size })));
  const groups: string[][] = Array.from({ length: Math.min(PROCESSES, files.length) }, () => []);
  const bySize = sized.sort((a, b) => b.size - a.size);
  for (const [index, { file }] of bySize.entries()) groups[index % groups.length]?.push(file);
  return groups;
}

/**
 * Writes a file with one suite per test file. Each test file is loaded inside its suite, so that its tests and hooks belong to
 * the suite.
 */
async function writeGroup(path: string, files: string[]): Promise<string> {
  const suites = files.map((file) => `describe(${JSON.stringify(file)}, () => void require(${JSON.stringify(resolve(file))}));`);
  await writeFile(path, ["import { describe } from 'node:test';", ...suites].join('\n'));
  return path;
}

function runBundled(optionsAndFiles: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', '--test', '--test-reporter=spec', `--test-concurrency=${AT_ONCE}`, ...optionsAndFiles],
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

/** Returns the test files that the arguments select, by path or by a fragment of the path. Throws if an argument selects none. */
async function testsNamed(named: string[]): Promise<string[]> {
  const every = await everyTest();
  if (!named.length) return every;
  const files = named.flatMap((name) => {
    if (name.endsWith('.test.ts') && existsSync(name)) return [relative('.', name)];
    const found = every.filter((file) => file.includes(name));
    if (!found.length) throw new NoTestsError(`No file in ${TESTS}/ has "${name}" in its path.`);
    return found;
  });
  return [...new Set(files)];
}

class NoTestsError extends Error {}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'test-name-pattern': { type: 'string', short: 't' } },
});
try {
  const files = await testsNamed(positionals);
  process.exitCode = await withTestDatabase((env) => runTests(files, values['test-name-pattern'], { ...process.env, ...env }));
} catch (error) {
  if (!(error instanceof NoTestsError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
