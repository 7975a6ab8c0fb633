import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the content of all files in a folder by their paths, as text of single bytes. */
export async function contentOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const contents = await Promise.all(
    paths.sort().map(async (path) => [path.slice(folder.length + 1), await readFile(path, 'latin1')]),
  );
  return Object.fromEntries(contents) as Record<string, string>;
}

/** Asserts that two folders have the same files with the same bytes. */
export async function assertSameFolders(actual: string, expected: string): Promise<void> {
  const [left, right] = [await contentOf(actual), await contentOf(expected)];
  assert.deepEqual(Object.keys(left), Object.keys(right));
  for (const [path, content] of Object.entries(left)) assert.equal(content, right[path], path);
}
