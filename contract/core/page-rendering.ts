import { ITEM_PATHS } from './areas';
import type { Locale } from './locale';
import { itemAt } from './paths';
import { timeZoneName } from './time-zone';

/** Markers around the part of index.html that the server replaces by the content of a page. */
export const CONTENT_START = '<!--content-->';
export const CONTENT_END = '<!--/content-->';

/**
 * Paths of the pages that the server sends with their content. Pages whose parts load on demand are not among them,
 * because parts do not load while a page is rendered.
 */
export const RENDERED_PATHS = [
  '/',
  '/service',
  '/service/:id',
  '/notice',
  '/notice/search',
  '/notice/:id',
  '/welfare',
  '/welfare/search',
  '/welfare/news',
  '/welfare/news/:id',
  '/welfare/:id',
  '/personnel',
  '/personnel/:id',
] as const;
export type RenderedPath = (typeof RENDERED_PATHS)[number];

/**
 * Returns whether the server renders the page at an address (path with the query). It renders none that searches: the server counts
 * searches, which are made by the program alone.
 */
export function isRenderedAddress(address: string): boolean {
  const end = address.includes('?') ? address.indexOf('?') : address.length;
  const [pathname, search] = [address.slice(0, end), address.slice(end)];
  const item = itemAt(pathname);
  // A path with a placeholder is no page.
  if (!item && pathname.includes(':')) return false;
  const path = item ? ITEM_PATHS[item.area] : pathname;
  return RENDERED_PATHS.some((rendered) => rendered === path) && !new URLSearchParams(search).get('query')?.trim();
}

/** Attribute of the root element of a page that the server sent with its content. */
export const RENDERED_ATTRIBUTE = 'data-rendered';

/**
 * Header of a page: the build that rendered its content, or `none` if the server renders no page. Missing if only this page comes without
 * its content. A service worker shows only content of its own build.
 */
export const CONTENT_HEADER = 'portico-content';
export const NO_CONTENT = 'none';

/** Id of the script element with what the server rendered a page from, as JSON (`RenderedFrom`). */
export const ANSWERS_ID = 'page-answers';

/** Cookie in which a browser tells the server the facts that the layout and the dates of a page depend on. */
export const DEVICE_COOKIE = 'device';

export interface Device {
  /** Name of the time zone, such as `Asia/Shanghai`. */
  timeZone: string;
  /** Width of the window in CSS pixels. */
  width: number;
  /** True if pages can be kept on the device. */
  keepsPages: boolean;
}

/** Returns the value of the cookie, such as `1440:Asia/Shanghai:keeps`. */
export const deviceText = ({ timeZone, width, keepsPages }: Device): string => `${width}:${timeZone}${keepsPages ? KEEPS : ''}`;

/** Returns the device that a cookie tells of; null if it is not one, because anyone can edit a cookie. */
export function deviceOf(text: string | undefined): Device | null {
  const [, width = '', timeZone = '', keeps] = /^([1-9]\d{1,4}):([A-Za-z0-9_+/-]{1,64})(:keeps)?$/.exec(text ?? '') ?? [];
  return width && timeZoneName(timeZone) ? { timeZone, width: Number(width), keepsPages: keeps === KEEPS } : null;
}

const KEEPS = ':keeps';

/** A call of the API that a page makes first. */
export interface FirstCall {
  key: string;
  method: 'GET' | 'POST';
  /** Path with the query. */
  url: string;
  /** Undefined for a call without a body. */
  body: unknown;
}

/** Data that the first calls returned, by their key. */
export type FirstAnswers = Record<string, unknown>;

export interface RenderedFrom {
  /** Signed-in person, as stored in their browser. */
  person: string;
  answers: FirstAnswers;
}

export interface PageToRender extends RenderedFrom {
  /** Path with the query. */
  address: string;
  locale: Locale;
  device: Device;
}
