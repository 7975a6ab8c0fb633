import assert from 'node:assert/strict';
import { AREAS, type Area } from '../../contract/core/areas';
import { LOCALES, type Locale } from '../../contract/core/locale';
import { draftManageApi } from '../../contract/manage/draft';
import { GENERAL_SORTS, searchApi as api } from '../../contract/search';
import { COMMON_APIS } from './areas';
import { newService } from './studio/manage-draft-cases';
import { answerOf, type ContractCase, type World } from './world';

const UNKNOWN = 'qzxvkw';

const titleOf = async (world: World, area: Area): Promise<string> =>
  (await answerOf(world, COMMON_APIS[area].info, { id: world.items[area] })).title;

const findsByTitle = (area: Area): ContractCase => ({
  name: `a reader finds a ${area} among everything by its title, and in its area alone`,
  run: async (world) => {
    const query = await titleOf(world, area);
    const isIt = ({ id }: { id: string }) => id === world.items[area];
    const all = await answerOf(world, api.search, { query });
    assert.deepEqual([all.query, all.corrected, all.nothing], [query, false, null]);
    assert.ok(all.blocks.find((block) => block.area === area)?.items.some(isIt));
    for (const sort of GENERAL_SORTS) {
      const { blocks, counts } = await answerOf(world, api.search, { query, area, sort, pageSize: 100 });
      assert.deepEqual(
        [blocks.map((block) => block.area), blocks[0]?.total, counts],
        [[area], all.counts.find((one) => one.area === area)?.total, all.counts],
      );
      assert.ok(blocks[0]?.items.some(isIt), sort);
    }
  },
});

const wholes: ContractCase[] = [
  {
    name: 'a search over everything has a block of at most five for each area that it counts, that of the best match first',
    run: async (world) => {
      const { counts, blocks, best } = await answerOf(world, api.search, { query: await titleOf(world, 'service') });
      assert.deepEqual(
        blocks.map(({ area, total, more }) => ({ area, total, more })),
        counts.toSorted((a, b) => Number(b.area === best?.area) - Number(a.area === best?.area)),
      );
      for (const { area, total, items } of blocks) {
        assert.ok(total > 0);
        assert.equal(items.length, Math.min(total, 5));
        assert.ok(items.every((item) => item.area === area));
      }
    },
  },
  {
    name: 'a search that finds nothing says what it looked for and what most people open',
    run: async (world) => {
      for (const exact of [true, false]) {
        const { counts, blocks, corrected, nothing } = await answerOf(world, api.search, { query: UNKNOWN, exact });
        assert.deepEqual([counts, blocks, corrected, nothing?.tried], [[], [], false, [UNKNOWN]]);
        assert.ok(nothing && nothing.popular.length > 0);
      }
    },
  },
  {
    name: 'a query that says nothing finds nothing',
    run: async (world) => {
      const { counts, nothing } = await answerOf(world, api.search, { query: '  ' });
      assert.deepEqual([counts, nothing?.tried], [[], []]);
      assert.deepEqual(await answerOf(world, api.suggest, { query: ' ' }), { best: null, groups: [] });
    },
  },
  {
    name: 'a search is narrowed by the days of publication, and an area by its classification',
    run: async (world) => {
      const query = await titleOf(world, 'notice');
      assert.deepEqual((await answerOf(world, api.search, { query, exact: true, from: '2999-01-01' })).counts, []);
      const { classificationIds } = await answerOf(world, COMMON_APIS.notice.info, { id: world.items.notice });
      const classificationId = classificationIds[0];
      const { blocks } = await answerOf(world, api.search, { query, area: 'notice', classificationId, pageSize: 100 });
      assert.ok(blocks[0]?.items.some(({ id }) => id === world.items.notice));
    },
  },
  {
    name: 'a person who types the beginning of a title is offered it among those of its area',
    run: async (world) => {
      const { best, groups } = await answerOf(world, api.suggest, { query: await titleOf(world, 'benefit') });
      assert.ok(best && groups[0]?.area === best.area && groups[0].items.some(({ id }) => id === best.id));
      assert.ok(groups.some(({ area, items }) => area === 'benefit' && items.some(({ id }) => id === world.items.benefit)));
      assert.equal(new Set(groups.map(({ area }) => area)).size, groups.length);
      assert.ok(groups.every(({ items }) => items.length > 0));
      assert.ok(groups.flatMap(({ items }) => items).length <= 8);
    },
  },
  {
    name: 'a reader gets words to search everything for, none twice, and rates what they find',
    run: async (world) => {
      const words = await answerOf(world, api.keywordList, undefined);
      assert.equal(new Set(words.map(({ id }) => id)).size, words.length);
      const hits = [{ area: 'notice' as const, id: world.items.notice }];
      assert.deepEqual(await answerOf(world, api.rate, { query: 'a', useful: true, hits }), {});
      assert.deepEqual(await answerOf(world, api.rate, { query: 'a', useful: false, hits: [] }), {});
    },
  },
];

const bestCases: readonly ContractCase[] = (['en-US', 'zh-CN'] as const).map((locale) => ({
  name: `a reader who searches for a whole title in ${locale} gets an item of that title as the best match, first on the page and in suggestions`,
  run: async (world) => {
    const { title } = await answerOf(world, COMMON_APIS.service.info, { id: world.items.service }, { locale });
    const { best, blocks } = await answerOf(world, api.search, { query: title }, { locale });
    const found = blocks[0]?.items.find(({ id }) => id === best?.id);
    assert.deepEqual([blocks[0]?.area, found?.title], [best?.area, title]);
    const suggested = await answerOf(world, api.suggest, { query: title }, { locale });
    const meant = suggested.groups[0]?.items.find(({ id }) => id === suggested.best?.id);
    assert.deepEqual([suggested.groups[0]?.area, meant?.title], [suggested.best?.area, title]);
    for (const other of [{ area: 'service' as const }, { sort: 'newest' as const }])
      assert.equal((await answerOf(world, api.search, { query: title, ...other }, { locale })).best, null);
  },
}));

const asAdmin = { as: 'admin' } as const;

/** Publishes a service with a text in one language only. */
async function publishService(world: World, id: string, locale: Locale, { title, body = '' }: { title: string; body?: string }) {
  const text = { title, summary: '', markdown: body, keywords: [], fields: {} };
  const document = { ...newService(id, title), texts: { [locale]: text } };
  const { version } = await answerOf(world, draftManageApi.save, { document, version: null, baseRevision: 0 }, asAdmin);
  await answerOf(world, draftManageApi.publish, { area: 'service', id, version, change: null }, asAdmin);
}

const languageCases: readonly ContractCase[] = [
  {
    name: 'of equally good matches, a reader gets the one in their language as the best, on the page and in suggestions',
    run: async (world) => {
      for (const locale of LOCALES)
        await publishService(world, `xylograph-${locale.toLowerCase()}`, locale, { title: 'Xylograph 7' });
      for (const query of ['Xylograph 7', 'xylograph'])
        for (const locale of LOCALES) {
          const id = `xylograph-${locale.toLowerCase()}`;
          assert.equal((await answerOf(world, api.search, { query }, { locale })).best?.id, id, `${query} ${locale}`);
          assert.equal((await answerOf(world, api.suggest, { query }, { locale })).best?.id, id, `${query} ${locale}`);
        }
    },
  },
  {
    name: 'a result that has the query only in its body is weak beside one that has it as its title, and not if there is none',
    run: async (world) => {
      const body = `${'Something else is described here at length. '.repeat(40)} Wuthering is mentioned once.`;
      await publishService(world, 'wuthering-aside', 'en-US', { title: 'Aside', body });
      const weakOf = async () => {
        const { blocks } = await answerOf(world, api.search, { query: 'wuthering', exact: true });
        return Object.fromEntries(blocks.flatMap(({ items }) => items.map(({ id, weak }) => [id, weak])));
      };
      assert.deepEqual(await weakOf(), { 'wuthering-aside': false });
      await publishService(world, 'wuthering', 'en-US', { title: 'Wuthering' });
      assert.deepEqual(await weakOf(), { 'wuthering-aside': true, wuthering: false });
    },
  },
  {
    name: 'in the area of the best match, a result that has the query often, but only in its body, is weak',
    run: async (world) => {
      const aside = 'Something else is described here at length. '.repeat(10);
      const body = `${aside} ${'Ask the quagmire keeper about each quagmire. '.repeat(20)}`;
      await publishService(world, 'quagmire', 'en-US', { title: 'Quagmire' });
      await publishService(world, 'quagmire-aside', 'en-US', { title: 'Keeper', body });
      const { blocks } = await answerOf(world, api.search, { query: 'quagmire', exact: true });
      const weak = Object.fromEntries(blocks.flatMap(({ items }) => items.map((item) => [item.id, item.weak])));
      assert.deepEqual(weak, { quagmire: false, 'quagmire-aside': true });
    },
  },
];

/** Cases of the search over all areas. */
export const searchCases: readonly ContractCase[] = [...AREAS.map(findsByTitle), ...wholes, ...bestCases, ...languageCases];
