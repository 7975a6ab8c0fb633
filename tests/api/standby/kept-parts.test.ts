import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { connect, type Db } from '../../../server/db/connect';
import { readOnStandby } from '../../../server/db/standby/read-routing';
import { TaggedAnswer } from '../../../server/http/answers/answer-bytes';
import { contentVersion } from '../../../server/modules/kept/content-state-repository';
import { keepParts, type KeptParts } from '../../../server/modules/kept/kept-parts';
import { databaseUrlOf, startTestApp, type TestApp } from '../support/harness';
import { readOnly } from './portal-with-standby';

const MAX_BYTES = 1_000_000;
let portal: TestApp;
let db: Db;
before(async () => {
  portal = await startTestApp();
  const url = await databaseUrlOf(portal.db);
  db = connect(url, { maxConnections: 2, standbyUrl: readOnly(url) });
});
after(async () => {
  await db.destroy();
  await portal.close();
});

async function readVersion(): Promise<number> {
  const { rows } = await sql<{ version: number }>`select ${contentVersion} as version`.execute(db);
  assert(rows[0]);
  return rows[0].version;
}

/** Returns a function that answers with one part and returns its tag, and the number of times that the part was loaded. */
function answering(kept: KeptParts) {
  const count = { loads: 0 };
  const tagOf = async (): Promise<string> => {
    const { app, people } = portal;
    const readContext = { viewer: people.employee, locale: 'en-US', now: new Date(), log: app.log } as const;
    const answer = await kept.answer<object>(
      readContext,
      async (reader) => {
        const part = await reader.part('a part', () => Promise.resolve({ loads: (count.loads += 1) }));
        return { version: await readVersion(), parts: [part], personal: '', build: () => part.value };
      },
      () => Promise.reject(new Error('not made of parts')),
    );
    assert(answer instanceof TaggedAnswer);
    return answer.tag;
  };
  return { count, tagOf };
}

async function onStandby<T>(work: () => Promise<T>): Promise<T> {
  const { result } = await readOnStandby(work);
  assert(result.status === 'fulfilled');
  return result.value;
}

test('parts that were loaded from the standby are used only for reads from it, and never share an id with others', async () => {
  const { count, tagOf } = answering(keepParts(db, MAX_BYTES, true));
  const near = await onStandby(tagOf);
  const own = await tagOf();
  assert.equal(count.loads, 2);
  assert.notEqual(near, own);
  assert.deepEqual([await onStandby(tagOf), await tagOf(), count.loads], [near, own, 2]);
});

test('without a standby there is one cache', async () => {
  const { count, tagOf } = answering(keepParts(db, MAX_BYTES));
  assert.deepEqual([await tagOf(), count.loads], [await tagOf(), 1]);
});
