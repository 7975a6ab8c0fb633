import type { Locale } from './locale';

/** Where in index.html the server writes the tags of the scripts and style sheets that the asked page needs. */
export const PAGE_FILES_PLACE = '<!--page-files-->';

/** The build's list of each route's own files, beside index.html. */
export const PAGE_FILES_LIST = 'page-files.json';

export interface PageFiles {
  /** Each route's pattern (a regular expression's source) with its files, the most exact route first. */
  routes: [pattern: string, files: string[]][];
  /** The files of each language's texts. */
  texts: Record<Locale, string[]>;
  /** The page that whoever is signed out is led to, whatever they asked for. */
  signInPath: string;
}
