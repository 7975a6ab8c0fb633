import assert from 'node:assert/strict';
import { test } from 'node:test';
import type pg from 'pg';
import type { ItemDocument } from '../../contract/document';
import { draftManageApi as drafts } from '../../contract/manage/draft';
import { releaseApi, type Release } from '../../contract/manage/release';
import { makeDocument } from '../api/support/factories';
import {
  addressOf,
  assertCatchesUp,
  isCutOff,
  isTooLate,
  untilAcknowledged,
  withKilledServers,
  type StudioSession,
} from './killed-servers';
import { pause } from './server-process';

/** Number of servers that are killed, and of releases that are worked on in each at the same time. */
const ROUNDS = 6;
const WORKERS = [0, 1, 2];
const ITEMS = [0, 1, 2];
const MAX_KILL_MS = 1_200;
const SCHEDULED_MS = 200;

const documentOf = (id: string): ItemDocument =>
  makeDocument({ id, texts: { 'en-US': { title: id, summary: '', markdown: `${id} is here.`, keywords: [], fields: {} } } });

/** An editor who puts drafts into releases and lets them go live, through whichever server runs. */
class Editor {
  #number = 0;
  /** Releases of which a server said that they are published. */
  readonly published = new Set<string>();

  constructor(private readonly session: StudioSession) {}

  /** Fills releases, publishes every second one and gives the others a moment, until the server is gone. */
  async work(server: string): Promise<void> {
    try {
      for (;;) await this.#release(server, (this.#number += 1));
    } catch (error) {
      if (isTooLate(error)) return this.work(server);
      if (!isCutOff(error)) throw error;
    }
  }

  async #release(server: string, number: number): Promise<void> {
    let release = await this.session.post<Release>(server, releaseApi.create.path, { name: `Release ${number}` });
    for (const item of ITEMS) {
      const id = `released-${number}-${item}`;
      await this.session.post(server, drafts.save.path, { document: documentOf(id), version: null, baseRevision: 0 });
      const added = { release: release.id, area: 'service', id, version: 1 };
      release = await this.session.post<Release>(server, releaseApi.add.path, added);
    }
    const ref = { release: release.id, version: release.version };
    if (number % 2) {
      await this.session.post(server, releaseApi.publish.path, ref);
      this.published.add(release.id);
    } else {
      const publishAt = new Date(Date.now() + SCHEDULED_MS).toISOString();
      await this.session.post(server, releaseApi.schedule.path, { ...ref, publishAt });
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

test('servers that are killed while releases go live publish all of a release or nothing, and lose none', (t) =>
  withKilledServers(t, async ({ database, session, startServer }) => {
    const editor = new Editor(session);
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startServer();
      const working = WORKERS.map(() => editor.work(addressOf(server)));
      await untilAcknowledged(() => editor.published.size, 'the server publishes a release');
      await pause(Math.random() * MAX_KILL_MS);
      await server.kill('SIGKILL');
      await Promise.all(working);
      await assertWhole(database, editor);
    }
    await assertCatchesUp(startServer, async () => (await assertWhole(database, editor)).length > 0);
  }));
