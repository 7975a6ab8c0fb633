import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { RUNNING_STATES } from '../../../contract/manage/transfer';
import type { Db } from '../../../server/db/connect';
import type { TestApp } from './harness';

const PAUSE_MS = 20;
const MAX_WAIT_MS = 60_000;

/** Waits until no transfer is running. */
export async function transfersEnded(db: Db): Promise<void> {
  for (let waited = 0; waited < MAX_WAIT_MS; waited += PAUSE_MS) {
    const running = await db.selectFrom('transfer').where('state', 'in', RUNNING_STATES).select('id').executeTakeFirst();
    if (!running) return;
    await setTimeout(PAUSE_MS);
  }
  assert.fail('a transfer does not end');
}

/** Replaces the current transfer with a checked import of one document, or with a finished export. Returns its id. */
export async function makeTransfer({ db, deps }: TestApp, state: 'checked' | 'exported' = 'checked'): Promise<string> {
  await transfersEnded(db);
  await db.deleteFrom('transfer').execute();
  const id = randomUUID();
  const folder = join(deps.config.dataFolder, 'files', 'transfers', id);
  await mkdir(join(folder, 'content', 'tool'), { recursive: true });
  await writeFile(join(folder, 'content', 'tool', 'transferred.md'), `---\ntitle: Transferred ${id}\n---\nText.\n`);
  await writeFile(join(folder, 'content.zip'), 'PK');
  const kind = state === 'checked' ? 'import' : 'export';
  await db
    .insertInto('transfer')
    .values({ id, kind, state, name: 'content.zip', areas: [], drafts: false, overwrite: false })
    .execute();
  return id;
}
