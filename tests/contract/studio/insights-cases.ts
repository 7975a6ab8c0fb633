import assert from 'node:assert/strict';
import { feedbackApi } from '../../../contract/feedback';
import { insightsApi } from '../../../contract/manage/insights';
import { serviceApi } from '../../../contract/service';
import { answerOf, type ContractCase } from '../world';

const asAdmin = { as: 'admin' } as const;
const sum = (figures: readonly number[]): number => figures.reduce((total, one) => total + one, 0);

export const insightsCases: readonly ContractCase[] = [
  {
    name: 'an editor reads figures of a period that are the sum of its days',
    run: async (world) => {
      await answerOf(world, serviceApi.updateViews, { id: world.items.service });
      for (const days of ['7', '30', '90'] as const) {
        const overview = await answerOf(world, insightsApi.overview, { days }, asAdmin);
        assert.equal(overview.days.length, Number(days));
        assert.deepEqual([overview.days[0]?.day, overview.days.at(-1)?.day], [overview.from, overview.to]);
        assert.equal(sum(overview.days.map(({ readers }) => readers)), overview.now.readers);
        assert.ok(overview.countedSince !== null);
      }
    },
  },
  {
    name: 'an editor reads the items of an area with most readers first, each with its trend',
    run: async (world) => {
      const { items } = await answerOf(world, insightsApi.itemList, { days: '7', area: 'service' }, asAdmin);
      assert.ok(items.some(({ id }) => id === world.items.service));
      assert.deepEqual(
        items.map(({ readers }) => readers),
        items.map(({ readers }) => readers).toSorted((a, b) => b - a),
      );
      for (const { area, trend, readers } of items) assert.deepEqual([area, trend.length, sum(trend)], ['service', 7, readers]);
    },
  },
  {
    name: 'an editor reads a comment of a reader, without the reader',
    run: async (world) => {
      const ref = { area: 'service', id: world.items.service } as const;
      await answerOf(world, feedbackApi.create, { ...ref, useful: false, comment: 'Where is the form?' });
      const { items } = await answerOf(world, insightsApi.commentList, ref, asAdmin);
      assert.deepEqual([items[0]?.comment, items[0]?.useful, items[0]?.id], ['Where is the form?', false, ref.id]);
    },
  },
  {
    name: 'an editor reads the figures of one item, and completion only of a notice that must be confirmed',
    run: async (world) => {
      const ref = { area: 'service', id: world.items.service } as const;
      const insight = await answerOf(world, insightsApi.item, { ...ref, days: '7' }, asAdmin);
      assert.equal(insight.completion, null);
      assert.equal(insight.days.length, 7);
      assert.deepEqual((await answerOf(world, insightsApi.missingList, ref, asAdmin)).items, []);
    },
  },
];
