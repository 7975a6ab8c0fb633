import type { Area } from '../../contract/core/areas';
import type { Names } from './item';

export interface MockSlide {
  id: string;
  titles: Names;
  texts: Names;
  link: string | null;
  hue: Area;
}

/** Returns the slides of the home page's banner. */
export const sampleSlides = (): MockSlide[] => [
  {
    id: 'harbour',
    titles: { 'en-US': 'The harbour office opens', 'zh-CN': '海港办公室启用' },
    texts: { 'en-US': 'What to pack and when to come.', 'zh-CN': '打包清单与启用时间。' },
    link: '/notice/harbour-office',
    hue: 'notice',
  },
  {
    id: 'bicycles',
    titles: { 'en-US': 'Lease a bicycle', 'zh-CN': '租一辆自行车' },
    texts: { 'en-US': 'See whether you are entitled.', 'zh-CN': '看看您是否符合条件。' },
    link: '/welfare/bicycle-lease',
    hue: 'benefit',
  },
];
