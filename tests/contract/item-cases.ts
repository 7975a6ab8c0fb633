import assert from 'node:assert/strict';
import { AREAS, DRAFT_AREAS, type Area, type DraftArea } from '../../contract/core/areas';
import { favouriteApi } from '../../contract/favourite';
import { feedbackApi } from '../../contract/feedback';
import { previewApi } from '../../contract/preview';
import { COMMON_APIS, DRAFT_INFOS } from './areas';
import { answerOf, assertFails, type ContractCase, type World } from './world';

const casesOf = (area: Area): ContractCase[] => {
  const api = COMMON_APIS[area];
  const read = (world: World, as: 'employee' | 'editor' = 'employee') =>
    answerOf(world, api.info, { id: world.items[area] }, { as });
  return [
    {
      name: `a reader gets a ${area} as its card in the list has it, in both languages`,
      run: async (world) => {
        for (const locale of ['en-US', 'zh-CN'] as const) {
          const { items } = await answerOf(world, api.list, { pageSize: 100 }, { locale });
          const item = await answerOf(world, api.info, { id: world.items[area] }, { locale });
          const card = items.find(({ id }) => id === item.id);
          assert.ok(card);
          for (const key of Object.keys(card) as (keyof typeof card)[]) assert.deepEqual(item[key], card[key], key);
          assert.deepEqual([item.locale, item.locales], [locale, ['en-US', 'zh-CN']]);
          assert.deepEqual(
            item.classifications.map(({ id }) => id),
            item.classificationIds,
          );
        }
      },
    },
    {
      name: `each share of a ${area} counts one, and a view counts once`,
      run: async (world) => {
        const id = world.items[area];
        const { shareCount } = await read(world);
        assert.deepEqual(await answerOf(world, api.updateShareCount, { id }), { shareCount: shareCount + 1 });
        assert.deepEqual(await answerOf(world, api.updateShareCount, { id }), { shareCount: shareCount + 2 });
        const seen = await answerOf(world, api.updateViews, { id });
        assert.deepEqual(await answerOf(world, api.updateViews, { id }), seen);
        assert.equal((await read(world)).views, seen.views);
      },
    },
    {
      name: `a person keeps and drops a ${area} as a favourite that others do not see`,
      run: async (world) => {
        const id = world.items[area];
        const mark = (favourite: boolean) => answerOf(world, favouriteApi.update, { area, id, favourite });
        const kept = async () =>
          (await answerOf(world, favouriteApi.list, undefined)).map((item) => ({ area: item.area, id: item.id }));
        assert.deepEqual(await mark(true), { favourite: true });
        assert.deepEqual(await mark(true), { favourite: true });
        assert.deepEqual(
          [await kept(), (await read(world)).favourite, (await read(world, 'editor')).favourite],
          [[{ area, id }], true, false],
        );
        assert.equal((await answerOf(world, api.list, { favourite: true })).total, 1);
        assert.deepEqual(await mark(false), { favourite: false });
        assert.deepEqual([await kept(), (await read(world)).favourite], [[], false]);
      },
    },
    {
      name: `a person who changes their mind about a ${area} is counted once`,
      run: async (world) => {
        const { useful } = await read(world);
        const say = (answer: boolean) =>
          answerOf(world, feedbackApi.create, { area, id: world.items[area], useful: answer, comment: '<b>Thanks</b>' });
        assert.deepEqual(await say(true), { yes: useful.yes + 1, no: useful.no, mine: true });
        assert.deepEqual(await say(false), { yes: useful.yes, no: useful.no + 1, mine: false });
        assert.deepEqual((await read(world)).useful, { yes: useful.yes, no: useful.no + 1, mine: false });
      },
    },
  ];
};

const draftOf = (area: DraftArea): ContractCase => ({
  name: `an editor reads a draft of a ${area} that a reader opens by its link alone`,
  run: async (world) => {
    const { info } = COMMON_APIS[area];
    const draftInfo = DRAFT_INFOS[area];
    const id = world.drafts[area];
    const listed = await answerOf(world, previewApi.list, { area }, { as: 'editor' });
    const draft = await answerOf(world, draftInfo, { id }, { as: 'editor' });
    const entry = listed.find((candidate) => candidate.id === id);
    assert.deepEqual([entry?.title, entry?.locale], [draft.title, draft.locale]);
    await assertFails(world, draftInfo, { id }, 'preview.not_found');
    await assertFails(world, draftInfo, { id, token: 'guess' }, 'preview.not_found');
    await assertFails(world, info, { id }, info.errors[0]);
    const { token } = await answerOf(world, previewApi.createLink, { area, id, label: 'Legal' }, { as: 'editor' });
    const opened = await answerOf(world, draftInfo, { id, token });
    assert.deepEqual([opened.title, draft.can.edit, opened.can.edit], [draft.title, true, false]);
  },
});

const revokedDraftOf = (area: DraftArea): ContractCase => ({
  name: `an editor revokes the preview links of a ${area}, one by its token or all, and a reader gets 404 by them`,
  run: async (world) => {
    const draftInfo = DRAFT_INFOS[area];
    const id = world.drafts[area];
    const newLink = async () =>
      (await answerOf(world, previewApi.createLink, { area, id, label: 'Legal' }, { as: 'editor' })).token;
    const revoke = async (token?: string) =>
      (await answerOf(world, previewApi.revokeLinks, { area, id, ...(token && { token }) }, { as: 'editor' })).revoked;
    await revoke();
    const [one, other] = [await newLink(), await newLink()];
    await assertFails(world, previewApi.revokeLinks, { area, id }, 'permission.denied');
    assert.deepEqual([await revoke('guess'), await revoke(one), await revoke(one)], [0, 1, 0]);
    await assertFails(world, draftInfo, { id, token: one }, 'preview.not_found');
    await answerOf(world, draftInfo, { id, token: other });
    await newLink();
    assert.deepEqual([await revoke(), await revoke()], [2, 0]);
    await assertFails(world, draftInfo, { id, token: other }, 'preview.not_found');
    await answerOf(world, draftInfo, { id }, { as: 'editor' });
  },
});

export const itemCases: readonly ContractCase[] = [
  ...AREAS.flatMap(casesOf),
  ...DRAFT_AREAS.map(draftOf),
  ...DRAFT_AREAS.map(revokedDraftOf),
];
