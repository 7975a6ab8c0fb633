import type { Locale } from './locale';

/** Placeholder in index.html that the server replaces with the script and stylesheet tags of the requested page. */
export const PAGE_FILES_PLACE = '<!--page-files-->';

/** Name of the build's list of the files of each route; it is stored next to index.html. */
export const PAGE_FILES_LIST = 'page-files.json';

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
