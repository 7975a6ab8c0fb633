import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { RUNNING_STATES, transferApi as api, type Transfer } from '../../../contract/manage/transfer';
import { answerOf, assertFails, type ContractCase, type World } from '../world';

const asAdmin = { as: 'admin' } as const;
const PAUSE_MS = 50;
const MAX_ROUNDS = 400;

/** Waits until the transfer is not running, and returns it. */
async function ended(world: World): Promise<Transfer> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { transfer } = await answerOf(world, api.info, {}, asAdmin);
    if (transfer && !RUNNING_STATES.some((state) => state === transfer.state)) return transfer;
    await setTimeout(PAUSE_MS);
  }
  return assert.fail('the transfer does not end');
}

export const transferCases: readonly ContractCase[] = [
  {
    name: 'an administrator exports an area, looks into the report and discards it',
    run: async (world) => {
      const { transfer } = await answerOf(world, api.export, { areas: ['notice'] }, asAdmin);
      assert.deepEqual([transfer.kind, transfer.areas, transfer.drafts], ['export', ['notice'], false]);
      const { id, state, counts, size } = await ended(world);
      assert.deepEqual([id, state], [transfer.id, 'exported']);
      assert.ok(size !== null && size > 0);
      const { items, total } = await answerOf(world, api.entries, { id, kind: 'exported' }, asAdmin);
      assert.equal(total, counts.exported);
      assert.ok(items.length > 0 && items.every(({ area }) => area === 'notice'));
      const [first = assert.fail()] = items;
      const found = await answerOf(world, api.entries, { id, query: first.file.toUpperCase() }, asAdmin);
      assert.ok(found.items.some(({ file }) => file === first.file));
      assert.deepEqual(await answerOf(world, api.discard, { id }, asAdmin), {});
      assert.deepEqual(await answerOf(world, api.info, {}, asAdmin), { transfer: null });
      await assertFails(world, api.download, { id }, 'transfer.not_found', asAdmin);
    },
  },
  {
    name: 'a file that is not a zip is refused, and cannot be imported',
    run: async (world) => {
      const { transfer } = await answerOf(world, api.upload, { name: 'note.zip' }, asAdmin);
      assert.equal(transfer.name, 'note.zip');
      const { id, state, failure } = await ended(world);
      assert.deepEqual([state, failure], ['failed', { reason: 'not-zip', file: null }]);
      await assertFails(world, api.import, { id }, 'transfer.conflict', asAdmin);
      await assertFails(world, api.download, { id }, 'transfer.not_found', asAdmin);
      await answerOf(world, api.discard, { id }, asAdmin);
    },
  },
];
