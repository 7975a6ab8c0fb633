import type { Locale } from './locale';
import { timeZoneName } from './time-zone';

/** Markers around the part of index.html that the server replaces by the content of a page. */
export const CONTENT_START = '<!--content-->';
export const CONTENT_END = '<!--/content-->';

/** Attribute of the root element of a page that the server sent with its content. */
export const RENDERED_ATTRIBUTE = 'data-rendered';

/** Id of the script element with the answers that the server rendered a page from: a JSON object by key of the call. */
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
  method: string;
  /** Path with the query. */
  url: string;
  /** Undefined for a call without a body. */
  body: unknown;
}

/** Data that the first calls returned, by their key. */
export type FirstAnswers = Record<string, unknown>;

export interface PageToRender {
  /** Path with the query. */
  address: string;
  locale: Locale;
  /** Signed-in person, as stored in their browser. */
  person: string;
  device: Device;
  answers: FirstAnswers;
}
