import type { Locale } from './locale';

/** Placeholder in index.html for the script and stylesheet tags of the requested page. */
export const PAGE_FILES_PLACE = '<!--page-files-->';

/** Name of the build's list of the files of each route; it is stored next to index.html. */
export const PAGE_FILES_LIST = 'page-files.json';

/** Pattern of file names with a content hash, as Umi builds them: `umi.6e75fa2f.js`, `….8505f455.async.js`, `….1a2b3c4d.chunk.css`. */
export const HASHED_FILE = /\.[0-9a-f]{8}\.(?:async\.|chunk\.)?[a-z0-9]+$/;

/**
 * Address of the shell: the HTML without the files of any page, from which the service worker builds pages. The server replaces the
 * zeros with a hash of the HTML and its headers, also in the worker's script.
 */
export const SHELL_PATH = '/shell.00000000.html';

/** Address of the service worker's script, and the name of the file with the built one. */
export const WORKER_PATH = '/sw.js';
export const BUILT_WORKER = 'portal-worker.js';

/** Name of the HTML's meta element with the worker's address. The element is missing if the portal has no worker. */
export const WORKER_META = 'portico-worker';

/** Name of the HTML's meta element with the id of the build, which names a release. The element is missing in development. */
export const BUILD_META = 'portico-build';

/** Message of a page to the service worker. */
export type WorkerMessage =
  /** A page has loaded these files in this language, and the server had no newer release at `checkedAt` (epoch milliseconds) or later. */
  | { type: 'visited'; files: string[]; locale: string; checkedAt: number }
  /** A page has loaded these files since its visit was reported. They say nothing about the release. */
  | { type: 'loaded'; files: string[] }
  /** The pages at these addresses must open without a connection; `files` are those that the sending page has loaded. */
  | { type: 'kept'; addresses: string[]; files: string[] }
  | { type: 'signed-out' }
  /** The server has a newer release. The worker answers on the port of the message once it will request the next page from the server. */
  | { type: 'outdated' };

export interface PageFiles {
  /**
   * Pattern of path and query (the source of a regular expression) and the files of the page at such an address, the most
   * specific pattern first. The scripts in `beside` are requested with them, but the page does not wait for them.
   */
  routes: [pattern: string, files: string[], beside?: string[]][];
  /** Script of the program with the texts of each language, which runs after those of the page. */
  program: Record<Locale, string>;
  /** Path of the page to which people who are signed out are redirected from any page. */
  signInPath: string;
}

/** Returns a function that gives the tags of the scripts and stylesheets of the page at an address. */
export function pageTags({ routes, program }: PageFiles): (address: string, locale: Locale) => string {
  const pages = routes.map(([source, files, beside = []]) => ({
    pattern: new RegExp(source),
    tags: [...files.map(tagOf), ...beside.map((file) => `<script src="${file}" async></script>`)].join(''),
  }));
  return (address, locale) => (pages.find(({ pattern }) => pattern.test(address))?.tags ?? '') + tagOf(program[locale]);
}

/** Returns the built HTML in one language, with the tags of a page. */
export const filledPage = (html: string, locale: Locale, tags: string): string =>
  html.replace(/(<html[^>]* lang=")[^"]*/, `$1${locale}`).replace(PAGE_FILES_PLACE, () => tags);

const tagOf = (file: string): string =>
  file.endsWith('.css') ? `<link rel="stylesheet" href="${file}">` : `<script src="${file}" defer fetchpriority="high"></script>`;
