/**
 * Stands in for the browser in the process that renders pages for the server: the few facts that components read while they render.
 * Effects do not run there, so nothing else is needed. Imported before the program.
 */
import { parseHTML } from 'linkedom';
import { WORKER_META } from 'contract/core/page-files';
import type { PageToRender } from 'contract/core/page-rendering';

/** Value of the token in the process that renders; the token of the person stays in the process that answers requests. */
export const TOKEN = 'rendering';

/** Origin of the addresses while pages are rendered; pages contain paths only. */
export const ORIGIN = 'http://localhost';

const noop = (): void => undefined;
const events = { addEventListener: noop, removeEventListener: noop };

const documentElement = { lang: '', dataset: {} };
/** Document with which the program splits the HTML of articles. */
const { document: parser } = parseHTML('<!doctype html>');
const browserGlobals = {
  ...events,
  document: {
    ...{ ...events, documentElement, cookie: '', hidden: false },
    createElement: (name: string) => parser.createElement(name),
    querySelector: (selector: string) => (keepsPages && selector.includes(WORKER_META) ? {} : null),
  },
  location: { href: '', origin: '', protocol: '', pathname: '', search: '', hash: '' },
  navigator: { onLine: true, languages: [], serviceWorker: undefined },
  caches: undefined,
  indexedDB: undefined,
  name: '',
  localStorage: undefined,
  sessionStorage: undefined,
  matchMedia: (query: string) => ({ ...events, matches: matches(query) }),
};
let width = 0;
let keepsPages = false;

/** Evaluates a query for a width, such as `(max-width: 900px)`. Any other query does not match. */
function matches(query: string): boolean {
  const [, bound, pixels] = /^\((min|max)-width: ([\d.]+)px\)$/.exec(query) ?? [];
  if (bound === undefined) return false;
  return bound === 'min' ? width >= Number(pixels) : width <= Number(pixels);
}

for (const [name, value] of Object.entries({ ...browserGlobals, window: globalThis }))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

/** Sets the facts to those of the browser that a page is rendered for. */
export function setBrowserFacts({ address, locale, person, device }: Omit<PageToRender, 'answers'>): void {
  const { href, origin, protocol, pathname, search } = new URL(address, ORIGIN);
  Object.assign(browserGlobals.location, { href, origin, protocol, pathname, search });
  documentElement.lang = locale;
  browserGlobals.document.cookie = `token=${TOKEN}; userInfo=${encodeURIComponent(person)}`;
  ({ width, keepsPages } = device);
  // Dates use the zone of the process. Setting it makes Node.js read the rules of the zone, so it is set only if it differs.
  if (process.env.TZ !== device.timeZone) process.env.TZ = device.timeZone;
}
