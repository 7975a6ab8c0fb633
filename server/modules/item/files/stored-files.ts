import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Attachment } from '../../../../contract/item';
import type { Db } from '../../../db/connect';
import type { Deps } from '../../../http/deps';
import type { ContentFile } from './content-files';
import { FilesUnavailable } from '../../../storage/file-store';
import { removeFiles, removeFilesLater } from './removal';
import { deleteFiles, listFiles, upsertFile, type StoredFileRow } from './stored-file-repository';

/**
 * File changes that accompany a transaction: files are written before it commits and removed after it. Wherever the process
 * stops, or the reply to the commit is lost, every row has its file; at worst, files remain that no row refers to.
 */
export class FileChanges {
  readonly #written: string[] = [];
  readonly #replaced: string[] = [];
  readonly #kept = new Set<string>();
  /** True if the store did not respond. It is then not called again, because a person is waiting. */
  #isAway = false;

  constructor(private readonly deps: Pick<Deps, 'db' | 'files' | 'now'>) {}

  async write(bytes: Buffer): Promise<string> {
    const key = randomUUID();
    this.#written.push(key);
    try {
      await this.deps.files.write(key, bytes);
    } catch (error) {
      this.#isAway = error instanceof FilesUnavailable;
      throw error;
    }
    return key;
  }

  /** Returns the key of a new copy of a file. */
  async copy(key: string): Promise<string> {
    return this.write(await buffer(await this.deps.files.read(key)));
  }

  replace(key: string): void {
    this.#replaced.push(key);
  }

  /** Keeps files whose rows are replaced, because something else still refers to them. */
  keep(keys: readonly string[]): void {
    for (const key of keys) this.#kept.add(key);
  }

  async committed(): Promise<void> {
    await removeFiles(
      this.deps,
      this.#replaced.filter((key) => !this.#kept.has(key)),
    );
  }

  /** Removes the written files. Call it only if the work failed before the commit was sent: after that, rows may refer to the files. */
  async rolledBack(): Promise<void> {
    if (this.#isAway) await removeFilesLater(this.deps, this.#written);
    else await removeFiles(this.deps, this.#written);
  }
}

/**
 * Replaces the files stored with an item (or with its draft) by the given ones, in their order, and returns their rows. Unchanged
 * files are not written again.
 */
export async function storeFiles(
  trx: Db,
  changes: FileChanges,
  owner: { item: number; draft: boolean },
  files: readonly ContentFile[],
): Promise<StoredFileRow[]> {
  const before = new Map((await listFiles(trx, owner.item, owner.draft)).map((row) => [keyOf(row), row]));
  if (!before.size && !files.length) return [];
  for (const [position, file] of files.entries()) {
    const stored = before.get(keyOf(file));
    before.delete(keyOf(file));
    await storeFile(trx, changes, { ...owner, position }, file, stored);
  }
  const gone = [...before.values()];
  for (const { storage_key } of gone) changes.replace(storage_key);
  await deleteFiles(
    trx,
    gone.map(({ id }) => id),
  );
  return listFiles(trx, owner.item, owner.draft);
}

async function storeFile(
  trx: Db,
  changes: FileChanges,
  place: { item: number; draft: boolean; position: number },
  file: ContentFile,
  stored: StoredFileRow | undefined,
): Promise<void> {
  const { kind, source, name, type, sha256, width, height, bytes } = file;
  const isSame = stored?.sha256 === sha256;
  if (stored && !isSame) changes.replace(stored.storage_key);
  const storage_key = isSame ? stored.storage_key : await changes.write(bytes);
  const facts = { kind, source, name, type, sha256, width, height, size: bytes.length, storage_key };
  await upsertFile(trx, { id: stored?.id ?? randomUUID(), ...place, ...facts });
}

/** Returns the key by which a file is the same one in the draft and in the published revision. */
export const keyOf = ({ kind, source }: { kind: string; source: string }): string => `${kind} ${source}`;

/** Returns the facts of a stored file that its readers get. */
export const attachmentOf = ({ id, name, type, size, sha256 }: StoredFileRow): Attachment => ({ id, name, type, size, sha256 });
