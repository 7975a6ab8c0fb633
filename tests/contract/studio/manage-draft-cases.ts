import assert from 'node:assert/strict';
import { contentManageApi } from '../../../contract/manage/content';
import { draftManageApi as api } from '../../../contract/manage/draft';
import { draftApi } from '../../../contract/preview';
import { serviceApi } from '../../../contract/service';
import { answerOf, assertFails, type ContractCase, type World } from '../world';

const asAdmin = { as: 'admin' } as const;

/** Returns a document of a new service with an English text. */
export const newService = (id: string, title: string) => ({
  area: 'service' as const,
  id,
  department: null,
  contact: null,
  classifications: [],
  audience: { departments: [], locations: [], roles: [] },
  fields: {},
  texts: { 'en-US': { title, summary: 'Short.', markdown: 'A paragraph.', keywords: [], fields: {} } },
  attachments: [],
  publishedAt: null,
  expiresAt: null,
  updatedAt: null,
});

const titleOf = async (world: World, id: string) => (await answerOf(world, serviceApi.info, { id })).title;

export const manageDraftCases: ContractCase[] = [
  {
    name: 'an editor writes a new service, changes it and publishes it; readers see it only then',
    run: async (world) => {
      const ref = { area: 'service' as const, id: 'written-here' };
      const first = { document: newService(ref.id, 'Written here'), version: null, baseRevision: 0 };
      const made = await answerOf(world, api.save, first, asAdmin);
      assert.deepEqual([made.version, made.baseRevision], [1, 0]);
      assert.equal(made.savedBy === null, false);
      await assertFails(world, serviceApi.info, { id: ref.id }, 'form.not_found');
      assert.equal((await answerOf(world, draftApi.service, { id: ref.id }, asAdmin)).title, 'Written here');
      const changed = { document: newService(ref.id, 'Written again'), version: 1, baseRevision: 0 };
      assert.equal((await answerOf(world, api.save, changed, asAdmin)).version, 2);
      const read = await answerOf(world, api.info, ref, asAdmin);
      assert.deepEqual([read.document.texts['en-US']?.title, read.draft?.version, read.revision], ['Written again', 2, 0]);
      const untold = { material: true, notes: {} };
      await assertFails(world, api.publish, { ...ref, version: 2, change: untold }, 'document.invalid', asAdmin);
      const change = { material: false, notes: { 'en-US': 'First version.' } };
      assert.deepEqual(await answerOf(world, api.publish, { ...ref, version: 2, change }, asAdmin), { revision: 1 });
      const shown = await answerOf(world, serviceApi.info, { id: ref.id });
      assert.deepEqual([shown.title, shown.changes[0]?.note], ['Written again', 'First version.']);
      const after = await answerOf(world, api.info, ref, asAdmin);
      assert.deepEqual([after.draft, after.revision], [null, 1]);
      await assertFails(world, draftApi.service, { id: ref.id }, 'preview.not_found', asAdmin);
    },
  },
  {
    name: 'an editor is told which passage a change has made stale in the other language, until they confirm it',
    run: async (world) => {
      const written = (markdown: string) => ({ title: 'Parking', summary: '', markdown, keywords: [], fields: {} });
      const documentOf = (english: string) => ({
        ...newService('two-languages', 'Parking'),
        texts: { 'en-US': written(`## Parking\n\n${english}`), 'zh-CN': written('## 停车\n\n请停在二层。') },
      });
      const first = { document: documentOf('Park on level 2.'), version: null, baseRevision: 0 };
      assert.deepEqual((await answerOf(world, api.save, first, asAdmin)).behind, []);
      const later = { document: documentOf('Park on level 3.'), version: 1, baseRevision: 0 };
      const { behind } = await answerOf(world, api.save, later, asAdmin);
      assert.deepEqual(
        behind.map(({ locale, change, passage, was }) => [locale, change, passage?.place, was]),
        [['zh-CN', 'changed', 1, 'Park on level 2.']],
      );
      const read = await answerOf(world, api.info, { area: 'service', id: 'two-languages' }, asAdmin);
      assert.deepEqual([read.behind, 'stalePassages' in read.document], [behind, false]);
      const listed = async (translation: 'missing' | 'behind') =>
        (await answerOf(world, contentManageApi.list, { translation, pageSize: 100 }, asAdmin)).items.some(
          ({ id }) => id === later.document.id,
        );
      assert.deepEqual([await listed('behind'), await listed('missing')], [true, false]);
      const stillRight = { 'zh-CN': behind.map(({ name }) => name) };
      assert.deepEqual((await answerOf(world, api.save, { ...later, version: 2, stillRight }, asAdmin)).behind, []);
    },
  },
  {
    name: 'an editor who saves, publishes or discards another version than the present one is refused',
    run: async (world) => {
      const ref = { area: 'service' as const, id: 'written-twice' };
      const first = { document: newService(ref.id, 'Mine'), version: null, baseRevision: 0 };
      await answerOf(world, api.save, first, asAdmin);
      await assertFails(world, api.save, first, 'draft.conflict', asAdmin);
      await answerOf(world, api.save, { ...first, version: 1 }, asAdmin);
      for (const version of [1, 3]) {
        await assertFails(world, api.save, { ...first, version }, 'draft.conflict', asAdmin);
        await assertFails(world, api.publish, { ...ref, version, change: null }, 'draft.conflict', asAdmin);
        await assertFails(world, api.discard, { ...ref, version }, 'draft.conflict', asAdmin);
      }
      assert.deepEqual(await answerOf(world, api.discard, { ...ref, version: 2 }, asAdmin), {});
      await assertFails(world, api.discard, { ...ref, version: 2 }, 'draft.not_found', asAdmin);
    },
  },
  {
    name: 'a draft of a published service leaves it as it is until it is published',
    run: async (world) => {
      const ref = { area: 'service' as const, id: world.items.service };
      const before = await titleOf(world, ref.id);
      const { document, revision } = await answerOf(world, api.info, ref, asAdmin);
      const english = document.texts['en-US'];
      assert.ok(english);
      const texts = { ...document.texts, 'en-US': { ...english, title: 'Renamed' } };
      const saved = await answerOf(
        world,
        api.save,
        { document: { ...document, texts }, version: null, baseRevision: revision },
        asAdmin,
      );
      assert.equal(await titleOf(world, ref.id), before);
      await answerOf(world, api.discard, { ...ref, version: saved.version }, asAdmin);
      assert.equal((await answerOf(world, api.info, ref, asAdmin)).document.texts['en-US']?.title, before);
    },
  },
  {
    name: 'a document whose area has no such field, or without a text, is not saved',
    run: async (world) => {
      const document = newService('not-valid', 'Not valid');
      for (const wrong of [{ fields: { absurd: 1 } }, { texts: {} }]) {
        const input = { document: { ...document, ...wrong }, version: null, baseRevision: 0 };
        const details = await assertFails(world, api.save, input, 'document.invalid', asAdmin);
        assert.notDeepEqual(details, {});
      }
    },
  },
];
