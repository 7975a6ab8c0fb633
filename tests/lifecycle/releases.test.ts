import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { Browser } from '../../bench/sign-in/browser';
import type { ItemDocument } from '../../contract/document';
import { draftManageApi as drafts } from '../../contract/manage/draft';
import { releaseApi, type Release } from '../../contract/manage/release';
import { sessionApi, type Session } from '../../contract/session';
import { withTestDatabase } from '../../scripts/test-database';
import { pause, start, temporaryFolder, type ServerProcess } from './server-process';

/** Number of servers that are killed, and of releases that are worked on in each at the same time. */
const ROUNDS = 6;
const WORKERS = [0, 1, 2];
const ITEMS = [0, 1, 2];
const MAX_KILL_MS = 1_200;
const SCHEDULED_MS = 200;
const START_WORK_MS = 30_000;

const addressOf = ({ port }: ServerProcess): string => `http://localhost:${port}`;
const documentOf = (id: string): ItemDocument => ({
  ...{ area: 'service', id, department: null, contact: null, classifications: [] },
  ...{ audience: { departments: [], locations: [], roles: [] }, fields: {}, attachments: [] },
  texts: { 'en-US': { title: id, summary: '', markdown: `${id} is here.`, keywords: [], fields: {} } },
  ...{ publishedAt: null, expiresAt: null, updatedAt: null },
});

/** An editor who puts drafts into releases and lets them go live, through whichever server runs. */
class Editor {
  #browser: Browser;
  #authorization = '';
  #number = 0;
  /** Releases of which a server said that they are published. */
  readonly published = new Set<string>();

  constructor(private readonly origin: string) {
    this.#browser = new Browser(origin, fetch);
  }

  async signIn(): Promise<void> {
    const choice = await this.#browser.follow(sessionApi.start.path);
    const back = await this.#browser.follow(choice, { method: 'POST', body: new URLSearchParams({ person: 'sofia-rossi' }) });
    const ticket = { ucToken: back.searchParams.get('ucToken') };
    this.#authorization = (await this.#post<Session>(this.origin, sessionApi.ucToken.path, ticket)).token;
  }

  async #post<Answer>(server: string, path: string, body: object): Promise<Answer> {
    const headers = { 'content-type': 'application/json', authorization: this.#authorization, origin: this.origin };
    const { answer } = await this.#browser.request(server + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const answered = await answer.text();
    assert.equal(answer.status, 200, `${path}: ${answered}`);
    return JSON.parse(answered) as Answer;
  }

  /** Fills releases, publishes every second one and gives the others a moment, until the server is gone. */
  async work(server: string): Promise<void> {
    try {
      for (;;) await this.#release(server, (this.#number += 1));
    } catch (error) {
      const isLate = error instanceof assert.AssertionError && error.message.includes('must be in the future');
      if (isLate) return this.work(server);
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
    }
  }

  async #release(server: string, number: number): Promise<void> {
    let release = await this.#post<Release>(server, releaseApi.create.path, { name: `Release ${number}` });
    for (const item of ITEMS) {
      const id = `released-${number}-${item}`;
      await this.#post(server, drafts.save.path, { document: documentOf(id), version: null, baseRevision: 0 });
      const added = { release: release.id, area: 'service', id, version: 1 };
      release = await this.#post<Release>(server, releaseApi.add.path, added);
    }
    const ref = { release: release.id, version: release.version };
    if (number % 2) {
      await this.#post(server, releaseApi.publish.path, ref);
      this.published.add(release.id);
    } else {
      const publishAt = new Date(Date.now() + SCHEDULED_MS).toISOString();
      await this.#post(server, releaseApi.schedule.path, { ...ref, publishAt });
    }
  }
}

interface Stored {
  id: string;
  state: Release['state'];
  items: number;
  live: number;
  found: number;
  fixed: number;
  drafts: number;
}
const STORED = `select release.id, release.state, count(*)::int as items,
  count(*) filter (where item.revision = 1)::int as live,
  count(search_doc.item)::int as found, count(scheduled.item)::int as fixed, count(draft.item)::int as drafts
  from release join release_item on release_item.release = release.id join item on item.key = release_item.item
  left join (select distinct item from search_doc) as search_doc on search_doc.item = item.key
  left join scheduled_revision as scheduled on scheduled.item = item.key and scheduled.release = release.id
  left join item_draft as draft on draft.item = item.key group by release.id`;

/** Asserts that each release is in one whole state. Returns those that have a moment. */
async function assertWhole(database: pg.Client, editor: Editor): Promise<Stored[]> {
  const { rows } = await database.query<Stored>(STORED);
  for (const { id, state, items, ...counts } of rows) {
    const { live, found, fixed, drafts: written } = counts;
    const told = JSON.stringify({ id, state, items, ...counts });
    const whole = { open: [0, 0, 0, items], scheduled: [0, 0, items, 0], published: [items, items, 0, 0] };
    assert.ok(state === 'open' || state === 'scheduled' || state === 'published', told);
    assert.deepEqual([live, found, fixed, written], whole[state], told);
    if (editor.published.has(id)) assert.equal(state, 'published', told);
  }
  return rows.filter(({ state }) => state === 'scheduled');
}

test('servers that are killed while releases go live publish all of a release or nothing, and lose none', async (t) => {
  const dataFolder = await temporaryFolder(t);
  await withTestDatabase(async ({ TEST_SERVER_URL = '', TEST_TEMPLATE = '' }) => {
    const url = Object.assign(new URL(TEST_SERVER_URL), { pathname: `/${TEST_TEMPLATE}` }).href;
    const database = new pg.Client({ connectionString: url });
    await database.connect();
    const env: Record<string, string> = { DATABASE_URL: url, LOG_LEVEL: 'warn', ADDRESS_LIMITS: 'off' };
    const first = await start({ dataFolder, env });
    env.PUBLIC_URL = addressOf(first);
    const editor = new Editor(env.PUBLIC_URL);
    await editor.signIn();
    await first.kill('SIGKILL');
    const freshLimits = setInterval(() => void database.query('delete from rate_limit'), 300);
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        const server = await start({ dataFolder, env });
        const before = editor.published.size;
        const working = WORKERS.map(() => editor.work(addressOf(server)));
        for (const deadline = Date.now() + START_WORK_MS; editor.published.size === before; await pause(20))
          assert.ok(Date.now() < deadline, 'the server publishes a release');
        await pause(Math.random() * MAX_KILL_MS);
        await server.kill('SIGKILL');
        await Promise.all(working);
        await assertWhole(database, editor);
      }
      const last = await start({ dataFolder, env });
      for (const deadline = Date.now() + 3_000; (await assertWhole(database, editor)).length; await pause())
        assert.ok(Date.now() < deadline, 'releases whose moment has passed go live after a start');
      assert.equal(await last.kill('SIGTERM'), 0, last.stderr());
    } finally {
      clearInterval(freshLimits);
      await database.end();
    }
  });
});
