import { createWriteStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';

/** Types of files whose content gets smaller when it is compressed; most others are compressed already. */
const COMPRESSIBLE = ['.md', '.yaml', '.svg', '.txt', '.csv'];

/** Writes the files of a folder into a zip, in the order of their paths. Returns the size of the zip in bytes. */
export async function packFolder(folder: string, archive: string): Promise<number> {
  const zip = new yazl.ZipFile();
  const output = createWriteStream(archive, { flags: 'wx', mode: 0o600 });
  zip.on('error', (error: Error) => output.destroy(error));
  for (const path of await filesIn(folder))
    zip.addFile(join(folder, path), path.split(sep).join('/'), { compress: COMPRESSIBLE.includes(extname(path).toLowerCase()) });
  zip.end();
  await pipeline(zip.outputStream, output);
  return (await stat(archive)).size;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort();
}
