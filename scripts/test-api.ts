/**
 * `npm run test:api [-- FILE…]`: the API tests on one PostgreSQL for the whole run. Each test file clones the migrated template.
 */
import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { withTestDatabase } from './test-database';

const TESTS = 'tests/api';

function runTests(files: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--test', '--test-reporter=spec', '--test-concurrency=2', ...files], {
    env,
    stdio: 'inherit',
  });
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
