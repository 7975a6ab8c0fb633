import assert from 'node:assert/strict';
import { execFile, fork, type ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Locale } from '../../../contract/core/locale';
import type { Device, FirstAnswers, PageToRender } from '../../../contract/core/page-rendering';
import { favouriteApi } from '../../../contract/favourite';
import { PROJECT_FOLDER } from '../../../server/config/project-folder';
import { RenderingPaused, startRenderer, type PageRenderer } from '../../../server/http/spa/renderer';
import { makeItem } from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';
import { publishNotice } from '../support/notices';
import { until } from '../support/until';

const SHANGHAI: Device = { width: 1440, timeZone: 'Asia/Shanghai', keepsPages: true };
const NEW_YORK: Device = { ...SHANGHAI, timeZone: 'America/New_York' };
/** Time after which a call of the renderer counts as one that never ends, in milliseconds. */
const NEVER_MS = 4000;
/** Time after which a process that does not answer is replaced, in milliseconds. */
const STUCK_MS = 5000;
/** Minimum time for which nothing is rendered after a page was late, in milliseconds. */
const MIN_PAUSE_MS = 1000;
/** Time that a page may take which these tests expect to be late, in milliseconds. */
const PAGE_MS = 500;
/** Returns a deadline of a call that may take this long, by default long enough for a busy machine. */
const within = (ms = NEVER_MS) => Date.now() + ms;
const MISSING = /^Error: the answer to \/api\/[\w/?=-]+ is missing$/;
const LATE = /the page was not rendered in time/;

let folder: string;
let portal: TestApp;
let renderer: PageRenderer;
before(async () => {
  portal = await startTestApp();
  folder = await mkdtemp(join(PROJECT_FOLDER, 'build/renderer-'));
  const bundling = ['scripts/rendering/bundle-renderer.mjs', relative(PROJECT_FOLDER, folder)];
  await promisify(execFile)(process.execPath, bundling, { cwd: PROJECT_FOLDER });
  ({ renderer } = await started());
  await fill();
});
after(async () => {
  await renderer.stop();
  await rm(folder, { recursive: true });
  await portal.close();
});

/** Publishes a service and a notice in both languages, and a service for the department of the employee. */
async function fill(): Promise<void> {
  const { db, people } = portal;
  await makeItem(db, { id: 'annual-leave', texts: { 'en-US': { title: 'Annual leave' }, 'zh-CN': { title: '申请年假' } } });
  await makeItem(db, {
    id: 'studio-key',
    title: 'Key of the studio',
    audience: { departments: [people.employee.department ?? ''] },
  });
  await portal.call(favouriteApi.update, { area: 'service', id: 'studio-key', favourite: true }, { as: people.employee });
  await publishNotice(portal, { id: 'closing', title: 'The office closes', publishedAt: '2026-01-01T00:30:00Z' });
}

interface Started {
  renderer: PageRenderer;
  /** First process of the renderer. */
  process: ChildProcess;
  /** All processes that the renderer has started so far. */
  processes: readonly ChildProcess[];
}

/** Starts a renderer of a program, by default the bundled one. */
function begun(program = 'page-renderer.js'): Started {
  const processes: ChildProcess[] = [];
  const add = (message: unknown) => void processes.push((message as { process: ChildProcess }).process);
  subscribe('child_process', add);
  const fresh = startRenderer(join(folder, program)) ?? assert.fail('there is no program');
  const stop = async () => {
    unsubscribe('child_process', add);
    await fresh.stop();
  };
  const [process = assert.fail('no process was started')] = processes;
  return { renderer: { ...fresh, stop }, process, processes };
}

/** Starts a renderer of a program, by default the bundled one, and waits until it answers. */
async function started(program?: string): Promise<Started> {
  const own = begun(program);
  try {
    await isReady(own.renderer);
  } catch (error) {
    await outcome(own.renderer.stop());
    throw error;
  }
  return own;
}

/** Waits until a renderer answers, because its process may start slowly while other tests run. */
const isReady = (one: PageRenderer) =>
  until(
    () =>
      one.firstCalls('/', within()).then(
        () => true,
        () => false,
      ),
    'the renderer does not answer',
  );

/** Calls `work` with a renderer of its own, and stops it. */
async function withRenderer(work: (of: Started) => Promise<void> | void, program?: string): Promise<void> {
  const own = await started(program);
  try {
    await work(own);
  } finally {
    await outcome(own.renderer.stop());
  }
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

/** Kills a process as the system does when memory runs out, and waits for its end. */
async function kill(process: ChildProcess): Promise<void> {
  globalThis.process.kill(process.pid ?? assert.fail('the process has no id'), 'SIGKILL');
  await until(() => !isRunning(process), 'the process does not end');
}

/** Returns whether a call succeeded or failed; `never` if neither happens in time. */
function outcome(call: Promise<unknown>): Promise<'done' | 'failed' | 'never'> {
  const ended = call.then(
    () => 'done' as const,
    () => 'failed' as const,
  );
  return Promise.race([ended, setTimeout(NEVER_MS, 'never' as const, { ref: false })]);
}

interface Requested {
  as?: TestPerson;
  locale?: Locale;
  device?: Device;
}

/** Returns a page for the renderer, with the answers of the API to its first calls. */
async function pageAt(address: string, { as = portal.people.employee, locale = 'en-US', device = SHANGHAI }: Requested = {}) {
  const headers = { ...(await portal.signedIn(as)), 'accept-language': locale };
  const answers: FirstAnswers = {};
  for (const { key, method, url, body } of await renderer.firstCalls(address, within())) {
    const payload = body === undefined ? {} : { payload: body as object };
    const answer = await portal.app.inject({ method, url, headers, ...payload });
    assert.equal(answer.statusCode, 200, `${key}: ${answer.body}`);
    answers[key] = answer.json();
  }
  const { id, name, roles, department } = as;
  const person = JSON.stringify({ id, name, email: 'person@test.invalid', department, roles, locale });
  return { address, locale, person, device, answers } satisfies PageToRender;
}

/** Returns the words that the HTML shows. */
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('first calls', () => {
  const keysAt = async (address: string) => (await renderer.firstCalls(address, within())).map(({ key }) => key);
  const INBOX = 'POST /api/notice/inbox {}';

  test('are those of the page at the address, with the inbox that every page shows', async () => {
    assert.deepEqual(await renderer.firstCalls('/', within()), [
      { key: 'POST /api/home {}', method: 'POST', url: '/api/home', body: {} },
    ]);
    assert.deepEqual(await keysAt('/service?page=2'), [
      'POST /api/servicehall/form/list {"page":2}',
      'POST /api/servicehall/classification/list {}',
      'POST /api/servicehall/keyword/list {}',
      INBOX,
    ]);
    assert.deepEqual(await renderer.firstCalls('/service/annual-leave', within()), [
      {
        key: 'GET /api/servicehall/form/info {"id":"annual-leave"}',
        method: 'GET',
        url: '/api/servicehall/form/info?id=annual-leave',
      },
      { key: INBOX, method: 'POST', url: '/api/notice/inbox', body: {} },
    ]);
    assert.deepEqual(await keysAt('/notice'), [
      'POST /api/notice/list {}',
      'POST /api/notice/classification/list {}',
      'POST /api/notice/department/list {}',
      'POST /api/notice/list {"pageSize":3,"pinned":true}',
      INBOX,
    ]);
  });
});

describe('a rendered page', () => {
  test('shows its answers and the person, in both languages', async () => {
    const english = await renderer.renderPage(await pageAt('/service'), within());
    assert.match(wordsOf(english), /Annual leave/);
    assert.match(wordsOf(english), /Key of the studio/);
    assert.match(english, new RegExp(portal.people.employee.name));
    assert.match(wordsOf(english), /Services/);
    const chinese = await renderer.renderPage(await pageAt('/service', { locale: 'zh-CN' }), within());
    assert.match(wordsOf(chinese), /申请年假/);
    assert.match(chinese, new RegExp(portal.people.employee.name));
    assert.match(wordsOf(chinese), /服务/);
    assert.doesNotMatch(wordsOf(chinese), /Annual leave|Services/);
    assert.equal(await renderer.renderPage(await pageAt('/service'), within()), english);
  });

  test('is complete, and React left no marks', async () => {
    const items = ['/service/annual-leave', '/notice/closing'];
    const lists = ['/', '/service', '/service?page=2', '/notice', '/notice/search', '/welfare', '/welfare/news', '/personnel'];
    for (const address of [...lists, '/welfare/search', ...items]) {
      const html = await renderer.renderPage(await pageAt(address), within());
      assert.match(html, /<main [^>]*id="content"|<main id="content"/, address);
      assert.doesNotMatch(html, /<!--|<script| style="/, address);
    }
  });

  test('may quote HTML that it must not contain itself', async () => {
    const markdown = 'Write `<p style="color: red">`.';
    const text = { title: 'HTML', summary: '', markdown, keywords: [], fields: {} };
    await publishNotice(portal, { id: 'html', texts: { 'en-US': text }, publishedAt: '2026-01-02T00:30:00Z' });
    assert.match(await renderer.renderPage(await pageAt('/notice/html'), within()), / style="color: red"/);
  });

  test('shows dates in the time zone of the device', async () => {
    const dates = async (device: Device) =>
      wordsOf(await renderer.renderPage(await pageAt('/notice/closing', { device }), within()));
    assert.match(await dates(SHANGHAI), /Jan 1, 2026/);
    assert.match(await dates(NEW_YORK), /Dec 31, 2025/);
    assert.match(await dates(SHANGHAI), /Jan 1, 2026/);
  });

  test('is laid out for the width of the device', async () => {
    const [wide, narrow] = [await pageAt('/'), await pageAt('/', { device: { ...SHANGHAI, width: 390 } })];
    assert((await renderer.renderPage(wide, within())) !== (await renderer.renderPage(narrow, within())), 'both are the same');
  });

  test('is refused if an answer is missing', async () => {
    for (const address of ['/', '/service', '/service/annual-leave', '/notice', '/notice/closing']) {
      const page = await pageAt(address);
      const [main = ''] = Object.keys(page.answers);
      const { [main]: _, ...rest } = page.answers;
      for (const answers of [{}, rest])
        await assert.rejects(renderer.renderPage({ ...page, answers }, within()), MISSING, address);
      assert.match(await renderer.renderPage(page, within()), /id="content"/, address);
    }
  });

  test('shows what the browser says of the person as text', async () => {
    const page = await pageAt('/service');
    const name = '</button><script>alert(1)</script>';
    const html = await renderer.renderPage(
      { ...page, person: JSON.stringify({ ...(JSON.parse(page.person) as object), name }) },
      within(),
    );
    assert.doesNotMatch(html, /<script/);
    assert.match(html, /&lt;script&gt;alert\(1\)/);
  });
});

describe('two people in turns', () => {
  test('get only their own pages', async () => {
    const { employee, editor } = portal.people;
    for (const address of ['/', '/service', '/notice']) {
      const [hers, his] = [await pageAt(address), await pageAt(address, { as: editor, locale: 'zh-CN', device: NEW_YORK })];
      assert.match(await renderer.renderPage(hers, within()), new RegExp(employee.name), address);
      const second = await renderer.renderPage(his, within());
      assert.match(second, new RegExp(editor.name), address);
      assert.doesNotMatch(second, new RegExp(`${employee.name}|studio`), address);
      await withRenderer(async ({ renderer: fresh }) => {
        assert.equal(await fresh.renderPage(his, within()), second, address);
      });
    }
  });

  test('get no answers of the other one in place of missing ones', async () => {
    const { employee, editor } = portal.people;
    const [hers, his] = [await pageAt('/service'), await pageAt('/service', { as: editor })];
    assert.match(await renderer.renderPage(hers, within()), /Key of the studio/);
    await assert.rejects(renderer.renderPage({ ...his, answers: {} }, within()), MISSING);
    assert.doesNotMatch(await renderer.renderPage(his, within()), new RegExp(`${employee.name}|studio`));
  });
});

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
      await isReady(own);
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
      await isReady(own);
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
    const { renderer: own, processes } = begun('slow.js');
    try {
      await assert.rejects(own.firstCalls('/', within(PAGE_MS)), LATE);
      const pausedAt = Date.now();
      await assert.rejects(own.firstCalls('/', within()), RenderingPaused);
      await isReady(own);
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
      await isReady(own);
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
