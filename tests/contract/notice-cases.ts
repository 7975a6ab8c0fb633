import assert from 'node:assert/strict';
import { noticeApi as api } from '../../contract/notice';
import { answerOf, assertFails, type ContractCase } from './world';

const NO_ID = '00000000-0000-4000-8000-000000000000';

const wrong: ContractCase[] = [
  {
    name: 'a person who names a notice, a feed or a classification that is not there is told so',
    run: async (world) => {
      for (const locale of ['en-US', 'zh-CN'] as const) {
        await assertFails(world, api.acknowledge, { id: 'no-such', revision: 1 }, 'notice.not_found', { locale });
        await assertFails(world, api.dismissAlert, { id: 'no-such' }, 'notice.not_found', { locale });
        await assertFails(world, api.feedRemove, { id: NO_ID }, 'feed.not_found', { locale });
        const filter = { classificationId: 'no-such' };
        await assertFails(world, api.feedCreate, { filter }, 'classification.not_found', { locale });
      }
    },
  },
  {
    name: 'a person who confirms or subscribes in a way that makes no sense is told what is wrong',
    run: async (world) => {
      const refused = async (endpoint: Parameters<typeof assertFails>[1], input: unknown) => {
        const details = await assertFails(world, endpoint, input, 'request.invalid');
        assert.notDeepEqual(details, {}, JSON.stringify(input));
      };
      for (const revision of [undefined, 0, -1, 1.5, '1', 1e21]) await refused(api.acknowledge, { id: 'a', revision });
      for (const id of [undefined, '', 'Upper', 7]) await refused(api.dismissAlert, { id });
      for (const id of [undefined, 'mine', 7]) await refused(api.feedRemove, { id });
      for (const filter of [undefined, null, { unread: true }, { favourite: true }, { priority: 'high' }, { from: 'May' }])
        await refused(api.feedCreate, { filter });
    },
  },
];

const more: ContractCase[] = [
  {
    name: 'a person who confirms the same revision twice has confirmed it when they first did',
    run: async (world) => {
      const { id, revision } = await answerOf(world, api.info, { id: world.items.notice });
      const confirmed = await answerOf(world, api.acknowledge, { id, revision });
      assert.deepEqual(await answerOf(world, api.acknowledge, { id, revision }), confirmed);
      assert.equal((await answerOf(world, api.info, { id })).acknowledgedAt, confirmed.acknowledgedAt);
    },
  },
  {
    name: 'a person who has twenty feeds is told to remove one first',
    run: async (world) => {
      for (let i = 0; i < 20; i += 1) await answerOf(world, api.feedCreate, { filter: {} });
      await assertFails(world, api.feedCreate, { filter: {} }, 'feed.conflict');
      await assertFails(world, api.feedCreate, { filter: {} }, 'feed.conflict', { locale: 'zh-CN' });
      for (const { id } of await answerOf(world, api.feedList, undefined)) await answerOf(world, api.feedRemove, { id });
    },
  },
];

export const noticeCases: readonly ContractCase[] = [...wrong, ...more];
