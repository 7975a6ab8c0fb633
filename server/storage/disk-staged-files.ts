import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { diskPath, KEY_FOLDER } from './disk-path';
import type { StagedFiles } from './file-store';
import { syncFolder } from './sync-folder';

const STAGING = 'restoring-';

/** Files of a restore, which are written to a temporary folder and moved into the store before the transaction commits. */
export class DiskStagedFiles implements StagedFiles {
  readonly #moved: string[] = [];
  readonly #keys = new Set<string>();

  private constructor(
    private readonly store: string,
    private readonly folder: string,
  ) {}

  /** Creates the folder for the files, and removes those of restores that were killed. */
  static async begin(store: string): Promise<DiskStagedFiles> {
    await mkdir(store, { recursive: true, mode: 0o700 });
    for (const name of await readdir(store))
      if (name.startsWith(STAGING)) await rm(join(store, name), { recursive: true, force: true });
    return new DiskStagedFiles(store, await mkdtemp(join(store, STAGING)));
  }

  async write(key: string, bytes: Readable): Promise<void> {
    // Throws for a key that could lead out of the store.
    diskPath(this.store, key);
    await pipeline(bytes, createWriteStream(join(this.folder, key), { flags: 'wx', mode: 0o600, flush: true }));
    this.#keys.add(key);
  }

  async moveIntoStore(): Promise<void> {
    const folders = new Set<string>();
    for (const key of this.#keys) {
      const path = diskPath(this.store, key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const isNew = (await stat(path).catch(() => null)) === null;
      await rename(join(this.folder, key), path);
      if (isNew) this.#moved.push(path);
      folders.add(dirname(path));
    }
    for (const folder of [...folders, this.store]) await syncFolder(folder);
  }

  async removeOthers(): Promise<void> {
    for (const name of await readdir(this.store))
      if (KEY_FOLDER.test(name))
        for (const key of await readdir(join(this.store, name)))
          if (!this.#keys.has(key)) await rm(join(this.store, name, key), { force: true });
  }

  async undo(): Promise<void> {
    for (const path of this.#moved) await rm(path, { force: true });
  }

  async end(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
