import assert from 'node:assert/strict';
import { peopleApi } from '../../../contract/manage/person';
import { noticeApi } from '../../../contract/notice';
import { sessionApi } from '../../../contract/session';
import { answerOf, assertFails, type ContractCase, type World } from '../world';

const asAdmin = { as: 'admin' } as const;

/** Returns the id of the reader as the studio shows it. */
async function readerId(world: World): Promise<string> {
  const { items } = await answerOf(world, peopleApi.list, { query: 'mei' }, asAdmin);
  return items[0]?.id ?? assert.fail('the reader has signed in');
}

export const peopleCases: readonly ContractCase[] = [
  {
    name: 'an administrator finds people by name and role, in pages',
    run: async (world) => {
      const { items, total } = await answerOf(world, peopleApi.list, { query: 'MEI' }, asAdmin);
      assert.deepEqual([items[0]?.name, total], ['Mei Lin', 1]);
      const admins = await answerOf(world, peopleApi.list, { role: 'admin' }, asAdmin);
      assert.ok(admins.items.length > 0 && admins.items.every(({ roles }) => roles.includes('admin')));
      const second = await answerOf(world, peopleApi.list, { page: 2, pageSize: 1 }, asAdmin);
      assert.deepEqual([second.page, second.items.length], [2, 1]);
      assert.equal((await answerOf(world, peopleApi.list, { query: 'zzzz' }, asAdmin)).total, 0);
    },
  },
  {
    name: 'an administrator ends a feed of a person, whose address then no longer works',
    run: async (world) => {
      const { id } = await answerOf(world, noticeApi.feedCreate, { filter: {} });
      const person = await readerId(world);
      const { feeds } = await answerOf(world, peopleApi.info, { id: person }, asAdmin);
      assert.ok(feeds.some((feed) => feed.id === id));
      assert.deepEqual(await answerOf(world, peopleApi.endFeed, { person, id }, asAdmin), {});
      assert.ok(!(await answerOf(world, noticeApi.feedList, {})).some((feed) => feed.id === id));
      await assertFails(world, peopleApi.endFeed, { person, id }, 'feed.not_found', asAdmin);
    },
  },
  {
    name: 'an administrator sees in which browsers a person is signed in, as that person does',
    run: async (world) => {
      const own = await answerOf(world, sessionApi.list, undefined);
      const { sessions, name } = await answerOf(world, peopleApi.info, { id: await readerId(world) }, asAdmin);
      assert.equal(name, 'Mei Lin');
      assert.deepEqual(new Set(sessions.map(({ id }) => id)), new Set(own.sessions.map(({ id }) => id)));
      assert.ok(sessions.every(({ current }) => !current));
    },
  },
];
