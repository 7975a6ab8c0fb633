import type { Locale } from './locale';

/** Content areas. An item is identified by its area and its id within the area. */
export const AREAS = ['service', 'notice', 'benefit', 'news', 'personnel', 'information', 'tool'] as const;
export type Area = (typeof AREAS)[number];

/** Returns the area with that name; undefined if there is none. */
export const areaNamed = (name: string | undefined): Area | undefined => AREAS.find((area) => area === name);

/** Areas whose drafts have a preview page. */
export const DRAFT_AREAS = ['service', 'notice', 'benefit', 'news', 'personnel'] as const satisfies Area[];
export type DraftArea = (typeof DRAFT_AREAS)[number];

/** Noun of each area's items in error codes. */
const ITEM_NOUNS = {
  service: 'form',
  notice: 'notice',
  benefit: 'benefit',
  news: 'news',
  personnel: 'personnel',
  information: 'information',
  tool: 'tool',
} as const satisfies Record<Area, string>;
export type ItemNotFound = `${(typeof ITEM_NOUNS)[Area]}.not_found`;

/** Returns the error code of calls about an item that does not exist, or that the caller may not see. */
export const itemNotFound = (area: Area): ItemNotFound => `${ITEM_NOUNS[area]}.not_found`;

/** Message of each area's error code of an unknown item. */
export const ITEM_NOT_FOUND_MESSAGES: Record<Area, Record<Locale, string>> = {
  service: { 'en-US': 'This service does not exist, or is no longer offered.', 'zh-CN': '该服务不存在或已下线。' },
  notice: { 'en-US': 'This notice does not exist, or is no longer valid.', 'zh-CN': '该通知不存在或已失效。' },
  benefit: { 'en-US': 'This benefit does not exist, or is no longer offered.', 'zh-CN': '该福利不存在或已下线。' },
  news: { 'en-US': 'This story does not exist, or is no longer published.', 'zh-CN': '该资讯不存在或已下线。' },
  personnel: { 'en-US': 'This page does not exist, or is no longer published.', 'zh-CN': '该页面不存在或已下线。' },
  information: { 'en-US': 'This document does not exist, or is no longer published.', 'zh-CN': '该文档不存在或已下线。' },
  tool: { 'en-US': 'This tool does not exist, or is no longer offered.', 'zh-CN': '该工具不存在或已下线。' },
};

/** Folder of each area's documents within a content folder. */
export const AREA_FOLDERS: Record<Area, string> = {
  service: 'service',
  notice: 'notice',
  benefit: 'welfare',
  news: 'welfare/news',
  personnel: 'personnel',
  information: 'information',
  tool: 'tool',
};

/** Path of each area's list. */
export const AREA_PATHS: Record<Area, string> = {
  service: '/service',
  notice: '/notice',
  benefit: '/welfare',
  news: '/welfare/news',
  personnel: '/personnel',
  information: '/information',
  tool: '/tool',
};

/** Path of each area's item page, with `:id` as the placeholder for the id. */
export const ITEM_PATHS: Record<Area, string> = {
  service: '/service/:id',
  notice: '/notice/:id',
  benefit: '/welfare/:id',
  news: '/welfare/news/:id',
  personnel: '/personnel/:id',
  information: '/information?doc=:id',
  tool: '/tool?tool=:id',
};
