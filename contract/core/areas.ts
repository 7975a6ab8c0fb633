/** The kinds of content. An item is known by its area and its id within it. */
export const AREAS = ['service', 'notice', 'benefit', 'news', 'personnel', 'information', 'tool'] as const;
export type Area = (typeof AREAS)[number];

/** Areas whose drafts have a page. */
export const DRAFT_AREAS = ['service', 'notice', 'benefit', 'news', 'personnel'] as const satisfies Area[];
export type DraftArea = (typeof DRAFT_AREAS)[number];

/** Where an area's documents lie in a content folder. */
export const AREA_FOLDERS: Record<Area, string> = {
  service: 'service',
  notice: 'notice',
  benefit: 'welfare',
  news: 'welfare/news',
  personnel: 'personnel',
  information: 'information',
  tool: 'tool',
};

/** Path of an area's list. */
export const AREA_PATHS: Record<Area, string> = {
  service: '/service',
  notice: '/notice',
  benefit: '/welfare',
  news: '/welfare/news',
  personnel: '/personnel',
  information: '/information',
  tool: '/tool',
};

/** Path of an area's item, with `:id` in place of its id. */
export const ITEM_PATHS: Record<Area, string> = {
  service: '/service/:id',
  notice: '/notice/:id',
  benefit: '/welfare/:id',
  news: '/welfare/news/:id',
  personnel: '/personnel/:id',
  information: '/information?doc=:id',
  tool: '/tool?tool=:id',
};
