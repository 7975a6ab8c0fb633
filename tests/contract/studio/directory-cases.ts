import assert from 'node:assert/strict';
import type { InputOf } from '../../../contract/core/endpoint';
import { directoryManageApi as api } from '../../../contract/manage/directory';
import { personApi } from '../../../contract/person';
import { answerOf, assertFails, type ContractCase, type World } from '../world';

const asAdmin = { as: 'admin' } as const;
type EntryInput = InputOf<typeof api.save>;

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
const entry = (own: Partial<EntryInput> = {}): EntryInput => ({
  ...{ id: null, version: null, kind: 'person', name: { 'en-US': 'Zelda Quill' }, role: null, department: null, email: null },
  ...{ phone: null, replyHours: null, hours: null, picture: null, position: null },
  ...own,
});
const save = (world: World, input: EntryInput) => answerOf(world, api.save, input, asAdmin);
const list = (world: World, input: InputOf<typeof api.list> = {}) => answerOf(world, api.list, input, asAdmin);

export const directoryCases: ContractCase[] = [
  {
    name: 'an administrator adds a person with picture and texts in one language, and readers see the card at once',
    run: async (world) => {
      const picture = await answerOf(world, api.upload, { name: 'Zelda.svg' }, { ...asAdmin, content: DRAWING });
      const texts = { role: { 'en-US': 'Archivist' }, hours: { 'zh-CN': '周一' } };
      const facts = { email: 'zelda@company.example', phone: '+44 1', replyHours: 8, picture: picture.id };
      const stored = await save(world, entry({ ...texts, ...facts }));
      assert.deepEqual([stored.owned, stored.picture?.id, stored.role], [0, picture.id, texts.role]);
      const card = await answerOf(world, personApi.info, { id: stored.id });
      assert.deepEqual(
        [card.name, card.role, card.hours, card.email, card.phone, card.replyHours, card.picture?.id],
        ['Zelda Quill', 'Archivist', '周一', 'zelda@company.example', '+44 1', 8, picture.id],
      );
    },
  },
  {
    name: 'an administrator finds entries by name and kind, and moves one to the top',
    run: async (world) => {
      // Cases share a portal, so these names must be unique.
      const first = await save(world, entry({ name: { 'en-US': 'Yolanda Quill' } }));
      const desk = await save(world, entry({ kind: 'desk', name: { 'en-US': 'Yolanda desk', 'zh-CN': '档案服务台' } }));
      const ids = async (input: InputOf<typeof api.list>) => (await list(world, input)).items.map(({ id }) => id);
      assert.deepEqual(await ids({ query: 'yolanda' }), [first.id, desk.id]);
      assert.deepEqual(await ids({ query: 'yolanda', kind: 'desk' }), [desk.id]);
      const { owned: _owned, ...stored } = desk;
      const moved = await save(world, { ...stored, picture: null, position: 1 });
      assert.equal(moved.position, 1);
      assert.deepEqual(await ids({ query: 'yolanda' }), [desk.id, first.id]);
    },
  },
  {
    name: 'an administrator removes an entry that owns nothing, and adds it again with its id',
    run: async (world) => {
      const { id, version } = await save(world, entry({ id: 'zelda' }));
      await answerOf(world, api.remove, { id, version }, asAdmin);
      await assertFails(world, personApi.info, { id }, 'person.not_found');
      assert.equal((await save(world, entry({ id }))).id, 'zelda');
    },
  },
  {
    name: 'an administrator whose change of an entry is invalid or based on an older version is refused',
    run: async (world) => {
      const { id, version } = await save(world, entry());
      await save(world, entry({ id, version, phone: '1' }));
      await assertFails(world, api.save, entry({ id, version, phone: '2' }), 'directory.conflict', asAdmin);
      await assertFails(world, api.remove, { id, version }, 'directory.conflict', asAdmin);
      await assertFails(world, api.save, entry({ id }), 'directory.exists', asAdmin);
      const wrong = (own: Partial<EntryInput>) => assertFails(world, api.save, entry(own), 'directory.invalid', asAdmin);
      assert.deepEqual(Object.keys(await wrong({ version })), ['id']);
      assert.deepEqual(Object.keys(await wrong({ picture: '5e551017-0000-4000-8000-000000000000' })), ['picture']);
      await assertFails(world, api.upload, { name: 'note.txt' }, 'file.unsupported', asAdmin);
      await assertFails(world, api.upload, { name: 'photo.png' }, 'file.mismatch', asAdmin);
      for (const [endpoint, input] of [
        [api.list, {}],
        [api.save, entry()],
        [api.remove, { id, version }],
        [api.upload, { name: 'Zelda.svg' }],
      ] as const)
        await assertFails(world, endpoint, input, 'permission.denied', { as: 'editor' });
    },
  },
];
