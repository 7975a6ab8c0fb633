import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AREA_FOLDERS } from '../../contract/core/areas';
import type { Reason } from '../modules/item/markdown/content-error';
import type { Problem } from './problems/problem';
import { REASONS, tooDeep, tooMany, unreadable } from './problems/reasons';

/** Maximum depth of folders: deeper than people nest them, and within the maximum path length of operating systems. */
const MAX_DEPTH = 32;
/** Maximum number of files and folders of all areas together, because all their names are held in memory. */
const MAX_ENTRIES = 200_000;

export interface WalkLimits {
  maxDepth: number;
  maxEntries: number;
}

interface FoundMarkdown {
  /** Sorted paths within the content folder, separated by `/`. */
  paths: string[];
  problems: Problem[];
}

/**
 * Finds the Markdown files in the folders of the areas. Hidden files are not content. A link to a file counts as the file; one to a
 * folder is not followed, so that the walk ends and stays in the content folder. Rejects when the content folder cannot be read.
 */
export async function findMarkdown(
  folder: string,
  limits: WalkLimits = { maxDepth: MAX_DEPTH, maxEntries: MAX_ENTRIES },
): Promise<FoundMarkdown> {
  const walk = new Walk(folder, limits);
  const areas = new Set(Object.values(AREA_FOLDERS).map((path) => path.split('/')[0]));
  const entries = await readdir(folder, { withFileTypes: true });
  await walk.visitAll(
    entries.filter(({ name }) => areas.has(name)),
    '',
    0,
  );
  return { paths: walk.paths.sort(), problems: walk.problems };
}

class Walk {
  readonly paths: string[] = [];
  readonly problems: Problem[] = [];
  #entries = 0;

  constructor(
    private readonly folder: string,
    private readonly limits: WalkLimits,
  ) {}

  /** Visits the entries of a folder, sorted by name. `depth` is the number of folders that contain them. */
  async visitAll(entries: Dirent[], within: string, depth: number): Promise<void> {
    const visible = entries.filter(({ name }) => !name.startsWith('.'));
    for (const entry of visible.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (this.#entries > this.limits.maxEntries) return;
      await this.#visit(entry, within + entry.name, depth);
    }
  }

  async #visit(entry: Dirent, path: string, depth: number): Promise<void> {
    this.#entries += 1;
    const { maxEntries } = this.limits;
    if (this.#entries > maxEntries) this.#report(path, tooMany(maxEntries));
    else if (entry.isDirectory()) await this.#enter(path, depth + 1);
    else if (entry.isSymbolicLink() && (await this.#leadsToFolder(path))) this.#report(path, REASONS.linkToFolder);
    else if (/\.md$/i.test(path)) this.paths.push(path);
  }

  async #enter(path: string, depth: number): Promise<void> {
    const { maxDepth } = this.limits;
    if (depth > maxDepth) {
      this.#report(path, tooDeep(maxDepth));
      return;
    }
    const entries = await this.#read(path);
    await this.visitAll(entries, `${path}/`, depth);
  }

  async #read(path: string): Promise<Dirent[]> {
    try {
      return await readdir(join(this.folder, path), { withFileTypes: true });
    } catch (error) {
      this.#report(path, unreadable(error as NodeJS.ErrnoException));
      return [];
    }
  }

  /** Returns true for a link to a folder. A broken link is not one; it is reported when its document is read. */
  async #leadsToFolder(path: string): Promise<boolean> {
    const target = await stat(join(this.folder, path)).catch(() => null);
    return target?.isDirectory() ?? false;
  }

  #report(file: string, reason: Reason): void {
    this.problems.push({ file, line: 1, reason });
  }
}
