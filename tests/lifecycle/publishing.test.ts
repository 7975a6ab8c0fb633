import assert from 'node:assert/strict';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type pg from 'pg';
import type { AnswerOf } from '../../contract/core/endpoint';
import type { ItemDocument } from '../../contract/document';
import { draftManageApi as api } from '../../contract/manage/draft';
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

/**
 * Servers that are killed in each round, and items that are worked on in each: as many moments, because each item is at another
 * step when its server is killed. Together fifty.
 */
const SERVERS = [0, 1];
const ITEMS = [0, 1, 2, 3, 4];
const ROUNDS = 5;
/** Times after its first acknowledged change at which a server is killed; within them an editor saves, publishes, schedules and publishes on time. */
const MIN_KILL_MS = 0;
const MAX_KILL_MS = 900;
const SCHEDULED_MS = 150;

type Info = AnswerOf<typeof api.info>;

const documentOf = (id: string, title: string): ItemDocument =>
  makeDocument({
    id,
    department: { 'en-US': 'Office' },
    classifications: [[{ 'en-US': 'Open' }]],
    texts: { 'en-US': { title, summary: '', markdown: `${title} is here.`, keywords: [], fields: {} } },
  });

/** Places in which an acknowledged text may be, from the least to the most public; a later step may have moved it on. */
const PLACES = ['draft', 'scheduled', 'live'] as const;
interface Acknowledged {
  title: string;
  place: (typeof PLACES)[number];
}

/** An editor who works through whichever server runs, with one session. */
class Editor {
  #number = 0;
  readonly acknowledged = new Map<string, Acknowledged>();
  /** Number of calls that were acknowledged. */
  steps = 0;

  constructor(private readonly session: StudioSession) {}

  /** Schedules a draft and returns true; false if the time had passed when the call reached a busy server, which changes nothing. */
  async #schedule(server: string, input: object): Promise<boolean> {
    const publishAt = new Date(Date.now() + SCHEDULED_MS).toISOString();
    try {
      await this.session.post(server, api.schedule.path, { ...input, publishAt });
      return true;
    } catch (error) {
      if (isTooLate(error)) return false;
      throw error;
    }
  }

  /** Saves, publishes and schedules texts of an item until the server is gone. */
  async work(server: string, id: string): Promise<void> {
    try {
      for (;;) {
        await this.#step(server, id, await this.session.get<Info>(server, `${api.info.path}?area=service&id=${id}`));
        this.steps += 1;
      }
    } catch (error) {
      if (!isCutOff(error)) throw error;
    }
  }

  async #step(server: string, id: string, info: Info | null): Promise<void> {
    const ref = { area: 'service' as const, id };
    if (info?.draft) {
      const title = info.document.texts['en-US']?.title ?? '';
      // The server has stored it, even if it was killed before it acknowledged that.
      this.acknowledged.set(id, { title, place: 'draft' });
      const input = { ...ref, version: info.draft.version, change: null };
      const isPublished = info.scheduled !== null || this.#number % 2 === 0;
      if (isPublished) await this.session.post(server, api.publish.path, input);
      else if (!(await this.#schedule(server, input))) return;
      this.acknowledged.set(id, { title, place: isPublished ? 'live' : 'scheduled' });
    } else if (info?.scheduled) await pause(20);
    else {
      const title = `${id} ${(this.#number += 1)}`;
      const input = { document: documentOf(id, title), version: null, baseRevision: info?.revision ?? 0 };
      await this.session.post(server, api.save.path, input);
      this.acknowledged.set(id, { title, place: 'draft' });
    }
  }
}

interface Stored {
  id: string;
  revision: number;
  draft: string | null;
  scheduled: string | null;
  live: string | null;
  shown: string | null;
  found: boolean;
  twice: number;
  keys: string[];
}
const STORED = `select item.id, item.revision,
  item_draft.document #>> '{texts,en-US,title}' as draft, scheduled_revision.document #>> '{texts,en-US,title}' as scheduled,
  item_revision.document #>> '{texts,en-US,title}' as live, item_text.title as shown,
  exists (select from search_doc where search_doc.item = item.key) as found,
  (select count(*) - count(distinct document #>> '{texts,en-US,title}') from item_revision where item = item.key)::int as twice,
  array(select storage_key from attachment where attachment.item = item.key) as keys
  from item left join item_draft on item_draft.item = item.key left join scheduled_revision on scheduled_revision.item = item.key
  left join item_revision on item_revision.item = item.key and item_revision.revision = item.revision
  left join item_text on item_text.item = item.key`;

/** Asserts that nothing acknowledged is lost, and that every item is in one whole state. */
async function assertWhole(database: pg.Client, editor: Editor, files: string): Promise<Stored[]> {
  const { rows } = await database.query<Stored>(STORED);
  for (const item of rows) {
    const told = JSON.stringify(item);
    assert.equal(item.live === null, item.revision === 0, told);
    assert.deepEqual([item.shown, item.found, item.twice], [item.live, item.live !== null, 0], told);
    for (const key of item.keys) await access(join(files, key.slice(0, 2), key));
  }
  for (const [id, { title, place }] of editor.acknowledged) {
    const item = rows.find((row) => row.id === id);
    const isKept = PLACES.slice(PLACES.indexOf(place)).some((possible) => item?.[possible] === title);
    assert.ok(isKept, `${title} was acknowledged as ${place}: ${JSON.stringify(item)}`);
  }
  return rows;
}

test('servers that are killed at any moment of saving, publishing and scheduling lose nothing and leave nothing half done', (t) =>
  withKilledServers(t, async ({ dataFolder, database, session, startServer }) => {
    const editor = new Editor(session);
    const stored = () => assertWhole(database, editor, join(dataFolder, 'files'));
    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.all(
        SERVERS.map(async (slot) => {
          const server = await startServer();
          const working = ITEMS.map((item) => editor.work(addressOf(server), `killed-${slot}-${item}`));
          await untilAcknowledged(() => editor.steps, 'the server acknowledges a change');
          await pause(MIN_KILL_MS + Math.random() * (MAX_KILL_MS - MIN_KILL_MS));
          await server.kill('SIGKILL');
          await Promise.all(working);
        }),
      );
      await stored();
    }
    await assertCatchesUp(startServer, async () => (await stored()).some(({ scheduled }) => scheduled));
  }));
