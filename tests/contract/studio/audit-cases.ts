import assert from 'node:assert/strict';
import { auditApi } from '../../../contract/manage/audit';
import { peopleApi } from '../../../contract/manage/person';
import { searchAdminApi } from '../../../contract/search-admin';
import { previewApi } from '../../../contract/preview';
import { answerOf, type ContractCase, type World } from '../world';

const asAdmin = { as: 'admin' } as const;

const latest = async (world: World, action: Parameters<typeof answerOf<typeof auditApi.list>>[2]['action']) =>
  (await answerOf(world, auditApi.list, { action, pageSize: 1 }, asAdmin)).items[0] ?? assert.fail(`no event of ${action}`);

export const auditCases: readonly ContractCase[] = [
  {
    name: 'an administrator reads who changed a search rule, and what it was afterwards',
    run: async (world) => {
      const words = ['audited', 'recorded'];
      await answerOf(world, searchAdminApi.synonymSave, { words }, { as: 'editor' });
      const event = await latest(world, 'synonym.save');
      assert.deepEqual([event.action, event.item, event.after?.['words']], ['synonym.save', null, words]);
      assert.ok(event.person?.name);
      assert.deepEqual(await latest(world, 'search'), event);
    },
  },
  {
    name: 'an administrator filters the log by person, item and time, and finds who a person is by a part of their name',
    run: async (world) => {
      const ref = { area: 'service', id: world.drafts.service } as const;
      await answerOf(world, previewApi.createLink, { ...ref, label: 'Audited' }, asAdmin);
      const event = await latest(world, 'preview-link.create');
      assert.deepEqual([event.item?.area, event.item?.id], [ref.area, ref.id]);
      assert.ok(event.item?.title);
      const { id: person, name } = event.person ?? assert.fail();
      const found = await answerOf(world, peopleApi.list, { query: name.slice(1) }, asAdmin);
      assert.ok(found.items.some((one) => one.id === person && one.name === name));
      const filters = { ...ref, person, action: 'review', from: event.at } as const;
      const { items } = await answerOf(world, auditApi.list, filters, asAdmin);
      assert.ok(items.some(({ key }) => key === event.key));
      assert.ok(items.every((other) => other.item?.id === ref.id && other.person?.id === person && other.at >= event.at));
      assert.deepEqual((await answerOf(world, auditApi.list, { ...ref, to: '2020-01-01T00:00:00Z' }, asAdmin)).items, []);
    },
  },
  {
    name: 'an administrator reads the whole log in pages, newest first, each event once',
    run: async (world) => {
      const keys: number[] = [];
      let before: number | undefined;
      for (let page = 0; page < 3; page += 1) {
        const { items, next } = await answerOf(world, auditApi.list, { before, pageSize: 3 }, asAdmin);
        keys.push(...items.map(({ key }) => key));
        before = next ?? assert.fail('there are more events');
      }
      const { items } = await answerOf(world, auditApi.list, { pageSize: 9 }, asAdmin);
      assert.deepEqual(
        keys,
        items.map(({ key }) => key),
      );
      assert.equal(new Set(keys).size, 9);
      const times = items.map(({ at }) => at);
      assert.deepEqual(times, times.toSorted().reverse());
    },
  },
];
