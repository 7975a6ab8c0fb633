import { itemFactory } from './item';

export const makeService = itemFactory('service');
export const makeNotice = itemFactory('notice');
export const makeBenefit = itemFactory('benefit');
export const makeNews = itemFactory('news');
export const makePersonnel = itemFactory('personnel');
export const makeInformation = itemFactory('information');
export const makeTool = itemFactory('tool');
