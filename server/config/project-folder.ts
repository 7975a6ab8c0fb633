import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of this project, the nearest one with a package.json, whether the server runs from its sources or bundled. */
export const PROJECT_FOLDER = folderOf(fileURLToPath(import.meta.url));

function folderOf(path: string): string {
  const folder = dirname(path);
  if (existsSync(join(folder, 'package.json')) || folder === path) return folder;
  return folderOf(folder);
}
