import assert from 'node:assert/strict';
import { homeApi } from '../../contract/home';
import { informationApi, type ShelfSection } from '../../contract/information';
import { noticeApi } from '../../contract/notice';
import { personnelApi } from '../../contract/personnel';
import { toolApi } from '../../contract/tool';
import { flat } from './list-cases';
import { answerOf, assertFails, type ContractCase, type World } from './world';

const has = (items: readonly { id: string }[], wanted: string) => items.some(({ id }) => id === wanted);
const noticeOf = (world: World) => answerOf(world, noticeApi.info, { id: world.items.notice });

const notices: ContractCase[] = [
  {
    name: 'a notice that must be read waits until the revision that was read is confirmed',
    run: async (world) => {
      const { id, revision } = await noticeOf(world);
      const waiting = await answerOf(world, noticeApi.inbox, undefined);
      assert.deepEqual([has(waiting.mustRead, id), waiting.alert?.id], [true, id]);
      await assertFails(world, noticeApi.acknowledge, { id, revision: revision + 1 }, 'notice.conflict');
      const confirmed = await answerOf(world, noticeApi.acknowledge, { id, revision });
      const { acknowledged, acknowledgedAt, read, unseenChanges } = await noticeOf(world);
      assert.deepEqual([confirmed.revision, acknowledgedAt], [revision, confirmed.acknowledgedAt]);
      assert.deepEqual([acknowledged, read, unseenChanges], [true, true, 0]);
      const left = await answerOf(world, noticeApi.inbox, undefined);
      assert.deepEqual([has(left.mustRead, id), left.mustReadTotal], [false, waiting.mustReadTotal - 1]);
    },
  },
  {
    name: 'an alert that was dismissed is not shown again',
    run: async (world) => {
      assert.deepEqual(await answerOf(world, noticeApi.dismissAlert, { id: world.items.notice }), {});
      const { alert } = await answerOf(world, noticeApi.inbox, undefined);
      assert.notEqual(alert?.id, world.items.notice);
    },
  },
  {
    name: 'a person who has all marked as read has nothing unread, and what must be confirmed still must',
    run: async (world) => {
      const asAdmin = { as: 'admin' } as const;
      const before = await answerOf(world, noticeApi.inbox, undefined, asAdmin);
      assert.ok(before.unread > 0);
      assert.deepEqual(await answerOf(world, noticeApi.markAllRead, undefined, asAdmin), { unread: 0 });
      const after = await answerOf(world, noticeApi.inbox, undefined, asAdmin);
      assert.deepEqual([after.unread, after.latest, after.mustReadTotal], [0, [], before.mustReadTotal]);
      assert.equal((await answerOf(world, noticeApi.list, { unread: true }, asAdmin)).total, 0);
    },
  },
  {
    name: 'a person makes a feed, sees it listed alone, and removes it for good',
    run: async (world) => {
      const filter = { priority: 'urgent' } as const;
      const { id, createdAt } = await answerOf(world, noticeApi.feedCreate, { filter });
      const listed = await answerOf(world, noticeApi.feedList, undefined);
      assert.deepEqual(listed, [{ id, filter, createdAt, lastUsedAt: null }]);
      assert.deepEqual(await answerOf(world, noticeApi.feedList, undefined, { as: 'editor' }), []);
      await assertFails(world, noticeApi.feedRemove, { id }, 'feed.not_found', { as: 'editor' });
      assert.deepEqual(await answerOf(world, noticeApi.feedRemove, { id }), {});
      await assertFails(world, noticeApi.feedRemove, { id }, 'feed.not_found');
      assert.deepEqual(await answerOf(world, noticeApi.feedList, undefined), []);
    },
  },
];

const documentsOf = ({ documents, children }: ShelfSection): { id: string }[] => [...documents, ...children.flatMap(documentsOf)];

const wholes: ContractCase[] = [
  {
    name: 'a reader sees every document of the shelf once, in its section',
    run: async (world) => {
      const { sections, rest } = await answerOf(world, informationApi.tree, undefined);
      const documents = [...sections.flatMap(documentsOf), ...rest].map(({ id }) => id);
      const { items } = await answerOf(world, informationApi.list, { pageSize: 100 });
      assert.deepEqual(documents.toSorted(), items.map(({ id }) => id).sort());
    },
  },
  {
    name: 'the cards of the shelf are its root sections, and count the documents of each as the tree does',
    run: async (world) => {
      const { sections, rest } = await answerOf(world, informationApi.tree, undefined);
      const overview = await answerOf(world, informationApi.overview, undefined);
      assert.deepEqual(
        overview.sections.map(({ id, name, count }) => ({ id, name, count })),
        sections.map((section) => ({ id: section.id, name: section.name, count: documentsOf(section).length })),
      );
      for (const [place, { mostRead, count, changedAt }] of overview.sections.entries()) {
        const own = documentsOf(sections[place] as ShelfSection);
        assert.ok(mostRead.length === Math.min(5, count) && mostRead.every(({ id }) => has(own, id)));
        const changes = overview.changed.filter(({ id }) => has(own, id));
        assert.ok(changes.every(({ updatedAt, section }) => updatedAt <= changedAt && section === overview.sections[place]?.id));
      }
      assert.deepEqual(
        overview.rest,
        rest.map(({ updatedAt: _, ...title }) => title),
      );
    },
  },
  {
    name: 'the titles of the shelf are all of its documents, each with the root section of the tree',
    run: async (world) => {
      const { sections, rest } = await answerOf(world, informationApi.tree, undefined);
      const { titles } = await answerOf(world, informationApi.overview, undefined);
      const placed = [
        ...sections.flatMap((root) => documentsOf(root).map(({ id }) => `${id} ${root.id}`)),
        ...rest.map(({ id }) => `${id} null`),
      ];
      assert.deepEqual(titles.map(({ id, section }) => `${id} ${section}`).sort(), placed.sort());
    },
  },
  {
    name: 'a section of the tree and its card name the same person to ask',
    run: async (world) => {
      const { sections } = await answerOf(world, informationApi.tree, undefined);
      const overview = await answerOf(world, informationApi.overview, undefined);
      assert.deepEqual(
        sections.map(({ owner }) => owner),
        overview.sections.map(({ owner }) => owner),
      );
    },
  },
  {
    name: 'a reader sees every tool by name, and the groups that they are in',
    run: async (world) => {
      const { groups, tools } = await answerOf(world, toolApi.launcher, undefined);
      const { items } = await answerOf(world, toolApi.list, { sort: 'name', pageSize: 100 });
      const tree = await answerOf(world, toolApi.classificationList, undefined);
      const stoodIn = new Set(tools.flatMap(({ classificationIds }) => classificationIds));
      assert.deepEqual(tools, items);
      assert.deepEqual(
        groups,
        flat(tree)
          .filter(({ id }) => stoodIn.has(id))
          .map(({ id, name }) => ({ id, name })),
      );
    },
  },
  {
    name: 'the topics of the pages about work are their broadest classifications',
    run: async (world) => {
      const { topics } = await answerOf(world, personnelApi.overview, undefined);
      const tree = await answerOf(world, personnelApi.classificationList, undefined);
      assert.deepEqual(
        topics.map(({ id, name, count }) => ({ id, name, count })),
        tree.map(({ id, name, count }) => ({ id, name, count })),
      );
      assert.ok(topics.some(({ pages }) => has(pages, world.items.personnel)));
      for (const { pages, count } of topics) assert.equal(pages.length, Math.min(5, count));
    },
  },
  {
    name: 'the people to ask about work are the owners of its pages',
    run: async (world) => {
      const { people } = await answerOf(world, personnelApi.overview, undefined);
      const { owner } = await answerOf(world, personnelApi.info, { id: world.items.personnel });
      assert.deepEqual(
        people.filter(({ id }) => id === owner?.id),
        owner ? [owner] : [],
      );
    },
  },
  {
    name: 'the home page comes whole, or in the parts that are asked for',
    run: async (world) => {
      const { failed, ...parts } = await answerOf(world, homeApi.home, {});
      assert.deepEqual(failed, []);
      assert.equal(parts.isEmpty, false);
      const asked = await answerOf(world, homeApi.home, { parts: ['tools', 'inbox'] });
      assert.deepEqual(asked, { tools: parts.tools, inbox: parts.inbox, failed: [] });
    },
  },
  {
    name: 'a person arranges their own links, which others do not get',
    run: async (world) => {
      const items = [
        { area: 'tool', id: world.items.tool },
        { area: 'service', id: world.items.service },
      ] as const;
      const { pinned } = await answerOf(world, homeApi.updatePinned, { items: [...items] });
      assert.deepEqual(
        pinned.map(({ area, id }) => ({ area, id })),
        items,
      );
      const others = await answerOf(world, homeApi.home, { parts: ['shortcuts'] }, { as: 'admin' });
      assert.deepEqual(others.shortcuts?.pinned, []);
      assert.deepEqual((await answerOf(world, homeApi.updatePinned, { items: [] })).pinned, []);
    },
  },
];

/** Cases of the home page and of the calls that only single areas have. */
export const ownCases: readonly ContractCase[] = [...notices, ...wholes];
