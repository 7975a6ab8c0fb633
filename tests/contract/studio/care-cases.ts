import assert from 'node:assert/strict';
import type { AnswerOf, InputOf } from '../../../contract/core/endpoint';
import { bulkManageApi as bulks } from '../../../contract/manage/bulk';
import { contentManageApi as content } from '../../../contract/manage/content';
import { draftManageApi as drafts } from '../../../contract/manage/draft';
import { serviceApi } from '../../../contract/service';
import { newService } from './manage-draft-cases';
import { answerOf, assertFails, type ContractCase, type World } from '../world';

const asAdmin = { as: 'admin' } as const;
const refOf = (id: string) => ({ area: 'service' as const, id });
const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

type Item = InputOf<typeof bulks.apply>['items'][number];
type Action = InputOf<typeof bulks.apply>['action'];

let made = 0;
/** Returns another id of a bulk action. */
const newBulk = (): string => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;

const live = (id: string, revision = 1): Item => ({ ...refOf(id), revision, version: null });

async function publish(world: World, id: string): Promise<void> {
  const document = newService(id, `Care: ${id}`);
  await answerOf(world, drafts.save, { document, version: null, baseRevision: 0 }, asAdmin);
  await answerOf(world, drafts.publish, { ...refOf(id), version: 1, change: null }, asAdmin);
}

const outcomesOf = ({ results }: AnswerOf<typeof bulks.apply>): (string | undefined)[] =>
  results.map(({ outcome, code }) => code ?? outcome);

const apply = async (world: World, bulk: string, action: Action, items: Item[]) =>
  outcomesOf(await answerOf(world, bulks.apply, { bulk, action, items }, asAdmin));
const undo = async (world: World, bulk: string, ids: string[]) =>
  outcomesOf(await answerOf(world, bulks.undo, { bulk, items: ids.map(refOf) }, asAdmin));
const managed = async (world: World, id: string) =>
  (await answerOf(world, content.list, { query: id, pageSize: 100 }, asAdmin)).items.find((item) => item.id === id);

export const careCases: ContractCase[] = [
  {
    name: 'an editor finds an item to check again, says that it is still right without a revision, and takes it back',
    run: async (world) => {
      await publish(world, 'check-again');
      const [bulk, right] = [newBulk(), newBulk()];
      const soon = { kind: 'checkBy', checkBy: dayIn(3) } as const;
      assert.deepEqual(await apply(world, bulk, soon, [live('check-again')]), ['done']);
      assert.deepEqual(await apply(world, bulk, soon, [live('check-again')]), ['done'], 'a repeated call');
      assert.deepEqual(await apply(world, newBulk(), soon, [live('check-again')]), ['unchanged']);
      const due = { check: 'due', query: 'check-again' } as const;
      assert.equal((await answerOf(world, content.list, due, asAdmin)).total, 1);
      assert.equal((await answerOf(world, content.list, { ...due, check: 'passed' }, asAdmin)).total, 0);
      assert.deepEqual(await apply(world, right, { kind: 'stillRight', months: 24 }, [live('check-again')]), ['done']);
      assert.equal((await answerOf(world, content.list, due, asAdmin)).total, 0);
      const after = await managed(world, 'check-again');
      assert.deepEqual([after?.revision, (after?.checkBy ?? '') > dayIn(700)], [1, true]);
      assert.equal((await answerOf(world, drafts.info, refOf('check-again'), asAdmin)).document.checkBy, after?.checkBy);
      assert.deepEqual(await undo(world, bulk, ['check-again']), ['item.conflict'], 'it was confirmed since');
      assert.deepEqual(await undo(world, right, ['check-again']), ['done']);
      assert.deepEqual(await undo(world, right, ['check-again']), ['done'], 'a repeated call');
      assert.equal((await managed(world, 'check-again'))?.checkBy, dayIn(3));
    },
  },
  {
    name: 'an editor archives several items, reads why one was refused, and brings the others back',
    run: async (world) => {
      await publish(world, 'bulk-one');
      await publish(world, 'bulk-two');
      const bulk = newBulk();
      const items = [live('bulk-one'), live('bulk-two', 7), live('bulk-none')];
      assert.deepEqual(await apply(world, bulk, { kind: 'archive' }, items), ['done', 'item.conflict', 'item.not_found']);
      await assertFails(world, serviceApi.info, { id: 'bulk-one' }, 'form.not_found');
      assert.deepEqual(await undo(world, bulk, ['bulk-one', 'bulk-two']), ['done', 'undo.expired']);
      assert.equal((await answerOf(world, serviceApi.info, { id: 'bulk-one' })).title, 'Care: bulk-one');
      assert.deepEqual(await apply(world, newBulk(), { kind: 'restore' }, [live('bulk-one')]), ['unchanged']);
    },
  },
  {
    name: 'an editor sets the expiry of a published item and of a draft, publishes the draft, and takes all of it back',
    run: async (world) => {
      await publish(world, 'bulk-live');
      const document = newService('bulk-draft', 'Care: bulk-draft');
      await answerOf(world, drafts.save, { document, version: null, baseRevision: 0 }, asAdmin);
      const draft: Item = { ...refOf('bulk-draft'), revision: 0, version: 1 };
      const expiresAt = '2090-01-01T00:00:00.000Z';
      const bulk = newBulk();
      assert.deepEqual(await apply(world, bulk, { kind: 'expiry', expiresAt }, [live('bulk-live'), draft]), ['done', 'done']);
      assert.deepEqual(
        [(await managed(world, 'bulk-live'))?.revision, (await managed(world, 'bulk-draft'))?.draft?.version],
        [2, 2],
      );
      const read = async (id: string) => (await answerOf(world, drafts.info, refOf(id), asAdmin)).document.expiresAt;
      assert.deepEqual([await read('bulk-live'), await read('bulk-draft')], [expiresAt, expiresAt]);
      assert.deepEqual(await undo(world, bulk, ['bulk-live', 'bulk-draft']), ['done', 'done']);
      assert.deepEqual([await read('bulk-live'), await read('bulk-draft')], [null, null]);
      assert.deepEqual(await apply(world, newBulk(), { kind: 'publish' }, [draft]), ['draft.conflict']);
      const published = newBulk();
      assert.deepEqual(await apply(world, published, { kind: 'publish' }, [{ ...draft, version: 3 }]), ['done']);
      assert.equal((await managed(world, 'bulk-draft'))?.state, 'published');
      assert.deepEqual(await undo(world, published, ['bulk-draft']), ['done']);
      assert.equal((await managed(world, 'bulk-draft'))?.state, 'draft');
    },
  },
  {
    name: 'an editor cannot give items an owner or a category that does not exist',
    run: async (world) => {
      const items = [live('bulk-live')];
      const owner = { kind: 'owner', owner: 'nobody-of-this-name' } as const;
      await assertFails(world, bulks.apply, { bulk: newBulk(), action: owner, items }, 'person.not_found', asAdmin);
      const category = { kind: 'classification', area: 'service', path: [{ 'en-US': 'No such category' }] } as const;
      await assertFails(world, bulks.apply, { bulk: newBulk(), action: category, items }, 'classification.not_found', asAdmin);
    },
  },
  {
    name: 'an editor sees how many items have no owner, and those without one in the list',
    run: async (world) => {
      const { without } = await answerOf(world, content.owners, undefined, asAdmin);
      assert.ok(without > 0);
      const { items } = await answerOf(world, content.list, { owned: 'none', pageSize: 100 }, asAdmin);
      assert.ok(items.every(({ owner }) => owner === null));
      const stale = await answerOf(world, content.list, { check: 'stale', sort: 'check', pageSize: 100 }, asAdmin);
      assert.ok(stale.items.every(({ state }) => state === 'published'));
    },
  },
];
