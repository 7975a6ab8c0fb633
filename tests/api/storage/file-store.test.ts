import assert from 'node:assert/strict';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { readConfig } from '../../../server/config/config';
import { isMissingFile, narrowerKey, type FileStorage } from '../../../server/storage/file-store';
import { openFiles } from '../../../server/storage/open-files';
import { startS3 } from '../support/s3-server';

const MEGABYTE = 1024 * 1024;
/** Large enough to show in the memory of the process if a store held the whole file. */
const LARGE_BYTES = 256 * MEGABYTE;
const MAX_GROWTH_BYTES = 96 * MEGABYTE;

const contentOf = async (files: FileStorage, key: string, range?: { start: number; end: number }): Promise<string> =>
  (await buffer(await files.read(key, range))).toString();

async function keysOf(files: FileStorage): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of files.list()) keys.push(key);
  return keys.sort();
}

/** Returns random bytes in parts, and the hash of all of them once they were read. */
function largeFile(): { bytes: Readable; hash: () => string } {
  const [part, hash] = [randomBytes(MEGABYTE), createHash('sha256')];
  const bytes = Readable.from(
    (function* () {
      for (let sent = 0; sent < LARGE_BYTES; sent += part.length) {
        hash.update(part);
        yield part;
      }
    })(),
    { objectMode: false },
  );
  return { bytes, hash: () => hash.digest('hex') };
}

type Ends = Parameters<typeof startS3>[0];
const STORES: Record<string, (ends: Ends) => Promise<Record<string, string>>> = {
  disk: () => Promise.resolve({}),
  S3: async (ends) => (await startS3(ends)).settings(`files-${randomUUID()}`),
};

for (const [name, settings] of Object.entries(STORES))
  describe(`files on ${name}`, () => {
    let folder: string;
    let open: () => Promise<FileStorage>;
    let files: FileStorage;
    const endings: (() => Promise<void>)[] = [];
    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'portico-store-'));
      const config = readConfig({ PORTICO_DATA: folder, ...(await settings({ after: (end) => endings.push(end) })) });
      open = () => openFiles(config);
      files = await open();
      await files.check();
    });
    after(async () => {
      for (const end of endings) await end();
      await rm(folder, { recursive: true });
    });

    test('a file that was written is read back, whole and in ranges', async () => {
      const [key, bytes] = [randomUUID(), randomBytes(100_000)];
      await files.write(key, bytes);
      assert.ok((await buffer(await files.read(key))).equals(bytes));
      for (const [start, end] of [
        [0, 1],
        [10, 99],
        [99_999, 99_999],
        [0, 99_999],
      ] as const)
        assert.ok(
          (await buffer(await files.read(key, { start, end }))).equals(bytes.subarray(start, end + 1)),
          `${start}-${end}`,
        );
    });

    test('a file of one byte, with an extension in its key, can be stored', async () => {
      const key = `${randomUUID()}.png`;
      await files.write(key, Buffer.from('x'));
      assert.equal(await contentOf(files, key), 'x');
    });

    test('reading a file that does not exist is distinguished from every other failure', async () => {
      await assert.rejects(files.read(randomUUID()), (error) => isMissingFile(error));
      await assert.rejects(files.read(randomUUID(), { start: 0, end: 0 }), (error) => isMissingFile(error));
    });

    test('writing a key again replaces its file, and a reader of the former file gets all of it', async () => {
      const key = randomUUID();
      await files.write(key, Buffer.from('former'));
      const reader = await files.read(key);
      assert.equal((await buffer(reader)).toString(), 'former');
      await files.write(key, Buffer.from('new'));
      assert.equal(await contentOf(files, key), 'new');
    });

    test('removing a picture also removes its scaled-down versions, and can be repeated', async () => {
      const [key, other] = [`${randomUUID()}.png`, randomUUID()];
      for (const each of [key, narrowerKey(key, 480), other]) await files.write(each, Buffer.from(each));
      await files.remove(key);
      await files.remove(key);
      for (const each of [key, narrowerKey(key, 480)]) await assert.rejects(files.read(each), (error) => isMissingFile(error));
      assert.equal(await contentOf(files, other), other);
    });

    test('a malformed key is refused before the store is accessed', async () => {
      for (const key of ['../outside', 'a/b/c/d', '', 'a'.repeat(200), 'name with spaces']) {
        await assert.rejects(async () => files.read(key), /^Error: not a key of a file/);
        await assert.rejects(async () => files.write(key, Buffer.from('x')), /^Error: not a key of a file/);
        await assert.rejects(async () => files.remove(key), /^Error: not a key of a file/);
      }
    });

    test('a reader that is closed early, or never read, leaves the store usable', async () => {
      const key = randomUUID();
      await files.write(key, randomBytes(5 * MEGABYTE));
      const readers = await Promise.all(Array.from({ length: 60 }, () => files.read(key)));
      const closed = readers.map(async (reader, index) => {
        if (index % 2) await once(reader, 'readable');
        reader.destroy();
        await (reader.closed || once(reader, 'close'));
      });
      await Promise.all(closed);
      assert.equal((await buffer(await files.read(key))).length, 5 * MEGABYTE);
    });

    test('two processes with the same store see what the other one wrote and removed', async () => {
      const [first, second] = [await open(), await open()];
      const keys = Array.from({ length: 20 }, () => randomUUID());
      await Promise.all(keys.map((key, index) => (index % 2 ? first : second).write(key, Buffer.from(key))));
      for (const [index, key] of keys.entries()) assert.equal(await contentOf(index % 2 ? second : first, key), key);
      await Promise.all(keys.map((key, index) => (index % 2 ? second : first).remove(key)));
      for (const key of keys) await assert.rejects(first.read(key), (error) => isMissingFile(error));
    });

    test('files that are held for a backup stay as they were until they are released', async () => {
      const [key, gone] = [`${randomUUID()}.png`, randomUUID()];
      for (const each of [key, narrowerKey(key, 960)]) await files.write(each, Buffer.from(`${each}!`));
      const held = await files.hold([key, gone]);
      await files.remove(key);
      assert.deepEqual(held.missing, [gone]);
      assert.deepEqual([...held.keys].sort(), [key, narrowerKey(key, 960)].sort());
      for (const each of held.keys) {
        const { size, bytes } = await held.read(each);
        const content = await buffer(bytes);
        assert.deepEqual([content.toString(), content.length], [`${each}!`, size]);
      }
      await held.release();
      await assert.rejects(held.read(key), (error) => isMissingFile(error));
    });

    test('a large file is restored and read without being held in memory as a whole', async () => {
      const [key, { bytes, hash }] = [randomUUID(), largeFile()];
      const memory = () => process.memoryUsage().rss;
      const [before, staged] = [memory(), await files.stage()];
      let highest = before;
      const watch = setInterval(() => (highest = Math.max(highest, memory())), 5);
      await staged.write(key, bytes, LARGE_BYTES);
      await staged.moveIntoStore();
      await staged.end();
      const read = createHash('sha256');
      let size = 0;
      for await (const chunk of (await files.read(key)) as AsyncIterable<Buffer>) {
        read.update(chunk);
        size += chunk.length;
      }
      clearInterval(watch);
      assert.deepEqual([size, read.digest('hex')], [LARGE_BYTES, hash()]);
      assert.ok(highest - before < MAX_GROWTH_BYTES, `${Math.round((highest - before) / MEGABYTE)} MB more`);
    });

    test('a failed restore leaves the previous files, and a successful one leaves only those of the backup', async () => {
      const [kept, added] = [randomUUID(), randomUUID()];
      await files.write(kept, Buffer.from('kept'));
      const before = await keysOf(files);
      const failing = await files.stage();
      for (const key of [kept, added]) await failing.write(key, Readable.from([Buffer.from('kept')]), 4);
      await failing.moveIntoStore();
      await failing.undo();
      await failing.end();
      assert.deepEqual(await keysOf(files), before);
      assert.equal(await contentOf(files, kept), 'kept');
      const replacing = await files.stage();
      await assert.rejects(replacing.write('../outside', Readable.from([Buffer.from('x')]), 1), /not a key of a file/);
      for (const key of [kept, added]) await replacing.write(key, Readable.from([Buffer.from('kept')]), 4);
      await replacing.moveIntoStore();
      await replacing.end();
      await replacing.removeOthers();
      assert.deepEqual(await keysOf(files), [kept, added].sort());
    });

    test('the list contains every file and nothing else, even if it is longer than a page', async () => {
      const before = await keysOf(files);
      const keys = Array.from({ length: 1100 }, () => randomUUID());
      for (let at = 0; at < keys.length; at += 50)
        await Promise.all(keys.slice(at, at + 50).map((key) => files.write(key, Buffer.from('x'))));
      const held = await files.hold([keys[0] ?? '']);
      assert.deepEqual(await keysOf(files), [...before, ...keys].sort());
      await held.release();
      assert.deepEqual(await keysOf(files), [...before, ...keys].sort());
    });
  });
