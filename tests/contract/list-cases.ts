import assert from 'node:assert/strict';
import { LIST_SORTS, SEARCH_SORTS } from '../../contract/area-api';
import { AREAS, type Area } from '../../contract/core/areas';
import type { Classification } from '../../contract/classification';
import type { Highlight } from '../../contract/item';
import { noticeApi } from '../../contract/notice';
import { personnelApi } from '../../contract/personnel';
import { serviceApi } from '../../contract/service';
import { benefitApi } from '../../contract/welfare';
import { COMMON_APIS } from './areas';
import { answerOf, type ContractCase, type World } from './world';

/** Returns the tree as a list, each classification before its children. */
export const flat = (tree: readonly Classification[]): Classification[] => tree.flatMap((node) => [node, ...flat(node.children)]);
const textOf = (parts: Highlight['title']) => parts.map(({ text }) => text).join('');
const isDescending = (values: readonly (string | number)[]) =>
  values.every((value, n) => n === 0 || value <= (values[n - 1] ?? value));

const listsOf = (area: Area): ContractCase[] => {
  const api = COMMON_APIS[area];
  const read = (world: World) => answerOf(world, api.info, { id: world.items[area] });
  return [
    {
      name: `a reader pages through every ${area} once, in whichever order`,
      run: async (world) => {
        for (const sort of LIST_SORTS) {
          const { items, total } = await answerOf(world, api.list, { sort, pageSize: 100 });
          const first = await answerOf(world, api.list, { sort, page: 1, pageSize: 1 });
          assert.deepEqual([first.items, first.total, first.page, first.pageSize], [items.slice(0, 1), total, 1, 1]);
          assert.equal(new Set(items.map(({ id }) => id)).size, Math.min(total, 100));
          assert.ok(items.every((item) => item.area === area));
          if (sort === 'popular') assert.ok(isDescending(items.map(({ views }) => views)));
          if (sort === 'newest') assert.ok(isDescending(items.map(({ publishedAt }) => publishedAt ?? '')));
        }
      },
    },
    {
      name: `a reader beyond the last page of the list of each ${area} gets an empty one`,
      run: async (world) => {
        const beyond = await answerOf(world, api.list, { page: 10_000, pageSize: 100 });
        assert.deepEqual([beyond.items, beyond.page, beyond.total > 0], [[], 10_000, true]);
      },
    },
    {
      name: `a classification and a department count as much as the list of each ${area} has under them`,
      run: async (world) => {
        const tree = await answerOf(world, api.classificationList, undefined);
        const departments = await answerOf(world, api.departmentList, undefined);
        assert.ok(tree.length > 0 && departments.length > 0);
        for (const { id, count } of flat(tree)) {
          const { total } = await answerOf(world, api.list, { classificationId: id });
          assert.deepEqual([id, total > 0, total], [id, true, count]);
        }
        for (const { id, name, count } of departments) {
          const { total, items } = await answerOf(world, api.list, { department: id });
          assert.deepEqual([id, total > 0, total, items[0]?.department], [id, true, count, { id, name }]);
        }
      },
    },
    {
      name: `a reader finds a ${area} by its title, and is shown where`,
      run: async (world) => {
        const { title, id } = await read(world);
        for (const sort of SEARCH_SORTS) {
          const { items } = await answerOf(world, api.search, { query: title, sort });
          const found = items.find((candidate) => candidate.id === id);
          assert.ok(found, sort);
          assert.equal(textOf(found.highlight.title), title);
          assert.ok(found.highlight.title.some(({ hit }) => hit));
        }
        assert.equal((await answerOf(world, api.search, { query: 'qzxvkw' })).total, 0);
      },
    },
    {
      name: `a reader who searches for nothing gets every ${area}`,
      run: async (world) => {
        const all = await answerOf(world, api.list, {});
        assert.equal((await answerOf(world, api.search, { query: '  ' })).total, all.total);
      },
    },
    {
      name: `a person who types the beginning of the title of a ${area} is offered it`,
      run: async (world) => {
        const { title, id } = await read(world);
        const offered = await answerOf(world, api.suggest, { query: title.slice(0, 4) });
        assert.ok(offered.length > 0 && offered.length <= 8);
        assert.ok(offered.some((candidate) => candidate.id === id));
      },
    },
  ];
};

const keywords: ContractCase = {
  name: 'a reader gets at most ten hot keywords, none twice',
  run: async (world) => {
    const words = await answerOf(world, serviceApi.keywordList, undefined);
    assert.ok(words.length <= 10);
    assert.equal(new Set(words.map(({ id }) => id)).size, words.length);
  },
};

const ownFilters: ContractCase = {
  name: 'a reader narrows a list by what its area alone has',
  run: async (world) => {
    const services = await answerOf(world, serviceApi.list, { handling: 'online' });
    assert.ok(services.total > 0 && services.items.every(({ handling }) => handling === 'online'));
    const pages = await answerOf(world, personnelApi.list, { kind: 'policy' });
    assert.ok(pages.total > 0 && pages.items.every(({ kind }) => kind === 'policy'));
    for (const filter of [{ priority: 'urgent' }, { pinned: true }, { pinned: false }, { mustRead: true }] as const) {
      const { items } = await answerOf(world, noticeApi.list, filter);
      assert.ok(items.length > 0);
      for (const notice of items) assert.deepEqual({ ...notice, ...filter }, notice);
    }
  },
};

const DAY_MS = 86_400_000;

const days: ContractCase = {
  name: 'a reader narrows notices by the days of their publication, both included',
  run: async (world) => {
    const id = world.items.notice;
    const { publishedAt } = await answerOf(world, noticeApi.info, { id });
    const day = new Date(publishedAt ?? '').toISOString().slice(0, 10);
    const isListed = async (filter: { from?: string; to?: string }) => {
      const { items } = await answerOf(world, noticeApi.list, { ...filter, pageSize: 100 });
      return items.some((notice) => notice.id === id);
    };
    assert.deepEqual(
      [await isListed({ from: day, to: day }), await isListed({ to: '2001-01-01' }), await isListed({ from: '2999-01-01' })],
      [true, false, false],
    );
  },
};

const daysOfZone: ContractCase = {
  name: 'a reader narrows notices by days as they are in the time zone of the reader',
  run: async (world) => {
    const id = world.items.notice;
    const publishedAt = Date.parse((await answerOf(world, noticeApi.info, { id })).publishedAt ?? '');
    // The first and the last zone: in one of them the day is not the day in UTC.
    for (const timeZone of ['Pacific/Kiritimati', 'Etc/GMT+12']) {
      const isListed = async (daysLater: number) => {
        const day = new Date(publishedAt + daysLater * DAY_MS).toLocaleDateString('sv-SE', { timeZone });
        const { items } = await answerOf(world, noticeApi.list, { from: day, to: day, timeZone, pageSize: 100 });
        return items.some((notice) => notice.id === id);
      };
      assert.deepEqual([await isListed(-1), await isListed(0), await isListed(1)], [false, true, false], timeZone);
    }
  },
};

const unread: ContractCase = {
  name: 'a notice is unread until a person has opened it',
  run: async (world) => {
    const id = world.items.notice;
    const asEditor = { as: 'editor' } as const;
    const isListed = async (unread: boolean) => {
      const { items } = await answerOf(world, noticeApi.list, { unread, pageSize: 100 }, asEditor);
      return items.some((notice) => notice.id === id);
    };
    const isRead = async () => (await answerOf(world, noticeApi.info, { id }, asEditor)).read;
    assert.deepEqual([await isRead(), await isListed(true), await isListed(false)], [false, true, false]);
    await answerOf(world, noticeApi.updateViews, { id }, asEditor);
    assert.deepEqual([await isRead(), await isListed(true), await isListed(false)], [true, false, true]);
  },
};

const closing: ContractCase = {
  name: 'a reader sees the benefits that close soonest first, those without a deadline later and closed ones last',
  run: async (world) => {
    const { items, total } = await answerOf(world, benefitApi.list, { sort: 'closing', pageSize: 100 });
    const first = await answerOf(world, benefitApi.list, { sort: 'closing', page: 1, pageSize: 1 });
    assert.deepEqual([first.items, first.total], [items.slice(0, 1), total]);
    const now = new Date().toISOString();
    const groups = items.map(({ opensAt, closesAt }) => {
      if (closesAt !== null && closesAt < now.slice(0, 10)) return 3;
      if (opensAt !== null && opensAt > now) return 1;
      return closesAt === null ? 2 : 0;
    });
    assert.deepEqual(groups, groups.toSorted());
    const deadlines = items.filter((_, place) => groups[place] === 0).map(({ closesAt }) => closesAt ?? '');
    assert.ok(deadlines.length > 0, 'a benefit has a deadline');
    assert.deepEqual(deadlines, deadlines.toSorted());
  },
};

export const listCases: readonly ContractCase[] = [
  ...AREAS.flatMap(listsOf),
  keywords,
  ownFilters,
  closing,
  days,
  daysOfZone,
  unread,
];
