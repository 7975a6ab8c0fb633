import assert from 'node:assert/strict';
import { execFile, type ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtemp, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { after, before } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Locale } from '../../../contract/core/locale';
import type { Device, FirstAnswers, PageToRender } from '../../../contract/core/page-rendering';
import { favouriteApi } from '../../../contract/favourite';
import { PROJECT_FOLDER } from '../../../server/config/project-folder';
import { startRenderer, type PageRenderer } from '../../../server/http/spa/renderer';
import { makeItem } from './factories';
import { startTestApp, type TestApp, type TestPerson } from './harness';
import { publishNotice } from './notices';
import { until } from './until';

export const SHANGHAI: Device = { width: 1440, timeZone: 'Asia/Shanghai', keepsPages: true };
export const NEW_YORK: Device = { ...SHANGHAI, timeZone: 'America/New_York' };
/** Time after which a call of the renderer counts as one that never ends, in milliseconds. */
const NEVER_MS = 4000;
/** Returns a deadline of a call that may take this long, by default long enough for a busy machine. */
export const within = (ms = NEVER_MS) => Date.now() + ms;
/** Folder with the bundled program. */
export let folder: string;
export let portal: TestApp;
/** Renderer that all tests of a file share. */
export let renderer: PageRenderer;

/** Starts a portal with content and a renderer before the tests of a file, and stops both after them. */
export function setUpRenderer(): void {
  before(async () => {
    portal = await startTestApp();
    folder = await mkdtemp(join(PROJECT_FOLDER, 'build/renderer-'));
    const bundling = ['scripts/rendering/bundle-renderer.mjs', relative(PROJECT_FOLDER, folder)];
    await promisify(execFile)(process.execPath, bundling, { cwd: PROJECT_FOLDER });
    ({ renderer } = await startReadyRenderer());
    await fill();
  });
  after(async () => {
    await renderer.stop();
    await rm(folder, { recursive: true });
    await portal.close();
  });
}

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
export function startOwnRenderer(program = 'page-renderer.js'): Started {
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
async function startReadyRenderer(program?: string): Promise<Started> {
  const own = startOwnRenderer(program);
  try {
    await untilReady(own.renderer);
  } catch (error) {
    await outcome(own.renderer.stop());
    throw error;
  }
  return own;
}

/** Waits until a renderer answers, because its process may start slowly while other tests run. */
export const untilReady = (one: PageRenderer) =>
  until(
    () =>
      one.firstCalls('/', within()).then(
        () => true,
        () => false,
      ),
    'the renderer does not answer',
  );

/** Calls `work` with a renderer of its own, and stops it. */
export async function withRenderer(work: (of: Started) => Promise<void> | void, program?: string): Promise<void> {
  const own = await startReadyRenderer(program);
  try {
    await work(own);
  } finally {
    await outcome(own.renderer.stop());
  }
}

export const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

/** Kills a process as the system does when memory runs out, and waits for its end. */
export async function kill(process: ChildProcess): Promise<void> {
  globalThis.process.kill(process.pid ?? assert.fail('the process has no id'), 'SIGKILL');
  await until(() => !isRunning(process), 'the process does not end');
}

/** Returns whether a call succeeded or failed; `never` if neither happens in time. */
export function outcome(call: Promise<unknown>): Promise<'done' | 'failed' | 'never'> {
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
export async function pageAt(
  address: string,
  { as = portal.people.employee, locale = 'en-US', device = SHANGHAI }: Requested = {},
) {
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
