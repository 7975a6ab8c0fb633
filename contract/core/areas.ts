/** The kinds of content. An item is known by its area and its id within it. */
export const AREAS = ['service', 'notice', 'benefit', 'news', 'personnel', 'information', 'tool'] as const;
export type Area = (typeof AREAS)[number];

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
