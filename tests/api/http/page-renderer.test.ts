import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { RenderingPaused, startRenderer } from '../../../server/http/spa/renderer';
import { until } from '../support/until';
import {
  within,
  folder,
  setUpRenderer,
  startOwnRenderer,
  untilReady,
  withRenderer,
  isRunning,
  kill,
  outcome,
  pageAt,
} from '../support/renderer';

/** Time after which a process that does not answer is replaced, in milliseconds. */
const STUCK_MS = 5000;
/** Minimum time for which nothing is rendered after a page was late, in milliseconds. */
const MIN_PAUSE_MS = 1000;
/** Time that a page may take which these tests expect to be late, in milliseconds. */
const PAGE_MS = 500;
const LATE = /the page was not rendered in time/;

setUpRenderer();

describe('the process of the renderer', () => {
  test('gets the program and a limit of memory', async () => {
    await withRenderer(({ process }) => {
      assert.deepEqual(process.spawnargs.slice(1), ['--max-old-space-size=192', join(folder, 'page-renderer.js')]);
    });
  });

  const skip = process.platform === 'linux' ? false : 'the environment of a process can be read on Linux only';
  test('gets nothing of the environment', { skip }, async () => {
    await withRenderer(async ({ process }) => {
      const environment = await readFile(`/proc/${process.pid}/environ`, 'utf8');
      const names = environment.split('\0').flatMap((entry) => (entry ? [entry.split('=', 1)[0] ?? ''] : []));
      // Variables that Node.js adds for messages, and to measure coverage.
      assert(names.includes('NODE_CHANNEL_FD'), environment);
      for (const name of names) assert.match(name, /^NODE_(CHANNEL|V8)_/);
    });
  });

  test('refuses calls whose deadline has passed while they waited', async () => {
    const page = await pageAt('/service');
    const program = fork(join(folder, 'page-renderer.js'), { env: {} });
    try {
      const [ready] = (await once(program, 'message')) as [unknown];
      assert.equal(ready, 'ready');
      for (const [method, argument] of [
        ['firstCalls', '/'],
        ['renderPage', page],
      ] as const) {
        const answered = once(program, 'message') as Promise<[{ result: unknown; error: { message: string } | null }]>;
        program.send({ id: 1, method, params: [argument, within(-1)] });
        const [{ result, error }] = await answered;
        assert.deepEqual([result, error?.message], [null, 'too late'], method);
      }
    } finally {
      program.kill();
    }
  });

  // A terminal sends its interrupt to all processes, and only SIGTERM ends one that hangs.
  test('ends on SIGTERM, and not on SIGINT', async () => {
    const program = fork(join(folder, 'page-renderer.js'), { env: {} });
    try {
      await once(program, 'message');
      program.kill('SIGINT');
      const answered = once(program, 'message') as Promise<[{ error: unknown }]>;
      program.send({ id: 1, method: 'firstCalls', params: ['/', within()] });
      const [{ error }] = await answered;
      assert.deepEqual([error, isRunning(program)], [null, true]);
      program.kill('SIGTERM');
      await until(() => !isRunning(program), 'the process does not end');
      assert.equal(program.signalCode, 'SIGTERM');
    } finally {
      program.kill('SIGKILL');
    }
  });

  test('is replaced after it was killed', async () => {
    await withRenderer(async ({ renderer: own, process }) => {
      await kill(process);
      assert.notEqual(await outcome(own.firstCalls('/', within())), 'never');
      await untilReady(own);
      assert.match(await own.renderPage(await pageAt('/service'), within()), /Annual leave/);
    });
  });

  test('ends all calls that wait for it when it is killed', async () => {
    await withRenderer(async ({ renderer: own, process }) => {
      const page = await pageAt('/service');
      const underWay = own.renderPage(page, within());
      const queued = [own.renderPage(page, within(PAGE_MS)), own.firstCalls('/', within(PAGE_MS))];
      const waiting = [underWay, ...queued].map(outcome);
      await kill(process);
      assert(!(await Promise.all(waiting)).includes('never'));
      await untilReady(own);
    });
  });

  test('ends when the renderer stops', async () => {
    await withRenderer(async ({ renderer: own, process }) => {
      assert(isRunning(process));
      const waiting = outcome(own.renderPage(await pageAt('/service'), within()));
      assert.equal(await outcome(own.stop()), 'done');
      assert(!isRunning(process));
      assert.notEqual(await waiting, 'never');
    });
  });

  // A terminal sends its interrupt to all processes, so that this one may end before the server stops it.
  test('may have ended before the renderer stops', async () => {
    await withRenderer(async ({ renderer: own, process }) => {
      await kill(process);
      assert.equal(await outcome(own.stop()), 'done');
    });
  });

  test('is not replaced if it starts more slowly than a page may wait, and answers after a pause', async () => {
    const answering = "process.on('message', ({ id }) => (id ? process.send({ id, result: [], error: null }) : process.exit()));";
    const program = `const end = Date.now() + 800; while (Date.now() < end); ${answering} process.send('ready');`;
    await writeFile(join(folder, 'slow.js'), program);
    const { renderer: own, processes } = startOwnRenderer('slow.js');
    try {
      await assert.rejects(own.firstCalls('/', within(PAGE_MS)), LATE);
      const pausedAt = Date.now();
      await assert.rejects(own.firstCalls('/', within()), RenderingPaused);
      await untilReady(own);
      assert(Date.now() - pausedAt > MIN_PAUSE_MS, 'there was no pause');
      assert.equal(processes.length, 1);
    } finally {
      await outcome(own.stop());
    }
  });

  test('is replaced if it hangs', async () => {
    const answering = `process.on('message', ({ id, method }) => {
      if (method === 'renderPage') for (;;);
      if (method === 'firstCalls') process.send({ id, result: [], error: null });
    });`;
    await writeFile(join(folder, 'hanging.js'), `process.on('SIGINT', () => undefined); ${answering} process.send('ready');`);
    const page = await pageAt('/service');
    await withRenderer(async ({ renderer: own, process, processes }) => {
      const askedAt = Date.now();
      await assert.rejects(own.renderPage(page, within(PAGE_MS)), LATE);
      await until(() => !isRunning(process), 'the process that hangs does not end');
      await untilReady(own);
      assert(Date.now() - askedAt < STUCK_MS + 3000, `replaced after ${Date.now() - askedAt} ms`);
      assert.throws(() => globalThis.process.kill(process.pid ?? assert.fail('the process has no id'), 0), { code: 'ESRCH' });
      const [, successor, ...others] = processes;
      assert(successor && isRunning(successor));
      assert.notEqual(successor.pid, process.pid);
      assert.deepEqual(others, []);
    }, 'hanging.js');
  });

  test('keeps no page waiting while it is busy, however many wait', async () => {
    const answering =
      "process.on('message', ({ id, method }) => method === 'firstCalls' && process.send({ id, result: [], error: null }));";
    await writeFile(join(folder, 'stuck.js'), `${answering} process.send('ready');`);
    const page = await pageAt('/service');
    await withRenderer(async ({ renderer: own }) => {
      const calls = Array.from({ length: 40 }, () => outcome(own.renderPage(page, within(PAGE_MS))));
      assert.deepEqual(new Set(await Promise.all(calls)), new Set(['failed']));
      await assert.rejects(own.renderPage(page, within(PAGE_MS)), RenderingPaused);
      await assert.rejects(own.firstCalls('/', within()), RenderingPaused);
    }, 'stuck.js');
  });

  test('is not started if its program has not been built', () => {
    assert.equal(startRenderer(join(folder, 'missing.js')), null);
  });
});
