import assert from 'node:assert/strict';
import { favouriteApi } from '../../contract/favourite';
import { feedbackApi } from '../../contract/feedback';
import { healthApi } from '../../contract/health';
import type { Highlight } from '../../contract/item';
import { previewApi } from '../../contract/preview';
import { FORM_SORTS, SEARCH_SORTS, servicehallApi as api } from '../../contract/servicehall';
import type { Classification } from '../../contract/classification';
import { sessionApi } from '../../contract/session';
import { answerOf, assertFails, type ContractCase, type World } from './world';

const read = (world: World, as: 'employee' | 'editor' = 'employee') =>
  answerOf(world, api.formInfo, { id: world.formId }, { as });
const flat = (tree: readonly Classification[]): Classification[] => tree.flatMap((node) => [node, ...flat(node.children)]);
const textOf = (parts: Highlight['title']) => parts.map(({ text }) => text).join('');

const lists: ContractCase[] = [
  {
    name: 'a reader pages through every form once, in whichever order',
    run: async (world) => {
      for (const sort of FORM_SORTS) {
        const { items, total } = await answerOf(world, api.formList, { sort, pageSize: 100 });
        const first = await answerOf(world, api.formList, { sort, page: 1, pageSize: 1 });
        assert.deepEqual([first.items, first.total, first.page, first.pageSize], [items.slice(0, 1), total, 1, 1]);
        assert.equal(new Set(items.map(({ id }) => id)).size, Math.min(total, 100));
      }
    },
  },
  {
    name: 'a reader beyond the last page gets an empty one',
    run: async (world) => {
      const beyond = await answerOf(world, api.formList, { page: 10_000, pageSize: 100 });
      assert.deepEqual([beyond.items, beyond.page, beyond.total > 0], [[], 10_000, true]);
    },
  },
  {
    name: 'a classification counts as many forms as its list has',
    run: async (world) => {
      const tree = await answerOf(world, api.classificationList, undefined);
      assert.ok(tree.length > 0);
      for (const { id, count } of flat(tree)) {
        const { total } = await answerOf(world, api.formList, { classificationId: id });
        assert.deepEqual([id, total > 0, total], [id, true, count]);
      }
    },
  },
  {
    name: 'a reader finds a form by its title, and is shown where',
    run: async (world) => {
      const { title } = await read(world);
      for (const sort of SEARCH_SORTS) {
        const { items } = await answerOf(world, api.search, { query: title, sort });
        const found = items.find(({ id }) => id === world.formId);
        assert.ok(found, sort);
        assert.equal(textOf(found.highlight.title), title);
        assert.ok(found.highlight.title.some(({ hit }) => hit));
      }
      assert.equal((await answerOf(world, api.search, { query: 'qzxvkw' })).total, 0);
    },
  },
  {
    name: 'a reader who searches for nothing gets everything',
    run: async (world) => {
      const all = await answerOf(world, api.formList, {});
      assert.equal((await answerOf(world, api.search, { query: '  ' })).total, all.total);
    },
  },
  {
    name: 'a person who types the beginning of a title is offered it',
    run: async (world) => {
      const { title } = await read(world);
      const offered = await answerOf(world, api.suggest, { query: title.slice(0, 4) });
      assert.ok(offered.length > 0 && offered.length <= 8);
      assert.ok(offered.some(({ id }) => id === world.formId));
    },
  },
  {
    name: 'a reader gets at most ten hot keywords, none twice',
    run: async (world) => {
      const words = await answerOf(world, api.keywordList, undefined);
      assert.ok(words.length <= 10);
      assert.equal(new Set(words.map(({ id }) => id)).size, words.length);
    },
  },
];

const forms: ContractCase[] = [
  {
    name: 'a reader gets a form as its card in the list has it, in both languages',
    run: async (world) => {
      for (const locale of ['en-US', 'zh-CN'] as const) {
        const { items } = await answerOf(world, api.formList, { pageSize: 100 }, { locale });
        const form = await answerOf(world, api.formInfo, { id: world.formId }, { locale });
        const card = items.find(({ id }) => id === world.formId);
        assert.ok(card);
        for (const key of Object.keys(card) as (keyof typeof card)[]) assert.deepEqual(form[key], card[key], key);
        assert.deepEqual(
          form.classifications.map(({ id }) => id),
          form.classificationIds,
        );
      }
    },
  },
  {
    name: 'each share counts one, and a view counts once',
    run: async (world) => {
      const { shareCount } = await read(world);
      assert.deepEqual(await answerOf(world, api.updateShareCount, { id: world.formId }), { shareCount: shareCount + 1 });
      assert.deepEqual(await answerOf(world, api.updateShareCount, { id: world.formId }), { shareCount: shareCount + 2 });
      const seen = await answerOf(world, api.updateViews, { id: world.formId });
      assert.deepEqual(await answerOf(world, api.updateViews, { id: world.formId }), seen);
      assert.equal((await read(world)).views, seen.views);
    },
  },
  {
    name: 'a person keeps and drops a favourite that others do not see',
    run: async (world) => {
      const mark = (favourite: boolean) => answerOf(world, favouriteApi.update, { area: 'service', id: world.formId, favourite });
      const kept = async () => (await answerOf(world, favouriteApi.list, undefined)).map(({ id }) => id);
      assert.deepEqual(await mark(true), { favourite: true });
      assert.deepEqual(await mark(true), { favourite: true });
      assert.deepEqual(
        [await kept(), (await read(world)).favourite, (await read(world, 'editor')).favourite],
        [[world.formId], true, false],
      );
      assert.equal((await answerOf(world, api.formList, { favourite: true })).total, 1);
      assert.deepEqual(await mark(false), { favourite: false });
      assert.deepEqual([await kept(), (await read(world)).favourite], [[], false]);
    },
  },
  {
    name: 'a person who changes their mind about a form is counted once',
    run: async (world) => {
      const { useful } = await read(world);
      const say = (answer: boolean) =>
        answerOf(world, feedbackApi.create, { area: 'service', id: world.formId, useful: answer, comment: '<b>Thanks</b>' });
      assert.deepEqual(await say(true), { yes: useful.yes + 1, no: useful.no, mine: true });
      assert.deepEqual(await say(false), { yes: useful.yes, no: useful.no + 1, mine: false });
      assert.deepEqual((await read(world)).useful, { yes: useful.yes, no: useful.no + 1, mine: false });
    },
  },
];

const drafts: ContractCase[] = [
  {
    name: 'an editor reads a draft that a reader opens by its link alone',
    run: async (world) => {
      const id = world.draftId;
      const listed = await answerOf(world, previewApi.list, { area: 'service' }, { as: 'editor' });
      const draft = await answerOf(world, previewApi.serviceInfo, { id }, { as: 'editor' });
      const entry = listed.find((candidate) => candidate.id === id);
      assert.deepEqual([entry?.title, entry?.locale], [draft.title, draft.locale]);
      await assertFails(world, previewApi.serviceInfo, { id }, 'preview.not_found');
      await assertFails(world, previewApi.serviceInfo, { id, token: 'guess' }, 'preview.not_found');
      await assertFails(world, api.formInfo, { id }, 'form.not_found');
      const { token } = await answerOf(world, previewApi.createLink, { area: 'service', id }, { as: 'editor' });
      const opened = await answerOf(world, previewApi.serviceInfo, { id, token });
      assert.deepEqual([opened.title, draft.can.edit, opened.can.edit], [draft.title, true, false]);
    },
  },
];

const sessions: ContractCase[] = [
  {
    name: 'a token of nobody is refused',
    run: async (world) => {
      await assertFails(world, sessionApi.ucToken, { ucToken: 'made-up' }, 'login.invalid', { as: null });
      const refresh = await world.send({
        endpoint: sessionApi.refresh,
        input: { refreshToken: 'made-up' },
        as: null,
        locale: 'en-US',
      });
      assert.equal(refresh.status, 401);
    },
  },
  {
    name: 'a load balancer asks without a session',
    run: async (world) => {
      assert.deepEqual(await answerOf(world, healthApi.live, {}, { as: null }), { status: 'live' });
      assert.deepEqual(await answerOf(world, healthApi.ready, {}, { as: null }), { status: 'ready' });
    },
  },
  {
    name: 'a person sees where they are signed in, ends what is theirs alone, and stays signed in here',
    run: async (world) => {
      const { sessions } = await answerOf(world, sessionApi.list, undefined);
      assert.equal(sessions.filter(({ current }) => current).length, 1);
      const id = '00000000-0000-4000-8000-000000000000';
      await assertFails(world, sessionApi.end, { id }, 'session.not_found');
      assert.deepEqual(await answerOf(world, sessionApi.endOthers, undefined), { ended: sessions.length - 1 });
      const { sessions: left } = await answerOf(world, sessionApi.list, undefined);
      assert.deepEqual(
        left.map(({ current }) => current),
        [true],
      );
    },
  },
  {
    name: 'a person who ends the session that they ask in is signed out',
    run: async (world) => {
      const { sessions } = await answerOf(world, sessionApi.list, undefined, { as: 'editor' });
      const id = sessions.find(({ current }) => current)?.id ?? '';
      assert.deepEqual(await answerOf(world, sessionApi.end, { id }, { as: 'editor' }), {});
      await assertFails(world, sessionApi.list, undefined, 'session.revoked', { as: 'editor' });
    },
  },
  {
    name: 'a person who signs out is signed out',
    run: async (world) => {
      await answerOf(world, sessionApi.logout, undefined, { as: 'admin' });
      const { status } = await world.send({ endpoint: api.classificationList, input: undefined, as: 'admin', locale: 'en-US' });
      assert.equal(status, 401);
    },
  },
];

/** In this order: the last ones end the editor's session and the administrator's. */
export const answerCases: readonly ContractCase[] = [...lists, ...forms, ...drafts, ...sessions];
