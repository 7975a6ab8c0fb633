/** `npm run bench:zip [-- --files 4 --megabytes 48]`: measures the CPU time of streaming a zip of all attachments of an item. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { diskFiles } from '../../server/storage/disk-files';
import { zipOf, type ZipEntry } from '../../server/modules/attachment/zip';

const { values: options } = parseArgs({
  options: { files: { type: 'string', default: '4' }, megabytes: { type: 'string', default: '48' } },
});
const MEGABYTE = 1024 * 1024;

const folder = await mkdtemp(join(tmpdir(), 'portico-zip-'));
try {
  const files = diskFiles(folder);
  const entries: ZipEntry[] = Array.from({ length: Number(options.files) }, (_, index) => {
    const name = `file-${index}.bin`;
    return { name, storageKey: name, size: Number(options.megabytes) * MEGABYTE, changedAt: new Date() };
  });
  // Random bytes cannot be compressed, like PDFs, pictures and office documents.
  for (const { storageKey } of entries) await files.write(storageKey, randomBytes(Number(options.megabytes) * MEGABYTE));
  const before = process.cpuUsage();
  const started = performance.now();
  let bytes = 0;
  for await (const chunk of await zipOf(files, entries)) bytes += (chunk as Buffer).length;
  const { user, system } = process.cpuUsage(before);
  const seconds = (performance.now() - started) / 1000;
  console.log(`${entries.length} files of ${options.megabytes} MB, a zip of ${(bytes / MEGABYTE).toFixed(1)} MB`);
  console.log(`${((user + system) / 1e6).toFixed(2)} s of processor time, ${seconds.toFixed(2)} s in all`);
} finally {
  await rm(folder, { recursive: true });
}
