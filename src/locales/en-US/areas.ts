import type { Area } from 'contract/core/areas';

/** Name of each area, as the navigation and page titles show it. */
export const areaNames = {
  service: 'Service hall',
  notice: 'Notices',
  benefit: 'Welfare',
  news: 'Welfare news',
  personnel: 'Personnel',
  information: 'Information',
  tool: 'Tools',
} satisfies Record<Area, string>;

/** Lead of each area's list. */
export const areaLeads = {
  service: 'Forms and services of every department, from leave to laptops.',
  notice: 'Company announcements, and notices that need your confirmation.',
  benefit: 'What you are entitled to, how to claim it, and until when.',
  news: 'News about benefits, health and life at work.',
  personnel: 'Guides and policies on joining, contracts, leave, learning and moving on.',
  information: 'Handbooks, policies and other reference documents.',
  tool: 'All the applications you work with, in one place.',
} satisfies Record<Area, string>;

/** Buttons that lead to each area's list. */
export const areaBrowse = {
  service: 'Browse services',
  notice: 'Browse notices',
  benefit: 'Browse benefits',
  news: 'Browse welfare news',
  personnel: 'Browse guides and policies',
  information: 'Browse documents',
  tool: 'Browse tools',
} satisfies Record<Area, string>;
