import type { ManagedHome } from '../../contract/manage/home';
import type { ItemRef } from '../../contract/item';

type Managed = ManagedHome['slides'][number];
/** Slide of the home page's banner, as it is stored. */
export type MockSlide = Omit<Managed, 'item'> & { item: ItemRef | null };

const ALWAYS = { startsAt: null, endsAt: null, isOn: true, picture: null } as const;

/** Returns the slides of the home page's banner: two that are shown, and one that is switched off. */
export const sampleSlides = (): MockSlide[] => [
  {
    ...ALWAYS,
    id: 'harbour',
    hue: 'notice',
    item: null,
    link: '/notice/harbour-office',
    texts: {
      'en-US': { title: 'The harbour office opens', text: 'What to pack and when to come.', alt: '' },
      'zh-CN': { title: '海港办公室启用', text: '打包清单与启用时间。', alt: '' },
    },
  },
  {
    ...ALWAYS,
    id: 'bicycles',
    hue: 'benefit',
    item: { area: 'benefit', id: 'bicycle-lease' },
    link: null,
    texts: {
      'en-US': { title: 'Lease a bicycle', text: 'See whether you are entitled.', alt: '' },
      'zh-CN': { title: '租一辆自行车', text: '看看您是否符合条件。', alt: '' },
    },
  },
  {
    ...ALWAYS,
    id: 'summer-party',
    hue: 'news',
    item: null,
    link: '/welfare',
    isOn: false,
    texts: { 'en-US': { title: 'Summer party', text: '', alt: '' } },
  },
];
