import assert from 'node:assert/strict';
import { draftManageApi as drafts } from '../../../contract/manage/draft';
import { scheduledApi } from '../../../contract/manage/lifecycle';
import { releaseApi } from '../../../contract/manage/release';
import { reviewApi } from '../../../contract/manage/review';
import type { ReviewMode } from '../../../contract/manage/review-mode';
import { serviceApi } from '../../../contract/service';
import { newService } from './manage-draft-cases';
import { answerOf, assertFails, type ContractCase, type World } from '../world';

const asAdmin = { as: 'admin' } as const;
const asEditor = { as: 'editor' } as const;
const refOf = (id: string) => ({ area: 'service' as const, id });
const hence = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const write = (world: World, id: string, version: number | null = null, title = id) =>
  answerOf(world, drafts.save, { document: newService(id, title), version, baseRevision: 0 }, asEditor);
const begin = (world: World, name: string) => answerOf(world, releaseApi.create, { name }, asEditor);
const add = (world: World, release: string, id: string, version = 1) =>
  answerOf(world, releaseApi.add, { release, ...refOf(id), version }, asEditor);

/** Writes drafts and puts them into a release. */
async function fill(world: World, name: string, ids: readonly string[]) {
  const { id: release } = await begin(world, name);
  for (const id of ids) await write(world, id);
  for (const id of ids) await add(world, release, id);
  return answerOf(world, releaseApi.info, { release }, asEditor);
}
const refTo = ({ id, version }: { id: string; version: number }) => ({ release: id, version });
const listed = async (world: World, list: 'coming' | 'done') =>
  (await answerOf(world, releaseApi.list, { list, pageSize: 100 }, asEditor)).items.map(({ id }) => id);

async function setMode(world: World, mode: ReviewMode) {
  const { version } = await answerOf(world, reviewApi.settings, {}, asAdmin);
  await answerOf(world, reviewApi.saveSettings, { version, areas: [{ area: 'service', mode, departments: [] }] }, asAdmin);
}

export const releaseCases: ContractCase[] = [
  {
    name: 'an editor publishes several drafts with a release at once, and takes all of them back',
    run: async (world) => {
      const filled = await fill(world, 'Travel', ['travel-policy', 'travel-form']);
      assert.deepEqual([filled.state, filled.publishAt, filled.can], ['open', null, { manage: true, undo: false }]);
      assert.deepEqual(
        filled.items.map(({ id, readiness, titles, isFixed }) => [id, readiness, titles['en-US'], isFixed]),
        [
          ['travel-policy', 'ready', 'travel-policy', false],
          ['travel-form', 'ready', 'travel-form', false],
        ],
      );
      assert((await listed(world, 'coming')).includes(filled.id));
      const { release } = await answerOf(world, drafts.info, refOf('travel-form'), asEditor);
      assert.deepEqual(release, { id: filled.id, name: 'Travel', publishAt: null });
      await assertFails(world, serviceApi.info, { id: 'travel-form' }, 'form.not_found');
      const published = await answerOf(world, releaseApi.publish, refTo(filled), asEditor);
      assert.deepEqual([published.state, published.can.undo], ['published', true]);
      assert.deepEqual(
        published.items.map(({ revision }) => revision),
        [1, 1],
      );
      assert.equal((await answerOf(world, serviceApi.info, { id: 'travel-form' })).title, 'travel-form');
      assert((await listed(world, 'done')).includes(filled.id));
      await assertFails(world, releaseApi.publish, refTo(published), 'release.conflict', asEditor);
      const undone = await answerOf(world, releaseApi.undo, refTo(published), asEditor);
      assert.deepEqual([undone.state, undone.undoUntil], ['undone', null]);
      await assertFails(world, serviceApi.info, { id: 'travel-policy' }, 'form.not_found');
      await assertFails(world, releaseApi.undo, refTo(undone), 'undo.expired', asEditor);
    },
  },
  {
    name: 'an editor gives a release a moment, which fixes its texts, moves it and cancels it',
    run: async (world) => {
      const filled = await fill(world, 'Moment', ['moment-a', 'moment-b']);
      await assertFails(world, releaseApi.schedule, { ...refTo(filled), publishAt: hence(-1) }, 'request.invalid', asEditor);
      const planned = await answerOf(world, releaseApi.schedule, { ...refTo(filled), publishAt: hence(2) }, asEditor);
      assert.deepEqual([planned.state, planned.items.map(({ isFixed }) => isFixed)], ['scheduled', [true, true]]);
      await assertFails(world, releaseApi.schedule, { ...refTo(filled), publishAt: hence(3) }, 'release.conflict', asEditor);
      const held = { ...refOf('moment-a'), version: 1 };
      await assertFails(world, scheduledApi.cancel, held, 'release.holds', asEditor);
      await assertFails(world, scheduledApi.move, { ...held, publishAt: hence(4) }, 'release.holds', asEditor);
      const publishAt = hence(5);
      const moved = await answerOf(world, releaseApi.schedule, { ...refTo(planned), publishAt }, asEditor);
      assert.equal(moved.publishAt, publishAt);
      await write(world, 'moment-b', null, 'Later');
      const [, later] = (await answerOf(world, releaseApi.info, { release: filled.id }, asEditor)).items;
      assert.deepEqual([later?.draft, later?.isFixed, later?.readiness], [1, true, 'ready']);
      await assertFails(world, releaseApi.cancel, refTo(moved), 'draft.conflict', asEditor);
      const replaced = await add(world, filled.id, 'moment-b');
      assert.deepEqual(replaced.items.map(({ id, draft }) => [id, draft]).sort(), [
        ['moment-a', null],
        ['moment-b', null],
      ]);
      const taken = await answerOf(world, releaseApi.remove, { release: filled.id, ...refOf('moment-a') }, asEditor);
      assert.equal(taken.items.length, 1);
      const cancelled = await answerOf(world, releaseApi.cancel, refTo(taken), asEditor);
      assert.equal(cancelled.state, 'cancelled');
      for (const id of ['moment-a', 'moment-b']) {
        const { draft, scheduled, release } = await answerOf(world, drafts.info, refOf(id), asEditor);
        assert.deepEqual([draft?.version, scheduled, release], [1, null, null]);
      }
    },
  },
  {
    name: 'an editor cannot publish a release in which something changed, is missing or is not approved; nothing of it goes live',
    run: async (world) => {
      const filled = await fill(world, 'Blocked', ['blocked-a', 'blocked-b']);
      await assertFails(world, releaseApi.publish, { release: filled.id, version: 1 }, 'release.conflict', asEditor);
      await write(world, 'blocked-b', 1, 'Changed');
      const blocked = await assertFails(world, releaseApi.publish, refTo(filled), 'release.blocked', asEditor);
      assert.deepEqual(blocked, { 'service/blocked-b': 'changed' });
      const again = await add(world, filled.id, 'blocked-b', 2);
      await setMode(world, 'required');
      const { items } = await answerOf(world, releaseApi.info, { release: filled.id }, asEditor);
      assert.deepEqual(
        items.map(({ readiness }) => readiness),
        ['unapproved', 'unapproved'],
      );
      const plan = { ...refTo(again), publishAt: hence(1) };
      await assertFails(world, releaseApi.schedule, plan, 'release.blocked', asEditor);
      await setMode(world, 'off');
      await answerOf(world, drafts.discard, { ...refOf('blocked-a'), version: 1 }, asEditor);
      assert.deepEqual(await assertFails(world, releaseApi.publish, refTo(again), 'release.blocked', asEditor), {
        'service/blocked-a': 'missing',
      });
      await assertFails(world, serviceApi.info, { id: 'blocked-b' }, 'form.not_found');
      await answerOf(world, releaseApi.cancel, refTo(again), asEditor);
    },
  },
  {
    name: 'an item is in one release at most, and a release shows itself to those who may publish something in it',
    run: async (world) => {
      const { id: other } = await answerOf(world, releaseApi.create, { name: 'Of the administrator' }, asAdmin);
      await assertFails(world, releaseApi.info, { release: other }, 'release.not_found', asEditor);
      const filled = await fill(world, 'First', ['held']);
      const held = { release: other, ...refOf('held'), version: 1 };
      await assertFails(world, releaseApi.add, held, 'release.holds', asAdmin);
      await assertFails(world, releaseApi.add, { ...held, release: filled.id, version: 2 }, 'draft.conflict', asEditor);
      const nothing = { release: filled.id, ...refOf('not-in-it') };
      await assertFails(world, releaseApi.remove, nothing, 'item.not_found', asEditor);
      await assertFails(world, releaseApi.publish, { release: other, version: 1 }, 'release.blocked', asAdmin);
      await answerOf(world, releaseApi.remove, { release: filled.id, ...refOf('held') }, asEditor);
      const { items } = await answerOf(world, releaseApi.add, held, asAdmin);
      assert.deepEqual(
        items.map(({ id, canPublish }) => [id, canPublish]),
        [['held', true]],
      );
      assert.equal((await answerOf(world, releaseApi.info, { release: other }, asEditor)).can.manage, true);
    },
  },
];
