import { AREAS } from '../../../contract/core/areas';
import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import type { Viewer } from '../../../contract/core/permissions';
import type { directoryManageApi, ManagedEntry } from '../../../contract/manage/directory';
import type { Db } from '../../db/connect';
import type { Deps } from '../../http/deps';
import { countByOwner } from '../manage/content-repository';
import { directoryHash, entryHash, putDirectoryOrigin, readDirectoryOrigin, writtenEntry } from '../person/directory-facts';
import { listDirectory, type StoredEntry } from '../person/directory-repository';
import { wordsIn } from '../person/service';
import { findEntries } from './repository';

type Api = typeof directoryManageApi;

/** Returns a page of the people and desks that match every word of the query. */
export async function listEntries(
  { db, now }: Deps,
  { query = '', kind, page, pageSize }: ParsedInputOf<Api['list']>,
  viewer: Viewer,
): Promise<AnswerOf<Api['list']>> {
  const { rows, total } = await findEntries(db, { words: wordsIn(query), kind }, { page, pageSize });
  const owned = await countOwned(db, viewer, now());
  return { items: rows.map((row) => managedEntryOf(row, owned.get(row.id) ?? 0)), total, page, pageSize };
}

/** Returns the numbers of items by the ids of their owners, without archived items. */
export async function countOwned(db: Db, { id: person }: Viewer, moment: Date): Promise<Map<string | null, number>> {
  const rows = await countByOwner(db, { areas: AREAS, departments: null, person }, moment);
  return new Map(rows.map(({ owner, count }) => [owner, count]));
}

/** Returns a person or desk as those who manage the directory see it. */
export function managedEntryOf(row: StoredEntry, owned: number): ManagedEntry {
  const { id, kind, names, roles, departments, hours, email, phone, replyHours, position, pictureId, width, height } = row;
  return {
    ...{ id, kind, name: names, role: roles, department: departments, hours, email, phone, replyHours, owned },
    picture: pictureId === null ? null : { id: pictureId, width, height },
    position: position + 1,
    version: versionOf(row),
  };
}

/** Returns a version that differs after every change of the entry, including those by an import. Its position is not part of it. */
export const versionOf = (row: StoredEntry): string => entryHash(writtenEntry(row));

/** Stores that the directory was changed in the portal. If it equals that of the last import, it counts as imported. */
export async function markOfPortal(trx: Db): Promise<void> {
  const { folderHash } = await readDirectoryOrigin(trx);
  const hash = directoryHash((await listDirectory(trx)).map(writtenEntry));
  await putDirectoryOrigin(trx, { isOfPortal: hash !== folderHash, folderHash });
}
