import { randomUUID } from 'node:crypto';
import type { PersonEntry } from '../../../contract/content-folder/person-entry';
import type { Db } from '../../db/connect';
import { LOCK } from '../../db/locks';
import type { Deps } from '../../http/deps';
import type { ContentFile } from '../item/files/content-files';
import type { FileChanges } from '../item/files/stored-files';
import { inFileTransaction } from '../item/files/file-transaction';
import { nameWords, wordsOf } from '../search/text/name-words';
import * as repository from './directory-repository';

/** A person or desk of the directory. */
export interface DirectoryEntry {
  entry: PersonEntry;
  /** Reads the picture; null if there is none. Called once for each entry, so that only one picture is in memory. */
  readPicture: () => Promise<ContentFile | null>;
}

/**
 * Replaces the directory of people by these entries, in their order. An unchanged picture keeps its address. Takes a lock of its
 * own, so that editors can save while the pictures are read.
 */
export async function replaceDirectory(deps: Deps, entries: readonly DirectoryEntry[]): Promise<void> {
  await inFileTransaction(deps, LOCK.directory, async (trx, changes) => {
    const before = new Map((await repository.listDirectoryPictures(trx)).map((row) => [row.person, row]));
    await repository.removePeopleExcept(
      trx,
      entries.map(({ entry }) => entry.id),
    );
    for (const [position, { entry, readPicture }] of entries.entries()) {
      await repository.upsertPerson(trx, { position, ...rowOf(entry) });
      await placePicture(trx, changes, entry.id, await readPicture(), before.get(entry.id));
      before.delete(entry.id);
    }
    for (const { storage_key: key } of before.values()) changes.replace(key);
  });
}

function rowOf({ id, kind, name, role, department, hours, email, phone, replyHours }: PersonEntry) {
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
