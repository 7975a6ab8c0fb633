import assert from 'node:assert/strict';
import { searchAdminApi as api } from '../../../contract/search-admin';
import { searchApi } from '../../../contract/search';
import { answerOf, assertFails, type ContractCase, type World } from '../world';

const asEditor = { as: 'editor' } as const;
const asAdmin = { as: 'admin' } as const;

const idsFirst = async (world: World, query: string): Promise<string[]> => {
  const { blocks } = await answerOf(world, searchApi.search, { query });
  return blocks.flatMap(({ items }) => items.filter(({ pinned }) => pinned).map(({ id }) => id));
};

const pins: ContractCase[] = [
  {
    name: 'an editor puts items first for a query, in their order, changes them and takes them back',
    run: async (world) => {
      const query = 'Quiet Corner';
      const [tool, notice] = [
        { area: 'tool' as const, id: world.items.tool },
        { area: 'notice' as const, id: world.items.notice },
      ];
      const made = await answerOf(world, api.pinSave, { query, items: [tool, notice] }, asEditor);
      assert.deepEqual([made.query, made.origin, made.overruled], [query, 'portal', false]);
      assert.deepEqual(
        made.items.map(({ id, state }) => [id, state]),
        [
          [tool.id, 'shown'],
          [notice.id, 'shown'],
        ],
      );
      assert.ok(made.items.every(({ title }) => title));
      assert.deepEqual((await idsFirst(world, 'quiet corner')).toSorted(), [tool.id, notice.id].toSorted());
      const listed = await answerOf(world, api.pinList, { text: 'QUIET' }, asAdmin);
      assert.deepEqual([listed.items, listed.total], [[made], 1]);
      const change = { id: made.id, revision: made.revision, query, items: [notice] };
      const changed = await answerOf(world, api.pinSave, change, asAdmin);
      assert.notEqual(changed.revision, made.revision);
      await assertFails(world, api.pinSave, { ...change, items: [tool] }, 'pin.conflict', asEditor);
      await assertFails(world, api.pinRemove, { id: made.id, revision: made.revision }, 'pin.conflict', asEditor);
      assert.deepEqual(await idsFirst(world, query), [notice.id]);
      const removal = { id: made.id, revision: changed.revision };
      assert.deepEqual(await answerOf(world, api.pinRemove, removal, asEditor), {});
      await assertFails(world, api.pinRemove, removal, 'pin.not_found', asEditor);
      assert.deepEqual(await idsFirst(world, query), []);
    },
  },
  {
    name: 'what editors pinned for a query comes first in suggestions for exactly it, and is the best match',
    run: async (world) => {
      const query = 'Silent hall';
      const { area, id } = { area: 'tool' as const, id: world.items.tool };
      const made = await answerOf(world, api.pinSave, { query, items: [{ area, id }] }, asEditor);
      const { best, groups } = await answerOf(world, searchApi.suggest, { query: 'silent  HALL' });
      assert.deepEqual([best?.area, best?.id], [area, id]);
      assert.deepEqual([groups[0]?.area, groups[0]?.items[0]?.id], [area, id]);
      assert.equal((await answerOf(world, searchApi.suggest, { query: 'silent' })).best, null);
      await answerOf(world, api.pinRemove, { id: made.id, revision: made.revision }, asEditor);
      assert.deepEqual(await answerOf(world, searchApi.suggest, { query }), { best: null, groups: [] });
    },
  },
  {
    name: 'an editor who pins for a query that has pins is told so, however it is written',
    run: async (world) => {
      const items = [{ area: 'tool' as const, id: world.items.tool }];
      const made = await answerOf(world, api.pinSave, { query: 'Reading room', items }, asEditor);
      const again = { query: ' ＲＥＡＤＩＮＧ  room!', items };
      assert.deepEqual(await assertFails(world, api.pinSave, again, 'pin.exists', asAdmin), { id: made.id });
      await assertFails(world, api.pinSave, { query: '?!', items }, 'words.invalid', asAdmin);
      await answerOf(world, api.pinRemove, { id: made.id, revision: made.revision }, asEditor);
    },
  },
];

const synonyms: ContractCase[] = [
  {
    name: 'an editor makes words find the same, is told of a word in two groups, and takes a group back',
    run: async (world) => {
      const made = await answerOf(world, api.synonymSave, { words: ['shuttle', 'coach ride'] }, asEditor);
      assert.deepEqual([made.words, made.origin, made.shared], [['shuttle', 'coach ride'], 'portal', []]);
      const other = await answerOf(world, api.synonymSave, { words: ['Shuttle', '班车'] }, asAdmin);
      assert.deepEqual(other.shared, [{ word: 'Shuttle', with: ['coach ride'] }]);
      const listed = await answerOf(world, api.synonymList, { text: 'shuttle' }, asEditor);
      assert.deepEqual(
        [listed.total, listed.items.find(({ id }) => id === made.id)?.shared],
        [2, [{ word: 'shuttle', with: ['班车'] }]],
      );
      const change = { id: made.id, revision: made.revision, words: ['shuttle', 'van'] };
      const changed = await answerOf(world, api.synonymSave, change, asAdmin);
      await assertFails(world, api.synonymSave, { ...change, words: ['shuttle', 'tram'] }, 'synonym.conflict', asEditor);
      await assertFails(world, api.synonymRemove, { id: made.id, revision: made.revision }, 'synonym.conflict', asEditor);
      for (const { id, revision } of [changed, other]) {
        assert.deepEqual(await answerOf(world, api.synonymRemove, { id, revision }, asEditor), {});
        await assertFails(world, api.synonymRemove, { id, revision }, 'synonym.not_found', asEditor);
      }
    },
  },
  {
    name: 'an editor who saves a group of the same words again is told so, however they are written and ordered',
    run: async (world) => {
      const made = await answerOf(world, api.synonymSave, { words: ['lift pass', 'elevator card'] }, asEditor);
      const again = { words: ['Elevator  card', 'ＬＩＦＴ pass'] };
      assert.deepEqual(await assertFails(world, api.synonymSave, again, 'synonym.exists', asAdmin), { id: made.id });
      const other = await answerOf(world, api.synonymSave, { words: [...again.words, '电梯卡'] }, asEditor);
      const change = { id: other.id, revision: other.revision };
      await assertFails(world, api.synonymSave, { ...change, ...again }, 'synonym.exists', asEditor);
      const reordered = await answerOf(world, api.synonymSave, { ...change, words: ['电梯卡', ...again.words] }, asEditor);
      for (const { id, revision } of [made, reordered]) await answerOf(world, api.synonymRemove, { id, revision }, asEditor);
    },
  },
  {
    name: 'an editor whose group holds a word twice, or one that says nothing, is told which',
    run: async (world) => {
      const twice = await assertFails(world, api.synonymSave, { words: ['bus', 'coach', 'BUS'] }, 'words.invalid', asEditor);
      assert.deepEqual(Object.keys(twice), ['words.2']);
      const empty = await assertFails(world, api.synonymSave, { words: ['…', 'coach'] }, 'words.invalid', asEditor);
      assert.deepEqual(Object.keys(empty), ['words.0']);
    },
  },
];

const lists: ContractCase[] = [
  {
    name: "an editor orders the words that readers are offered, and nobody's change is lost",
    run: async (world) => {
      const place = { scope: 'all', locale: 'en-US' } as const;
      const before = await answerOf(world, api.keywordList, place, asEditor);
      const words = ['Bicycle lease', 'travel', 'annual leave'];
      const saved = await answerOf(world, api.keywordSave, { ...place, words, revision: before.revision }, asEditor);
      assert.deepEqual(saved.words, words);
      const offered = await answerOf(world, searchApi.keywordList, undefined);
      assert.deepEqual(
        offered.slice(0, 3).map(({ word }) => word),
        words,
      );
      const late = { ...place, words: ['late'], revision: before.revision };
      await assertFails(world, api.keywordSave, late, 'keyword.conflict', asAdmin);
      await assertFails(
        world,
        api.keywordSave,
        { ...late, words: ['a', 'A'], revision: saved.revision },
        'words.invalid',
        asAdmin,
      );
      assert.deepEqual(await answerOf(world, api.keywordList, place, asAdmin), saved);
      const back = await answerOf(world, api.keywordSave, { ...place, words: before.words, revision: saved.revision }, asAdmin);
      assert.deepEqual(back, before);
    },
  },
  {
    name: 'an editor keeps the words that are never proposed, and nobody’s change is lost',
    run: async (world) => {
      const before = await answerOf(world, api.banList, undefined, asEditor);
      const words = [...before.words, 'zz secret'];
      const saved = await answerOf(world, api.banSave, { words, revision: before.revision }, asEditor);
      assert.deepEqual([saved.words, saved.fromFolder], [words, before.fromFolder]);
      await assertFails(world, api.banSave, { words: ['late'], revision: before.revision }, 'ban.conflict', asAdmin);
      await assertFails(world, api.banSave, { words: ['?'], revision: saved.revision }, 'words.invalid', asAdmin);
      assert.deepEqual(await answerOf(world, api.banList, undefined, asAdmin), saved);
      await answerOf(world, api.banSave, { words: before.words, revision: saved.revision }, asAdmin);
    },
  },
];

const reports: ContractCase[] = [
  {
    name: 'an editor sees what found nothing and how results were rated, by page and period',
    run: async (world) => {
      for (const days of [7, 30, 90] as const) {
        const empty = await answerOf(world, api.emptyList, { days, pageSize: 50 }, asEditor);
        assert.ok(empty.items.every(({ nothing, people, scopes }) => nothing > 0 && people >= nothing && scopes.length > 0));
        const rated = await answerOf(world, api.ratingList, { days, pageSize: 50 }, asAdmin);
        assert.ok(rated.items.every(({ yes, no, share }) => share === yes / (yes + no)));
        assert.deepEqual(
          rated.items.map(({ no }) => no),
          rated.items.map(({ no }) => no).sort((a, b) => b - a),
        );
        assert.equal((await answerOf(world, api.emptyList, { days, page: 10_000 }, asAdmin)).items.length, 0);
      }
    },
  },
];

/** Cases of the search administration. */
export const manageSearchCases: readonly ContractCase[] = [...pins, ...synonyms, ...lists, ...reports];
