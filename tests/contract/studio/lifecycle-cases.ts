import assert from 'node:assert/strict';
import { draftManageApi as drafts } from '../../../contract/manage/draft';
import { itemManageApi as items, revisionApi as revisions, scheduledApi as scheduled } from '../../../contract/manage/lifecycle';
import { serviceApi } from '../../../contract/service';
import { newService } from './manage-draft-cases';
import { answerOf, assertFails, type ContractCase, type World } from '../world';

const asAdmin = { as: 'admin' } as const;
const refOf = (id: string) => ({ area: 'service' as const, id });
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Saves a first draft of a service, new or published as that revision. */
const write = (world: World, id: string, title: string, baseRevision = 0) =>
  answerOf(world, drafts.save, { document: newService(id, title), version: null, baseRevision }, asAdmin);

async function publish(world: World, id: string, title: string, baseRevision = 0): Promise<number> {
  const { version } = await write(world, id, title, baseRevision);
  return (await answerOf(world, drafts.publish, { ...refOf(id), version, change: null }, asAdmin)).revision;
}

const titleOf = async (world: World, id: string) => (await answerOf(world, serviceApi.info, { id })).title;
const isGone = (world: World, id: string) => assertFails(world, serviceApi.info, { id }, 'form.not_found');

export const lifecycleCases: ContractCase[] = [
  {
    name: 'an editor submits a draft, gets it back with a remark, and submits a later version',
    run: async (world) => {
      const ref = refOf('submitted-here');
      await write(world, ref.id, 'Submitted');
      await assertFails(world, drafts.giveBack, { ...ref, version: 1, note: 'Why?' }, 'draft.conflict', asAdmin);
      const sent = await answerOf(world, drafts.submit, { ...ref, version: 1, note: 'Please.' }, asAdmin);
      assert.deepEqual([sent.state, sent.submitted?.version, sent.submitted?.note, sent.returned], ['draft', 1, 'Please.', null]);
      const later = { document: newService(ref.id, 'Changed'), version: 1, baseRevision: 0 };
      await answerOf(world, drafts.save, later, asAdmin);
      const kept = await answerOf(world, drafts.info, ref, asAdmin);
      assert.deepEqual([kept.draft?.version, kept.submitted?.version, kept.can.publish, kept.can.return], [2, 1, true, true]);
      await assertFails(world, drafts.giveBack, { ...ref, version: 1, note: 'Why?' }, 'draft.conflict', asAdmin);
      const back = await answerOf(world, drafts.giveBack, { ...ref, version: 2, note: 'Name the office.' }, asAdmin);
      assert.deepEqual([back.submitted, back.returned?.note], [null, 'Name the office.']);
      const again = await answerOf(world, drafts.submit, { ...ref, version: 2, note: null }, asAdmin);
      assert.deepEqual([again.submitted?.version, again.submitted?.note, again.returned], [2, null, null]);
      await answerOf(world, drafts.discard, { ...ref, version: 2 }, asAdmin);
    },
  },
  {
    name: 'an editor schedules a draft, moves it, writes another draft beside it, and cancels it only on purpose',
    run: async (world) => {
      const ref = refOf('scheduled-here');
      await write(world, ref.id, 'Scheduled');
      const plan = { ...ref, version: 1, change: null };
      const past = await assertFails(world, drafts.schedule, { ...plan, publishAt: inHours(-1) }, 'request.invalid', asAdmin);
      assert.deepEqual(Object.keys(past), ['publishAt']);
      const made = await answerOf(world, drafts.schedule, { ...plan, publishAt: inHours(1) }, asAdmin);
      assert.deepEqual([made.state, made.draft, made.scheduled?.version], ['scheduled', null, 1]);
      await isGone(world, ref.id);
      const moved = await answerOf(world, scheduled.move, { ...ref, version: 1, publishAt: inHours(2) }, asAdmin);
      assert.equal(moved.scheduled?.version, 2);
      await assertFails(world, scheduled.move, { ...ref, version: 1, publishAt: inHours(3) }, 'scheduled.conflict', asAdmin);
      await assertFails(world, scheduled.cancel, { ...ref, version: 1 }, 'scheduled.conflict', asAdmin);
      assert.equal((await answerOf(world, drafts.info, ref, asAdmin)).document.texts['en-US']?.title, 'Scheduled');
      await write(world, ref.id, 'Another');
      await assertFails(world, drafts.schedule, { ...plan, publishAt: inHours(1) }, 'scheduled.conflict', asAdmin);
      await assertFails(world, scheduled.cancel, { ...ref, version: 2 }, 'draft.conflict', asAdmin);
      const dropped = await answerOf(world, scheduled.cancel, { ...ref, version: 2, drop: true }, asAdmin);
      assert.deepEqual([dropped.scheduled, dropped.draft?.version], [null, 1]);
      await answerOf(world, drafts.schedule, { ...plan, publishAt: inHours(1) }, asAdmin);
      const cancelled = await answerOf(world, scheduled.cancel, { ...ref, version: 1 }, asAdmin);
      assert.deepEqual([cancelled.state, cancelled.draft?.version], ['draft', 1]);
      await assertFails(world, scheduled.cancel, { ...ref, version: 1 }, 'scheduled.not_found', asAdmin);
      await answerOf(world, drafts.discard, { ...ref, version: 1 }, asAdmin);
    },
  },
  {
    name: 'an editor archives a service, takes it back, archives it again and restores it',
    run: async (world) => {
      const ref = refOf('archived-here');
      const revision = await publish(world, ref.id, 'Archived');
      await assertFails(world, items.restore, { ...ref, revision }, 'item.conflict', asAdmin);
      await assertFails(world, items.archive, { ...ref, revision: 2 }, 'item.conflict', asAdmin);
      const gone = await answerOf(world, items.archive, { ...ref, revision }, asAdmin);
      assert.deepEqual([gone.state, gone.archivedAt === null, gone.undo?.kind], ['archived', false, 'archive']);
      await isGone(world, ref.id);
      await assertFails(world, items.archive, { ...ref, revision }, 'item.conflict', asAdmin);
      const undone = await answerOf(world, items.undo, { ...ref, revision }, asAdmin);
      assert.deepEqual([undone.state, undone.undo], ['published', null]);
      assert.equal(await titleOf(world, ref.id), 'Archived');
      await answerOf(world, items.archive, { ...ref, revision }, asAdmin);
      const draft = await write(world, ref.id, 'Later', revision);
      const input = { ...ref, version: draft.version, change: null };
      await assertFails(world, drafts.publish, input, 'item.archived', asAdmin);
      await assertFails(world, drafts.schedule, { ...input, publishAt: inHours(1) }, 'item.archived', asAdmin);
      const back = await answerOf(world, items.restore, { ...ref, revision }, asAdmin);
      assert.deepEqual([back.state, back.archivedAt], ['published', null]);
      await assertFails(world, items.undo, { ...ref, revision }, 'undo.expired', asAdmin);
      await answerOf(world, drafts.discard, { ...ref, version: draft.version }, asAdmin);
    },
  },
  {
    name: 'an editor takes a publication back: the former text is live again, and what was published is the draft',
    run: async (world) => {
      const ref = refOf('taken-back');
      assert.equal(await publish(world, ref.id, 'First'), 1);
      assert.equal(await publish(world, ref.id, 'Second', 1), 2);
      await assertFails(world, items.undo, { ...ref, revision: 1 }, 'item.conflict', asAdmin);
      const undone = await answerOf(world, items.undo, { ...ref, revision: 2 }, asAdmin);
      assert.deepEqual([undone.revision, undone.draft?.baseRevision, undone.undo], [3, 3, null]);
      assert.equal(await titleOf(world, ref.id), 'First');
      assert.equal((await answerOf(world, drafts.info, ref, asAdmin)).document.texts['en-US']?.title, 'Second');
      await assertFails(world, items.undo, { ...ref, revision: 3 }, 'undo.expired', asAdmin);
    },
  },
  {
    name: 'an editor takes the first publication of a service back, and readers no longer get it',
    run: async (world) => {
      const ref = refOf('taken-away');
      await publish(world, ref.id, 'Too early');
      const undone = await answerOf(world, items.undo, { ...ref, revision: 1 }, asAdmin);
      assert.deepEqual([undone.state, undone.revision, undone.draft?.baseRevision], ['draft', 0, 0]);
      await isGone(world, ref.id);
      const again = { ...ref, version: 1, change: null };
      assert.deepEqual(await answerOf(world, drafts.publish, again, asAdmin), { revision: 2 });
      assert.equal(await titleOf(world, ref.id), 'Too early');
    },
  },
  {
    name: 'an editor reads the revisions of a service and makes an old one the draft',
    run: async (world) => {
      const ref = refOf('with-history');
      await publish(world, ref.id, 'Old');
      await publish(world, ref.id, 'New', 1);
      const all = await answerOf(world, revisions.list, ref, asAdmin);
      assert.deepEqual([all.items.map(({ revision }) => revision), all.total, all.items[0]?.by === null], [[2, 1], 2, false]);
      const last = await answerOf(world, revisions.list, { ...ref, page: 2, pageSize: 1 }, asAdmin);
      assert.deepEqual(
        last.items.map(({ revision }) => revision),
        [1],
      );
      const old = await answerOf(world, revisions.info, { ...ref, revision: '1' }, asAdmin);
      assert.equal(old.document.texts['en-US']?.title, 'Old');
      await assertFails(world, revisions.info, { ...ref, revision: '3' }, 'revision.not_found', asAdmin);
      await assertFails(world, revisions.restore, { ...ref, revision: 3, version: null }, 'revision.not_found', asAdmin);
      const made = await answerOf(world, revisions.restore, { ...ref, revision: 1, version: null }, asAdmin);
      assert.deepEqual([made.version, made.baseRevision, made.missing], [1, 2, []]);
      await assertFails(world, revisions.restore, { ...ref, revision: 1, version: null }, 'draft.conflict', asAdmin);
      assert.equal((await answerOf(world, revisions.restore, { ...ref, revision: 2, version: 1 }, asAdmin)).version, 2);
      assert.equal((await answerOf(world, drafts.info, ref, asAdmin)).document.texts['en-US']?.title, 'New');
      await answerOf(world, drafts.discard, { ...ref, version: 2 }, asAdmin);
    },
  },
  {
    name: 'an editor is told that a text would expire before it is published',
    run: async (world) => {
      const ref = refOf('expired-first');
      const document = { ...newService(ref.id, 'Expired'), expiresAt: inHours(1) };
      const wrong = { ...document, publishedAt: inHours(2) };
      await assertFails(world, drafts.save, { document: wrong, version: null, baseRevision: 0 }, 'document.invalid', asAdmin);
      await answerOf(world, drafts.save, { document, version: null, baseRevision: 0 }, asAdmin);
      const plan = { ...ref, version: 1, change: null, publishAt: inHours(2) };
      const details = await assertFails(world, drafts.schedule, plan, 'document.invalid', asAdmin);
      assert.deepEqual(Object.keys(details), ['expiresAt']);
      await answerOf(world, drafts.discard, { ...ref, version: 1 }, asAdmin);
    },
  },
];
