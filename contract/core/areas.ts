/** Content areas. An item is identified by its area and its id within the area. */
export const AREAS = ['service', 'notice', 'benefit', 'news', 'personnel', 'information', 'tool'] as const;
export type Area = (typeof AREAS)[number];

/** Areas whose drafts have a preview page. */
export const DRAFT_AREAS = ['service', 'notice', 'benefit', 'news', 'personnel'] as const satisfies Area[];
export type DraftArea = (typeof DRAFT_AREAS)[number];

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
