import assert from 'node:assert/strict';
import type { InputOf } from '../../../contract/core/endpoint';
import { homeApi } from '../../../contract/home';
import { homeManageApi as api } from '../../../contract/manage/home';
import { answerOf, assertFails, type ContractCase, type World } from '../world';

const asAdmin = { as: 'admin' } as const;
type SlideInput = InputOf<typeof api.save>['slides'][number];

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="1"/>';
const text = (title: string) => ({ title, text: '', alt: '' });
const slide = (own: Partial<SlideInput> = {}): SlideInput => ({
  ...{ id: null, hue: 'tool', item: null, link: '/tool', startsAt: null, endsAt: null, isOn: true, picture: null },
  texts: { 'en-US': text('All tools') },
  ...own,
});

const read = (world: World) => answerOf(world, api.info, {}, asAdmin);
async function save(world: World, slides: SlideInput[]) {
  const { version } = await read(world);
  return answerOf(world, api.save, { version, slides }, asAdmin);
}
async function refused(world: World, ...slides: SlideInput[]) {
  const { version } = await read(world);
  return assertFails(world, api.save, { version, slides }, 'home.invalid', asAdmin);
}
const seen = async (world: World) => (await answerOf(world, homeApi.home, { parts: ['slides'] })).slides ?? [];

export const homePlaceCases: ContractCase[] = [
  {
    name: 'an administrator stores slides with texts, link, picture and order, and readers see them at once',
    run: async (world) => {
      const picture = await answerOf(world, api.upload, { name: 'Tools.svg' }, { ...asAdmin, content: DRAWING });
      const texts = { 'en-US': { title: 'All tools', text: 'For work.', alt: 'A hammer' }, 'zh-CN': text('全部工具') };
      const item = { area: 'service', id: world.items.service } as const;
      const { slides } = await save(world, [slide({ texts, picture: picture.id }), slide({ item, link: null })]);
      assert.deepEqual(
        slides.map((each) => [each.link, each.item?.id, each.item?.isReadable, each.picture?.id]),
        [
          ['/tool', undefined, undefined, picture.id],
          [null, world.items.service, true, undefined],
        ],
      );
      const [first, second] = await seen(world);
      assert.deepEqual(
        [first?.title, first?.text, first?.link, first?.alt, first?.picture?.id],
        ['All tools', 'For work.', '/tool', 'A hammer', picture.id],
      );
      assert.deepEqual([second?.title, second?.alt], ['All tools', '']);
      assert.notEqual(first?.id, second?.id);
    },
  },
  {
    name: 'an administrator switches slides off and sets their times, and readers do not see those that are off or not due',
    run: async (world) => {
      await save(world, [
        slide({ isOn: false }),
        slide({ startsAt: '2120-01-01T08:00:00.000Z' }),
        slide({ endsAt: '2020-01-01T08:00:00.000Z' }),
        slide({ startsAt: '2020-01-01T08:00:00.000Z', link: null, texts: { 'zh-CN': text('现在') } }),
      ]);
      assert.deepEqual(
        (await seen(world)).map(({ title, locale, link }) => [title, locale, link]),
        [['现在', 'zh-CN', null]],
      );
    },
  },
  {
    name: 'an administrator gives the address of an item, and the slide leads to that item',
    run: async (world) => {
      const { slides } = await save(world, [slide({ link: `/service/${world.items.service}` })]);
      assert.deepEqual([slides[0]?.link, slides[0]?.item?.id], [null, world.items.service]);
    },
  },
  {
    name: 'an administrator whose change of slides is invalid or based on an older version is refused',
    run: async (world) => {
      const { version } = await read(world);
      const { slides } = await save(world, [slide()]);
      await assertFails(world, api.save, { version, slides: [] }, 'home.conflict', asAdmin);
      const id = slides[0]?.id ?? '';
      assert.deepEqual(Object.keys(await refused(world, slide({ texts: {} }))), ['slides.0.texts']);
      assert.deepEqual(Object.keys(await refused(world, slide({ id }), slide({ id }))), ['slides.1.id']);
      assert.deepEqual(Object.keys(await refused(world, slide({ link: 'https://elsewhere.example' }))), ['slides.0.link']);
      const item = { area: 'tool', id: 'no-such' } as const;
      assert.deepEqual(Object.keys(await refused(world, slide({ item }))), ['slides.0.link']);
      assert.deepEqual(Object.keys(await refused(world, slide({ item, link: null }))), ['slides.0.item']);
      const picture = '5e551017-0000-4000-8000-000000000000';
      assert.deepEqual(Object.keys(await refused(world, slide({ picture }))), ['slides.0.picture']);
      const times = { startsAt: '2030-01-02T00:00:00.000Z', endsAt: '2030-01-01T00:00:00.000Z' };
      assert.deepEqual(Object.keys(await refused(world, slide(times))), ['slides.0.endsAt']);
      await assertFails(world, api.upload, { name: 'note.txt' }, 'file.unsupported', asAdmin);
      await assertFails(world, api.upload, { name: 'photo.png' }, 'file.mismatch', asAdmin);
      for (const [endpoint, input] of [
        [api.info, {}],
        [api.save, { version, slides: [] }],
        [api.upload, { name: 'Tools.svg' }],
      ] as const)
        await assertFails(world, endpoint, input, 'permission.denied', { as: 'editor' });
    },
  },
];
