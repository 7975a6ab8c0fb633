import assert from 'node:assert/strict';
import { draftManageApi } from '../../../contract/manage/draft';
import { fileManageApi as api } from '../../../contract/manage/file';
import { answerOf, assertFails, type ContractCase, type World } from '../world';

const asAdmin = { as: 'admin' } as const;

async function discardDraft(world: World, ref: { area: 'service'; id: string }): Promise<void> {
  const { draft } = await answerOf(world, draftManageApi.info, ref, asAdmin);
  if (draft) await answerOf(world, draftManageApi.discard, { ...ref, version: draft.version }, asAdmin);
}

export const manageFileCases: ContractCase[] = [
  {
    name: 'an editor adds a file to a published service, renames and replaces it, and removes it once nothing uses it',
    run: async (world) => {
      const ref = { area: 'service' as const, id: world.items.service };
      const upload = { ...ref, kind: 'attachment' as const, name: 'A note.txt' };
      const made = await answerOf(world, api.upload, upload, asAdmin);
      assert.deepEqual([made.kind, made.name, made.type, made.size], ['attachment', 'A note.txt', 'text/plain', 7]);
      assert.match(made.address, /^files\/.*A-note\.txt$/);
      const same = await answerOf(world, api.upload, upload, asAdmin);
      assert.notEqual(same.source, made.source);
      await answerOf(world, api.remove, { ...ref, file: same.id }, asAdmin);
      const read = await answerOf(world, draftManageApi.info, ref, asAdmin);
      assert.deepEqual([read.draft?.version, read.draft?.baseRevision], [made.draft.version, read.revision]);
      const renamed = await answerOf(world, api.rename, { ...ref, file: made.id, name: 'Note of 2027.txt' }, asAdmin);
      assert.deepEqual([renamed.name, renamed.source], ['Note of 2027.txt', made.source]);
      await assertFails(world, api.rename, { ...ref, file: made.id, name: 'note.exe' }, 'file.other_type', asAdmin);
      const replacing = { ...upload, name: 'other.txt', replaces: made.id };
      const replaced = await answerOf(world, api.upload, replacing, { ...asAdmin, content: 'Another note.' });
      assert.deepEqual([replaced.id, replaced.source, replaced.size], [made.id, made.source, 13]);
      const document = { ...read.document, attachments: [...read.document.attachments, made.source] };
      const saved = { document, version: made.draft.version, baseRevision: made.draft.baseRevision };
      await answerOf(world, draftManageApi.save, saved, asAdmin);
      const { files } = await answerOf(world, api.list, ref, asAdmin);
      assert.deepEqual(files.find(({ id }) => id === made.id)?.usedIn, ['attachments']);
      const details = await assertFails(world, api.remove, { ...ref, file: made.id }, 'file.in_use', asAdmin);
      assert.deepEqual(Object.keys(details), ['attachments']);
      await answerOf(world, draftManageApi.save, { ...saved, document: read.document, version: saved.version + 1 }, asAdmin);
      await answerOf(world, api.remove, { ...ref, file: made.id }, asAdmin);
      await assertFails(world, api.remove, { ...ref, file: made.id }, 'file.not_found', asAdmin);
      await discardDraft(world, ref);
    },
  },
  {
    name: 'a file that is not what its name says, or of a type that is not accepted, is refused and changes nothing',
    run: async (world) => {
      const ref = { area: 'service' as const, id: world.items.service };
      const upload = { ...ref, kind: 'attachment' as const };
      await assertFails(world, api.upload, { ...upload, name: 'form.pdf' }, 'file.mismatch', { ...asAdmin, content: 'MZ\0' });
      for (const name of ['setup.exe', 'page.html', 'drawing.svg', 'nothing'])
        await assertFails(world, api.upload, { ...upload, name }, 'file.unsupported', asAdmin);
      await assertFails(world, api.upload, { ...upload, name: 'empty.txt' }, 'file.empty', { ...asAdmin, content: '' });
      assert.equal((await answerOf(world, draftManageApi.info, ref, asAdmin)).draft, null);
    },
  },
];
