import { randomUUID } from 'node:crypto';
import type { PersonEntry } from '../../../contract/content-folder/person-entry';
import type { Db } from '../../db/connect';
import { LOCK } from '../../db/locks';
import type { Deps } from '../../http/deps';
import { insertAuditEvent } from '../audit/repository';
import type { ContentFile } from '../item/files/content-files';
import type { FileChanges } from '../item/files/stored-files';
import { inFileTransaction } from '../item/files/file-transaction';
import { nameWords, wordsOf } from '../search/text/name-words';
import { directoryHash, putDirectoryOrigin, readDirectoryOrigin, statesOf, writtenEntry } from './directory-facts';
import * as repository from './directory-repository';
import { removeUnusedPortraits } from './unused-portraits';

/** A person or desk of the directory. */
export interface DirectoryEntry {
  entry: PersonEntry;
  /** Reads the picture; null if there is none. The result is not cached, so that only one picture is in memory. */
  readPicture: () => Promise<ContentFile | null>;
}

/**
 * Replaces the directory of people by these entries, in their order, and returns `stored`. An unchanged picture keeps its address. A
 * directory that was changed in the portal since the last import stays, unless `overwrite` is set: returns `kept`, or `conflict` if the
 * entries differ from those of that import. Takes a separate lock, so that editors can save while the pictures are read.
 */
export async function replaceDirectory(
  deps: Deps,
  entries: readonly DirectoryEntry[],
  { overwrite = false }: { overwrite?: boolean } = {},
): Promise<'stored' | 'kept' | 'conflict'> {
  return inFileTransaction(deps, LOCK.directory, async (trx, changes) => {
    const before = await repository.listDirectory(trx);
    const { isOfPortal, folderHash } = await readDirectoryOrigin(trx);
    const hash = await hashOf(entries);
    if (isOfPortal && !overwrite && hash !== directoryHash(before.map(writtenEntry)))
      return hash === folderHash ? 'kept' : 'conflict';
    await placeEntries(trx, changes, entries);
    await removeUnusedPortraits(trx, changes, deps.now());
    await putDirectoryOrigin(trx, { isOfPortal: false, folderHash: hash });
    const states = statesOf(before, await repository.listDirectory(trx));
    const event = { action: 'directory.save', person: null, item: null } as const;
    if (states) await insertAuditEvent(trx, { ...event, ...states }, deps.now());
    return 'stored';
  });
}

/** Returns the hash that the portal's directory has if these entries are stored. */
async function hashOf(entries: readonly DirectoryEntry[]): Promise<string> {
  const written = [];
  for (const { entry, readPicture } of entries) written.push({ ...entry, picture: await readPicture() });
  return directoryHash(written.map(({ picture, ...entry }) => ({ ...entry, picture: picture && pathAndHash(picture) })));
}

const pathAndHash = ({ source, sha256 }: ContentFile) => ({ source, sha256 });

async function placeEntries(trx: Db, changes: FileChanges, entries: readonly DirectoryEntry[]): Promise<void> {
  const before = new Map((await repository.listUsedDirectoryPictures(trx)).map((row) => [row.person, row]));
  await repository.removePeopleExcept(
    trx,
    entries.map(({ entry }) => entry.id),
  );
  for (const [position, { entry, readPicture }] of entries.entries()) {
    await repository.upsertPerson(trx, { position, ...rowOf(entry) });
    await placePicture(trx, changes, entry.id, await readPicture(), before.get(entry.id));
    before.delete(entry.id);
  }
  const gone = [...before.values()];
  for (const { storage_key: key } of gone) changes.replace(key);
  await repository.deleteDirectoryPictures(
    trx,
    gone.map(({ id }) => id),
  );
}

/** Returns an entry as it is stored, without its position and picture. */
export function rowOf({ id, kind, name, role, department, hours, email, phone, replyHours }: Omit<PersonEntry, 'picture'>) {
  return {
    ...{ id, kind, email, phone, names: JSON.stringify(name), reply_hours: replyHours },
    roles: role && JSON.stringify(role),
    departments: department && JSON.stringify(department),
    hours: hours && JSON.stringify(hours),
    ...searchedWords({ name, role, department }),
  };
}

/** Returns the texts of a person or desk that a search for people looks in. */
export const searchedWords = ({ name, role, department }: Pick<PersonEntry, 'name' | 'role' | 'department'>) => ({
  name_words: ` ${nameWords(name)}`,
  words: [nameWords(name), ...[role, department].map((names) => names && wordsOf(names))].filter(Boolean).join(' '),
});

/** Stores the picture of a person in place of the former one, unless it is the same file. */
async function placePicture(
  trx: Db,
  changes: FileChanges,
  person: string,
  picture: ContentFile | null,
  stored: repository.DirectoryPicture | undefined,
): Promise<void> {
  if (stored && stored.sha256 === picture?.sha256 && stored.source === picture.source) return;
  if (stored) {
    changes.replace(stored.storage_key);
    await repository.deleteDirectoryPictures(trx, [stored.id]);
  }
  if (!picture) return;
  const { source, type, sha256, width, height, bytes } = picture;
  const storage_key = await changes.write(bytes);
  const facts = { source, type, sha256, width, height, size: bytes.length, storage_key };
  await repository.insertDirectoryPicture(trx, { id: randomUUID(), person, ...facts });
}
