import assert from 'node:assert/strict';
import { draftManageApi as drafts } from '../../../contract/manage/draft';
import { fileManageApi } from '../../../contract/manage/file';
import { revisionApi } from '../../../contract/manage/lifecycle';
import { reviewApi } from '../../../contract/manage/review';
import type { ReviewMode } from '../../../contract/manage/review-mode';
import { newService } from './manage-draft-cases';
import { answerOf, assertFails, type ContractCase, type World } from '../world';

const asAdmin = { as: 'admin' } as const;
const asEditor = { as: 'editor' } as const;
const refOf = (id: string) => ({ area: 'service' as const, id });

async function setMode(world: World, mode: ReviewMode) {
  const { version } = await answerOf(world, reviewApi.settings, {}, asAdmin);
  return answerOf(world, reviewApi.saveSettings, { version, areas: [{ area: 'service', mode, departments: [] }] }, asAdmin);
}

/** Saves and submits a new service as the editor. */
async function submit(world: World, id: string) {
  await answerOf(world, drafts.save, { document: newService(id, id), version: null, baseRevision: 0 }, asEditor);
  return answerOf(world, drafts.submit, { ...refOf(id), version: 1, note: 'Please.' }, asEditor);
}

const waiting = async (world: World) =>
  (await answerOf(world, reviewApi.list, { list: 'waiting', pageSize: 100 }, asAdmin)).items.map(({ id }) => id);

export const reviewCases: ContractCase[] = [
  {
    name: 'an administrator sets where drafts are reviewed; a stale version, and people who are not administrators, are refused',
    run: async (world) => {
      const before = await answerOf(world, reviewApi.settings, {}, asAdmin);
      const saved = await setMode(world, 'required');
      assert.deepEqual(
        [saved.version, saved.areas.find(({ area }) => area === 'service')?.mode],
        [before.version + 1, 'required'],
      );
      const stale = { version: before.version, areas: [] };
      await assertFails(world, reviewApi.saveSettings, stale, 'review.conflict', asAdmin);
      await assertFails(world, reviewApi.settings, {}, 'permission.denied', asEditor);
      await assertFails(world, reviewApi.saveSettings, stale, 'permission.denied', asEditor);
      await setMode(world, 'off');
    },
  },
  {
    name: 'where review is required, a draft is published once another person approved that version',
    run: async (world) => {
      await setMode(world, 'required');
      const ref = refOf('reviewed-here');
      const sent = await submit(world, ref.id);
      assert.deepEqual([sent.review, sent.approval, sent.can.review, sent.can.return], ['required', null, false, true]);
      assert(await waiting(world).then((ids) => ids.includes(ref.id)));
      const publish = { ...ref, version: 1, change: null };
      await assertFails(world, drafts.publish, publish, 'review.required', asEditor);
      const plan = { ...publish, publishAt: new Date(Date.now() + 3_600_000).toISOString() };
      await assertFails(world, drafts.schedule, plan, 'review.required', asEditor);
      const own = { ...ref, version: 1, fileChanges: 0 };
      await assertFails(world, drafts.approve, own, 'review.own', asEditor);
      const seen = await answerOf(world, reviewApi.info, ref, asAdmin);
      assert.deepEqual([seen.texts.map(({ title }) => title), seen.published, seen.can.review], [[ref.id], null, true]);
      const approved = await answerOf(world, drafts.approve, { ...ref, version: 1, fileChanges: seen.fileChanges }, asAdmin);
      assert.deepEqual([approved.approval?.version, approved.can.review], [1, false]);
      assert(!(await waiting(world)).includes(ref.id));
      await answerOf(world, drafts.save, { document: newService(ref.id, 'Changed'), version: 1, baseRevision: 0 }, asEditor);
      await assertFails(world, drafts.publish, { ...publish, version: 2 }, 'review.required', asEditor);
      await assertFails(world, drafts.approve, own, 'draft.conflict', asAdmin);
      await answerOf(world, drafts.approve, { ...ref, version: 2, fileChanges: 0 }, asAdmin);
      assert.deepEqual(await answerOf(world, drafts.publish, { ...publish, version: 2 }, asEditor), { revision: 1 });
      const { items } = await answerOf(world, revisionApi.list, ref, asAdmin);
      assert.deepEqual([items[0]?.approver === null, items[0]?.overruled], [false, null]);
      await setMode(world, 'off');
    },
  },
  {
    name: 'a change of the files of a draft voids its approval',
    run: async (world) => {
      await setMode(world, 'required');
      const ref = refOf('reviewed-files');
      await submit(world, ref.id);
      await answerOf(world, drafts.approve, { ...ref, version: 1, fileChanges: 0 }, asAdmin);
      await answerOf(world, fileManageApi.upload, { ...ref, kind: 'attachment', name: 'note.txt' }, asEditor);
      await assertFails(world, drafts.publish, { ...ref, version: 1, change: null }, 'review.required', asEditor);
      await assertFails(world, drafts.approve, { ...ref, version: 1, fileChanges: 0 }, 'draft.conflict', asAdmin);
      assert.equal((await answerOf(world, reviewApi.info, ref, asAdmin)).fileChanges, 1);
      await answerOf(world, drafts.discard, { ...ref, version: 1 }, asEditor);
      await assertFails(world, reviewApi.info, ref, 'draft.not_found', asAdmin);
      await setMode(world, 'off');
    },
  },
  {
    name: 'a reviewer returns a draft, and both people find the decision; an administrator overrules with a reason',
    run: async (world) => {
      await setMode(world, 'required');
      const ref = refOf('reviewed-back');
      await submit(world, ref.id);
      await answerOf(world, drafts.giveBack, { ...ref, version: 1, note: 'Name the office.' }, asAdmin);
      for (const as of ['admin', 'editor'] as const) {
        const [entry] = (await answerOf(world, reviewApi.list, { list: 'decided' }, { as })).items;
        assert.deepEqual([entry?.id, entry?.decision?.kind, entry?.decision?.note], [ref.id, 'returned', 'Name the office.']);
      }
      await answerOf(world, drafts.submit, { ...ref, version: 1, note: null }, asEditor);
      const [mine] = (await answerOf(world, reviewApi.list, { list: 'mine' }, asEditor)).items.slice(-1);
      assert.deepEqual([mine?.id, mine?.decision, mine?.review], [ref.id, null, 'required']);
      const overrule = { ...ref, version: 1, change: null, overrule: { reason: 'The office is flooded.' } };
      await assertFails(world, drafts.publish, overrule, 'permission.denied', asEditor);
      await answerOf(world, drafts.publish, overrule, asAdmin);
      const [entry] = (await answerOf(world, revisionApi.list, ref, asAdmin)).items;
      assert.equal(entry?.overruled?.reason, 'The office is flooded.');
      await setMode(world, 'off');
      await submit(world, 'not-reviewed');
      await assertFails(world, drafts.approve, { ...refOf('not-reviewed'), version: 1, fileChanges: 0 }, 'review.off', asAdmin);
      await answerOf(world, drafts.discard, { ...refOf('not-reviewed'), version: 1 }, asEditor);
    },
  },
];
