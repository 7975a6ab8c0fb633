import assert from 'node:assert/strict';
import { execFile, type ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Locale } from '../../../contract/core/locale';
import type { Device, FirstAnswers, PageToRender } from '../../../contract/core/page-rendering';
import { favouriteApi } from '../../../contract/favourite';
import { PROJECT_FOLDER } from '../../../server/config/project-folder';
import { startRenderer, type PageRenderer } from '../../../server/http/spa/renderer';
import { makeItem } from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';
import { publishNotice } from '../support/notices';
import { until } from '../support/until';

const SHANGHAI: Device = { width: 1440, timeZone: 'Asia/Shanghai', keepsPages: true };
const NEW_YORK: Device = { ...SHANGHAI, timeZone: 'America/New_York' };
/** Time after which a call of the renderer counts as one that never ends, in milliseconds. */
const NEVER_MS = 4000;

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
}

/** Starts a renderer of a program, by default the bundled one, and waits until it answers. */
async function started(program = 'page-renderer.js'): Promise<Started> {
  const processes: ChildProcess[] = [];
  const add = (message: unknown) => void processes.push((message as { process: ChildProcess }).process);
  subscribe('child_process', add);
  const fresh = startRenderer(join(folder, program)) ?? assert.fail('there is no program');
  unsubscribe('child_process', add);
  try {
    await isReady(fresh);
  } catch (error) {
    await outcome(fresh.stop());
    throw error;
  }
  const [process = assert.fail('no process was started')] = processes;
  return { renderer: fresh, process };
}

/** Waits until a renderer answers, because its process may start slowly while other tests run. */
const isReady = (one: PageRenderer) =>
  until(
    () =>
      one.firstCalls('/').then(
        () => true,
        () => false,
      ),
    'the renderer does not answer',
  );

/** Calls `work` with a renderer of its own, and stops it. */
async function withRenderer(work: (of: Started) => Promise<void>, program?: string): Promise<void> {
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
  for (const { key, method, url, body } of await renderer.firstCalls(address)) {
    const payload = body === undefined ? {} : { payload: body as object };
    const answer = await portal.app.inject({ method: method as 'GET' | 'POST', url, headers, ...payload });
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
  const keysAt = async (address: string) => (await renderer.firstCalls(address)).map(({ key }) => key);
  const INBOX = 'POST /api/notice/inbox {}';

  test('are those of the page at the address, with the inbox that every page shows', async () => {
    assert.deepEqual(await renderer.firstCalls('/'), [{ key: 'POST /api/home {}', method: 'POST', url: '/api/home', body: {} }]);
    assert.deepEqual(await keysAt('/service?page=2'), [
      'POST /api/servicehall/form/list {"page":2}',
      'POST /api/servicehall/classification/list {}',
      'POST /api/servicehall/keyword/list {}',
      INBOX,
    ]);
    assert.deepEqual(await renderer.firstCalls('/service/annual-leave'), [
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

  test('are none at addresses of pages that are not rendered on the server', async () => {
    const pages = ['/information', '/manage', '/login', '/search', '/tool', '/account/favourites', '/service/preview/x'];
    for (const address of [...pages, '/no/such/page', '/index.html']) assert.deepEqual(await keysAt(address), [], address);
  });

  test('are none at addresses that only look like those of rendered pages', async () => {
    for (const address of ['/service/', '/Service', '/service/preview', '/service/form.pdf', '/service/annual-leave/'])
      assert.deepEqual(await keysAt(address), [], address);
  });

  test('are none at addresses that cannot be parsed or name another host', async () => {
    for (const address of ['//', '//portal.invalid/service', '/%E0%A4%A', '/service/%zz'])
      assert.deepEqual(await keysAt(address), [], address);
  });
});

describe('a rendered page', () => {
  test('shows its answers and the person, in both languages', async () => {
    const english = await renderer.renderPage(await pageAt('/service'));
    assert.match(wordsOf(english), /Annual leave/);
    assert.match(wordsOf(english), /Key of the studio/);
    assert.match(english, new RegExp(portal.people.employee.name));
    assert.match(wordsOf(english), /Services/);
    const chinese = await renderer.renderPage(await pageAt('/service', { locale: 'zh-CN' }));
    assert.match(wordsOf(chinese), /申请年假/);
    assert.match(chinese, new RegExp(portal.people.employee.name));
    assert.match(wordsOf(chinese), /服务/);
    assert.doesNotMatch(wordsOf(chinese), /Annual leave|Services/);
    assert.equal(await renderer.renderPage(await pageAt('/service')), english);
  });

  test('is complete, and React left no marks', async () => {
    const addresses = ['/', '/service', '/service/annual-leave', '/notice', '/notice/closing', '/welfare', '/personnel'];
    for (const address of addresses) {
      const html = await renderer.renderPage(await pageAt(address));
      assert.match(html, /<main [^>]*id="content"|<main id="content"/, address);
      assert.doesNotMatch(html, /<!--|<script| style="/, address);
    }
  });

  test('may quote HTML that it must not contain itself', async () => {
    const markdown = 'Write `<p style="color: red">`.';
    const text = { title: 'HTML', summary: '', markdown, keywords: [], fields: {} };
    await publishNotice(portal, { id: 'html', texts: { 'en-US': text }, publishedAt: '2026-01-02T00:30:00Z' });
    assert.match(await renderer.renderPage(await pageAt('/notice/html')), / style="color: red"/);
  });

  test('shows dates in the time zone of the device', async () => {
    const dates = async (device: Device) => wordsOf(await renderer.renderPage(await pageAt('/notice/closing', { device })));
    assert.match(await dates(SHANGHAI), /Jan 1, 2026/);
    assert.match(await dates(NEW_YORK), /Dec 31, 2025/);
    assert.match(await dates(SHANGHAI), /Jan 1, 2026/);
  });

  test('is laid out for the width of the device', async () => {
    const [wide, narrow] = [await pageAt('/'), await pageAt('/', { device: { ...SHANGHAI, width: 390 } })];
    assert((await renderer.renderPage(wide)) !== (await renderer.renderPage(narrow)), 'both are the same');
  });

  test('is refused if an answer is missing', async () => {
    for (const address of ['/', '/service', '/service/annual-leave', '/notice', '/notice/closing']) {
      const page = await pageAt(address);
      const [main = ''] = Object.keys(page.answers);
      const { [main]: _, ...rest } = page.answers;
      for (const answers of [{}, rest]) await assert.rejects(renderer.renderPage({ ...page, answers }), address);
      assert.match(await renderer.renderPage(page), /id="content"/, address);
    }
  });

  test('shows what the browser says of the person as text', async () => {
    const page = await pageAt('/service');
    const name = '</button><script>alert(1)</script>';
    const html = await renderer.renderPage({ ...page, person: JSON.stringify({ ...(JSON.parse(page.person) as object), name }) });
    assert.doesNotMatch(html, /<script/);
    assert.match(html, /&lt;script&gt;alert\(1\)/);
  });
});

describe('two people in turns', () => {
  test('get only their own pages', async () => {
    const { employee, editor } = portal.people;
    for (const address of ['/', '/service', '/notice']) {
      const [hers, his] = [await pageAt(address), await pageAt(address, { as: editor, locale: 'zh-CN', device: NEW_YORK })];
      assert.match(await renderer.renderPage(hers), new RegExp(employee.name), address);
      const second = await renderer.renderPage(his);
      assert.match(second, new RegExp(editor.name), address);
      assert.doesNotMatch(second, new RegExp(`${employee.name}|studio`), address);
      await withRenderer(async ({ renderer: fresh }) => {
        assert.equal(await fresh.renderPage(his), second, address);
      });
    }
  });

  test('get no answers of the other one in place of missing ones', async () => {
    const { employee, editor } = portal.people;
    const [hers, his] = [await pageAt('/service'), await pageAt('/service', { as: editor })];
    assert.match(await renderer.renderPage(hers), /Key of the studio/);
    const html = await renderer.renderPage({ ...his, answers: {} }).catch(() => '');
    assert.doesNotMatch(html, new RegExp(`${employee.name}|studio|Annual leave`));
  });
});

describe('the process of the renderer', () => {
  test('gets nothing of the environment', async () => {
    await withRenderer(async ({ process }) => {
      assert.deepEqual(process.spawnargs.slice(1), [join(folder, 'page-renderer.js')]);
      const environment = await promisify(execFile)('cat', [`/proc/${process.pid}/environ`]).catch(() => ({ stdout: '' }));
      assert.doesNotMatch(environment.stdout, /TEST_SERVER_URL|PATH=/);
    });
  });

  test('is replaced after it was killed', async () => {
    await withRenderer(async ({ renderer: own, process }) => {
      await kill(process);
      assert.notEqual(await outcome(own.firstCalls('/')), 'never');
      await isReady(own);
      assert.match(await own.renderPage(await pageAt('/service')), /Annual leave/);
    });
  });

  test('ends all calls that wait for it when it is killed', async () => {
    await withRenderer(async ({ renderer: own, process }) => {
      const page = await pageAt('/service');
      const waiting = [own.renderPage(page), own.renderPage(page), own.firstCalls('/')].map(outcome);
      await kill(process);
      assert(!(await Promise.all(waiting)).includes('never'));
      await isReady(own);
    });
  });

  test('ends when the renderer stops', async () => {
    await withRenderer(async ({ renderer: own, process }) => {
      assert(isRunning(process));
      const waiting = outcome(own.renderPage(await pageAt('/service')));
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

  test('answers even if it starts more slowly than a page may wait', async () => {
    const answering = "process.on('message', ({ id }) => (id ? process.send({ id, result: [], error: null }) : process.exit()));";
    const program = `const end = Date.now() + 800; while (Date.now() < end); ${answering} process.send('ready');`;
    await writeFile(join(folder, 'slow.js'), program);
    await withRenderer(async ({ renderer: own }) => {
      assert.deepEqual(await own.firstCalls('/'), []);
    }, 'slow.js');
  });

  test('keeps no page waiting while it is busy, however many wait', async () => {
    const answering =
      "process.on('message', ({ id, method }) => method === 'firstCalls' && process.send({ id, result: [], error: null }));";
    await writeFile(join(folder, 'stuck.js'), `${answering} process.send('ready');`);
    const page = await pageAt('/service');
    await withRenderer(async ({ renderer: own }) => {
      const calls = Array.from({ length: 8 }, () => outcome(own.renderPage(page)));
      assert.deepEqual(new Set(await Promise.all(calls)), new Set(['failed']));
    }, 'stuck.js');
  });

  test('is not started if its program has not been built', () => {
    assert.equal(startRenderer(join(folder, 'missing.js')), null);
  });
});
