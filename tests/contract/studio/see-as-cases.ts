import assert from 'node:assert/strict';
import { peopleApi } from '../../../contract/manage/person';
import { seeAsApi } from '../../../contract/manage/see-as';
import { answerOf, assertFails, type ContractCase } from '../world';

const ANYBODY = { department: 'Legal', location: null, roles: ['employee' as const] };
const asAdmin = { as: 'admin' } as const;
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

export const seeAsCases: readonly ContractCase[] = [
  {
    name: 'an administrator finds a person who has signed in, and sees the portal as them until they end it',
    run: async (world) => {
      const { items, total } = await answerOf(world, peopleApi.list, { query: 'mei' }, asAdmin);
      assert.deepEqual([items[0]?.name, total], ['Mei Lin', 1]);
      const reader = { person: items[0]?.id ?? '' };
      const begun = await answerOf(world, seeAsApi.begin, { reader, moment: TOMORROW }, asAdmin);
      assert.deepEqual([begun.reader.name, begun.moment], ['Mei Lin', TOMORROW]);
      assert.deepEqual(await answerOf(world, seeAsApi.info, { id: begun.id }, asAdmin), begun);
      assert.deepEqual(await answerOf(world, seeAsApi.end, { id: begun.id }, asAdmin), {});
      await assertFails(world, seeAsApi.info, { id: begun.id }, 'see_as.ended', asAdmin);
    },
  },
  {
    name: 'an administrator who names nobody, or a moment that has passed, is told so',
    run: async (world) => {
      const reader = { person: 'nobody' };
      await assertFails(world, seeAsApi.begin, { reader, moment: null }, 'person.not_found', asAdmin);
      const past = { reader: ANYBODY, moment: '2020-01-01T00:00:00.000Z' };
      await assertFails(world, seeAsApi.begin, past, 'moment.invalid', asAdmin);
    },
  },
  {
    name: 'an administrator learns why somebody sees a page, and where it is among the results',
    run: async (world) => {
      const item = { area: 'service' as const, id: world.items.service };
      const input = { reader: ANYBODY, moment: null, item, query: null };
      const { isVisible, conditions, search, notice } = await answerOf(world, seeAsApi.explain, input, asAdmin);
      assert.deepEqual([isVisible, search, notice], [true, null, null]);
      assert.ok(conditions.every(({ isMet }) => isMet));
      assert.deepEqual(conditions.find(({ condition }) => condition === 'department')?.given, ['Legal']);
      const searched = await answerOf(world, seeAsApi.explain, { ...input, query: 'zzzz' }, asAdmin);
      assert.deepEqual(searched.search, { rank: null, total: 0 });
      const missing = { ...input, item: { ...item, id: 'nowhere' } };
      await assertFails(world, seeAsApi.explain, missing, 'item.not_found', asAdmin);
    },
  },
];
