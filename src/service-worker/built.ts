import type { PageFiles } from 'contract/core/page-files';

/** Facts about the build, which esbuild inserts (scripts/bundled-scripts.ts). */
interface Built {
  /** Id of the build, as in the HTML. */
  id: string;
  /** Pages that the worker can serve. */
  pages: PageFiles;
  /** Files that every page needs. They are cached before the worker of a release takes over. */
  files: string[];
}

declare const __BUILT__: Built;

export const BUILT = __BUILT__;
