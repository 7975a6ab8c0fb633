import assert from 'node:assert/strict';
import { draftManageApi } from '../../contract/manage/draft';
import { presenceApi } from '../../contract/manage/presence';
import { previewApi } from '../../contract/preview';
import { remarkApi } from '../../contract/remark';
import { newService } from './studio/manage-draft-cases';
import { answerOf, assertFails, type ContractCase, type World } from './world';

const asAdmin = { as: 'admin' } as const;
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Stores a draft of a new service, which one link leads to, and returns its reference with the token. */
async function draftWithLink(world: World, id: string) {
  const ref = { area: 'service' as const, id };
  const document = newService(id, 'Draft with remarks');
  await answerOf(world, draftManageApi.save, { document, version: null, baseRevision: 0 }, asAdmin);
  const link = await answerOf(world, previewApi.createLink, { ...ref, label: 'Legal', days: 2 }, asAdmin);
  return { ref, link, byLink: { ...ref, token: link.token } };
}

const linkCase: ContractCase = {
  name: 'an editor sees who a preview link is for, until when it works and how often it was opened',
  run: async (world) => {
    const { ref, link, byLink } = await draftWithLink(world, 'draft-with-link');
    const opened = await answerOf(world, previewApi.open, byLink);
    assert.deepEqual([opened.draft?.version, opened.draft?.link?.label], [1, 'Legal']);
    assert.equal(opened.draft?.link?.expiresAt, link.expiresAt);
    await answerOf(world, previewApi.open, byLink);
    const own = await answerOf(world, previewApi.open, ref, asAdmin);
    assert.deepEqual([own.draft?.version, own.draft?.link], [1, null]);
    const [listed, ...others] = await answerOf(world, previewApi.listLinks, ref, asAdmin);
    assert.deepEqual([listed?.id, listed?.label, listed?.opened, others], [link.id, 'Legal', 1, []]);
    assert.deepEqual([listed?.expiresAt, listed?.lastOpenedAt === null], [link.expiresAt, false]);
    await assertFails(world, previewApi.open, ref, 'preview.not_found');
    await assertFails(world, previewApi.listLinks, ref, 'permission.denied');
    await assertFails(world, previewApi.createLink, { ...ref, label: 'Legal' }, 'permission.denied');
    for (const days of [0, 31])
      await assertFails(world, previewApi.createLink, { ...ref, label: 'Legal', days }, 'request.invalid', asAdmin);
    assert.deepEqual(await answerOf(world, previewApi.revokeLinks, { ...ref, linkId: link.id }, asAdmin), { revoked: 1 });
    assert.deepEqual(await answerOf(world, previewApi.listLinks, ref, asAdmin), []);
  },
};

const remarkCase: ContractCase = {
  name: 'a reader with a preview link leaves a remark on a block, the editor replies and resolves it',
  run: async (world) => {
    const { ref, byLink } = await draftWithLink(world, 'draft-with-remarks');
    const block = { index: 0, quote: 'A paragraph.' };
    const said = { locale: 'en-US' as const, block, text: 'Is this right?' };
    const made = await answerOf(world, remarkApi.create, { ...byLink, ...said });
    assert.deepEqual([made.text, made.block, made.version, made.mine, made.resolved], [said.text, block, 1, true, null]);
    const remarkId = made.id;
    const replied = await answerOf(world, remarkApi.reply, { ...ref, remarkId, text: 'Yes.' }, asAdmin);
    assert.deepEqual(
      replied.replies.map(({ text, mine }) => [text, mine]),
      [['Yes.', true]],
    );
    await assertFails(world, remarkApi.remove, { ...byLink, remarkId }, 'remark.conflict');
    await assertFails(world, remarkApi.remove, { ...ref, remarkId }, 'remark.not_found', asAdmin);
    await assertFails(world, remarkApi.reply, { ...byLink, remarkId: NOBODY, text: 'Lost.' }, 'remark.not_found');
    const resolved = await answerOf(world, remarkApi.resolve, { ...ref, remarkId, resolved: true }, asAdmin);
    assert.equal(resolved.resolved === null, false);
    const list = await answerOf(world, remarkApi.list, byLink);
    assert.deepEqual([list.remarks.map(({ id }) => id), list.can.resolve, list.version], [[remarkId], false, 1]);
    assert.equal((await answerOf(world, remarkApi.list, ref, asAdmin)).can.resolve, true);
    const reopened = await answerOf(world, remarkApi.resolve, { ...ref, remarkId, resolved: false }, asAdmin);
    assert.equal(reopened.resolved, null);
    await answerOf(world, remarkApi.remove, { ...ref, remarkId: replied.replies[0]?.id ?? '' }, asAdmin);
    await answerOf(world, remarkApi.remove, { ...byLink, remarkId });
    assert.deepEqual((await answerOf(world, remarkApi.list, byLink)).remarks, []);
  },
};

const refusedRemarkCase: ContractCase = {
  name: 'a reader without the link, or with an ended one, neither sees nor leaves remarks',
  run: async (world) => {
    const { ref, byLink } = await draftWithLink(world, 'draft-without-link');
    const said = { locale: 'en-US' as const, block: null, text: 'Hello.' };
    for (const address of [ref, { ...ref, token: 'guess' }]) {
      await assertFails(world, remarkApi.list, address, 'preview.not_found');
      await assertFails(world, remarkApi.create, { ...address, ...said }, 'preview.not_found');
      await assertFails(world, remarkApi.looksRight, { ...address, version: 1, looksRight: true }, 'preview.not_found');
    }
    await assertFails(world, remarkApi.create, { ...byLink, ...said, text: '' }, 'request.invalid');
    await assertFails(world, remarkApi.create, { ...byLink, ...said, text: 'x'.repeat(2001) }, 'request.invalid');
    await answerOf(world, previewApi.revokeLinks, ref, asAdmin);
    await assertFails(world, remarkApi.create, { ...byLink, ...said }, 'preview.not_found');
  },
};

const looksRightCase: ContractCase = {
  name: 'a reader says of the present version of a draft that it looks right, and takes it back',
  run: async (world) => {
    const { ref, byLink } = await draftWithLink(world, 'draft-that-looks-right');
    const said = await answerOf(world, remarkApi.looksRight, { ...byLink, version: 1, looksRight: true });
    assert.deepEqual(
      said.looksRight.map(({ version, mine }) => [version, mine]),
      [[1, true]],
    );
    const seen = await answerOf(world, remarkApi.list, ref, asAdmin);
    assert.deepEqual(
      seen.looksRight.map(({ version, mine }) => [version, mine]),
      [[1, false]],
    );
    const document = newService(ref.id, 'Draft, changed');
    await answerOf(world, draftManageApi.save, { document, version: 1, baseRevision: 0 }, asAdmin);
    await assertFails(world, remarkApi.looksRight, { ...byLink, version: 1, looksRight: true }, 'draft.conflict');
    await answerOf(world, remarkApi.looksRight, { ...byLink, version: 2, looksRight: true });
    const back = await answerOf(world, remarkApi.looksRight, { ...byLink, version: 2, looksRight: false });
    assert.deepEqual(
      back.looksRight.map(({ version }) => version),
      [1],
    );
  },
};

const presenceCase: ContractCase = {
  name: 'an editor sees who else has an item open, and whether they write',
  run: async (world) => {
    const ref = { area: 'service' as const, id: world.items.service };
    assert.deepEqual(await answerOf(world, presenceApi.report, { ...ref, mode: 'writing' }, { as: 'editor' }), { others: [] });
    const { others } = await answerOf(world, presenceApi.report, { ...ref, mode: 'viewing' }, asAdmin);
    assert.deepEqual(
      others.map(({ mode }) => mode),
      ['writing'],
    );
    const seen = await answerOf(world, presenceApi.report, { ...ref, mode: 'viewing' }, { as: 'editor' });
    assert.deepEqual(
      seen.others.map(({ mode }) => mode),
      ['viewing'],
    );
    await assertFails(world, presenceApi.report, { ...ref, mode: 'viewing' }, 'permission.denied');
    const missing = { area: 'service', id: 'no-such-service', mode: 'viewing' };
    await assertFails(world, presenceApi.report, missing, 'draft.not_found', asAdmin);
    await assertFails(world, presenceApi.report, { ...ref, mode: 'asleep' }, 'request.invalid', asAdmin);
  },
};

export const previewCases: readonly ContractCase[] = [linkCase, remarkCase, refusedRemarkCase, looksRightCase, presenceCase];
