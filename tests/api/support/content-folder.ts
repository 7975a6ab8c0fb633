import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestContext } from 'node:test';

/** A PNG file of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n');

export type FolderFiles = Record<string, string | Buffer>;

export interface ContentFolder {
  path: string;
  write(files: FolderFiles): Promise<void>;
  remove(file: string): Promise<void>;
}

/** Creates a content folder with those files and removes it after the test. */
export async function contentFolder(t: TestContext, files: FolderFiles): Promise<ContentFolder> {
  const path = await mkdtemp(join(tmpdir(), 'portico-content-'));
  t.after(() => rm(path, { recursive: true, force: true }));
  const folder: ContentFolder = {
    path,
    write: async (more) => {
      for (const [name, content] of Object.entries(more)) {
        await mkdir(dirname(join(path, name)), { recursive: true });
        await writeFile(join(path, name), content);
      }
    },
    remove: (file) => rm(join(path, file)),
  };
  await folder.write(files);
  return folder;
}

/** Returns a Markdown document with those lines of front matter. */
export const markdownFile = (frontMatter: string, body = 'Text.'): string => `---\n${frontMatter}\n---\n\n${body}\n`;
