import assert from 'node:assert/strict';
import { AREAS } from '../../../contract/core/areas';
import { contentManageApi as api } from '../../../contract/manage/content';
import { draftManageApi } from '../../../contract/manage/draft';
import { newService } from './manage-draft-cases';
import { answerOf, type ContractCase } from '../world';

const asAdmin = { as: 'admin' } as const;

export const manageContentCases: ContractCase[] = [
  {
    name: 'an editor finds an item that was never published by its state, its draft and a part of its title',
    run: async (world) => {
      const document = newService('listed-here', 'Parking near the office');
      await answerOf(world, draftManageApi.save, { document, version: null, baseRevision: 0 }, asAdmin);
      const found = { area: 'service', state: 'draft', draft: 'mine', query: 'PARKING NEAR' } as const;
      const { items, total } = await answerOf(world, api.list, found, asAdmin);
      const [item] = items;
      assert.deepEqual(
        [total, item?.id, item?.state, item?.titles['en-US'], item?.draft?.version, item?.draft?.mine, item?.revision],
        [1, 'listed-here', 'draft', 'Parking near the office', 1, true, 0],
      );
      assert.equal((await answerOf(world, api.list, { ...found, area: 'tool' }, asAdmin)).total, 0);
      assert.equal((await answerOf(world, api.list, { ...found, query: 'parking_near' }, asAdmin)).total, 0);
    },
  },
  {
    name: 'an editor pages through published items sorted by title',
    run: async (world) => {
      const sorted = { state: 'published', sort: 'title', pageSize: 1 } as const;
      const first = await answerOf(world, api.list, sorted, asAdmin);
      const second = await answerOf(world, api.list, { ...sorted, page: 2 }, asAdmin);
      assert.equal(first.total, second.total);
      assert.deepEqual([first.items.length, second.items.length], [1, 1]);
      assert.notEqual(first.items[0]?.id, second.items[0]?.id);
    },
  },
  {
    name: 'an editor gets the areas and departments in which they edit, and no draft of others among their own',
    run: async (world) => {
      const { areas, departments } = await answerOf(world, api.scope, undefined, asAdmin);
      assert.deepEqual(areas, AREAS);
      assert.ok(departments.every(({ id, name }) => id && name));
      const document = newService('of-mine', 'Saved by me');
      await answerOf(world, draftManageApi.save, { document, version: null, baseRevision: 0 }, asAdmin);
      const { items } = await answerOf(world, api.list, { draft: 'others', pageSize: 100 }, asAdmin);
      assert.ok(items.every(({ draft }) => draft?.mine === false));
    },
  },
  {
    name: 'the form of each area offers the fields of its contract',
    run: async (world) => {
      const names: Record<string, string[]> = {};
      for (const area of AREAS) {
        const { fields, textFields } = await answerOf(world, api.form, { area }, asAdmin);
        names[area] = [...fields, ...textFields].map(({ name, kind }) => `${name} ${kind}`);
      }
      const ofNotice = ['priority choice', 'pinned switch', 'mustRead switch', 'dueAt moment'];
      assert.deepEqual(names['notice'], [...ofNotice, 'disruption choice', 'startsAt moment', 'endsAt moment']);
      assert.deepEqual(names['personnel'], ['kind choice', 'url address', 'keyDates records']);
      assert.deepEqual(names['news'], []);
    },
  },
  {
    name: 'an editor sees a text as readers would get it before it is saved',
    run: async (world) => {
      const document = newService('only-rendered', 'Only rendered');
      const { title, body, problems } = await answerOf(world, api.render, { document, locale: 'en-US' }, asAdmin);
      assert.deepEqual([title, body.includes('A paragraph.'), problems], ['Only rendered', true, []]);
    },
  },
];
