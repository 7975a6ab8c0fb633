import assert from 'node:assert/strict';
import { personApi } from '../../contract/person';
import { serviceApi } from '../../contract/service';
import { newsApi } from '../../contract/welfare';
import { answerOf, assertFails, type ContractCase } from './world';

const idsOf = (people: readonly { id: string }[]) => people.map(({ id }) => id);

export const personCases: readonly ContractCase[] = [
  {
    name: 'a reader finds a desk by a part of its name in either language, and reads its card',
    run: async (world) => {
      for (const query of ['Leave desk', 'desk', '休假', '服务台']) {
        const found = await answerOf(world, personApi.search, { query });
        assert.ok(idsOf(found).includes('leave-desk'), query);
      }
      const [found] = await answerOf(world, personApi.search, { query: 'leave desk' });
      const card = await answerOf(world, personApi.info, { id: 'leave-desk' });
      assert.deepEqual(found, card);
      assert.deepEqual([card.kind, card.name, card.replyHours], ['desk', 'Leave desk', 8]);
    },
  },
  {
    name: 'a reader finds a desk by beginnings of words in English, by any part in Chinese, and by pinyin from a syllable on',
    run: async (world) => {
      const finds = async (query: string) => idsOf(await answerOf(world, personApi.search, { query })).includes('leave-desk');
      for (const query of ['lea', 'DES', 'leavedesk', 'des lea', '假服', '台', 'xiujia', 'fuwutai', 'xjfwt'])
        assert.ok(await finds(query), query);
      for (const query of ['eave', 'esk', 'avedesk', 'lea esk', 'iujia', 'jfwt']) assert.ok(!(await finds(query)), query);
    },
  },
  {
    name: 'a reader gets the card of a person in their language',
    run: async (world) => {
      const { name } = await answerOf(world, personApi.info, { id: 'leave-desk' }, { locale: 'zh-CN' });
      assert.equal(name, '休假服务台');
    },
  },
  {
    name: 'a search without words lists people up to the limit, and one for a word that nobody has finds none',
    run: async (world) => {
      assert.ok((await answerOf(world, personApi.search, { query: '' })).length > 0);
      assert.equal((await answerOf(world, personApi.search, { query: '!', limit: 1 })).length, 1);
      assert.deepEqual(await answerOf(world, personApi.search, { query: 'desk zzzz' }), []);
    },
  },
  {
    name: 'a caller who searches people without a query, or for too many, is told so',
    run: async (world) => {
      assert.ok('query' in (await assertFails(world, personApi.search, {}, 'request.invalid')));
      assert.ok('limit' in (await assertFails(world, personApi.search, { query: '', limit: 101 }, 'request.invalid')));
      assert.ok('id' in (await assertFails(world, personApi.info, { id: 'Nobody!' }, 'request.invalid')));
    },
  },
  {
    name: 'the page of an item shows its owner, and a news story its byline',
    run: async (world) => {
      const { owner } = await answerOf(world, serviceApi.info, { id: world.items.service });
      assert.deepEqual(owner, await answerOf(world, personApi.info, { id: owner?.id ?? '' }));
      const stories = (await answerOf(world, newsApi.list, {})).items;
      const { byline } = stories.find(({ id }) => id === world.items.news) ?? {};
      const story = await answerOf(world, newsApi.info, { id: world.items.news });
      assert.equal(byline?.name, story.owner?.name);
      assert.ok(byline);
    },
  },
];
