import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import { LOCALES } from '../../../contract/core/locale';
import { MAX_PEOPLE } from '../../../contract/core/people';
import type { Viewer } from '../../../contract/core/permissions';
import type { directoryManageApi } from '../../../contract/manage/directory';
import type { Db } from '../../db/connect';
import { LOCK } from '../../db/locks';
import { isStorable } from '../../db/storable';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { insertAuditEvent } from '../audit/repository';
import { newSource } from '../item/files/file-names';
import { inFileTransaction } from '../item/files/file-transaction';
import { slugId, withHash } from '../item/markdown/slug';
import { rowOf } from '../person/directory';
import { stateOf } from '../person/directory-facts';
import { listDirectory, listDirectoryPictures, upsertPerson, type StoredEntry } from '../person/directory-repository';
import { removeUnusedPortraits } from '../person/unused-portraits';
import { countOwned, managedEntryOf, markOfPortal, versionOf } from './entries';
import { setPicture, setPictureSource, setPositions } from './repository';

type Api = typeof directoryManageApi;
type Given = ParsedInputOf<Api['save']>;

/**
 * Stores a person or desk. Throws `directory.conflict` if the version is outdated, `directory.exists` for a new entry with the id of
 * another, and `directory.invalid` with the path of the invalid field.
 */
export async function saveEntry(deps: Deps, given: Given, viewer: Viewer): Promise<AnswerOf<Api['save']>> {
  const { version: _version, picture, position, ...facts } = given;
  if (!isStorable(facts)) throw new AppError('directory.invalid', { name: 'contains an invalid character' });
  return inFileTransaction(deps, LOCK.directory, async (trx, changes) => {
    const [all, moment] = [await listDirectory(trx), deps.now()];
    const before = present(all, given);
    const id = before?.id ?? freeId(all, given);
    const order = all.map((each) => each.id).filter((each) => each !== id);
    const place = Math.min(position === null ? (before?.position ?? all.length) : position - 1, order.length);
    await upsertPerson(trx, { ...rowOf({ ...facts, id }), position: place });
    await setPositions(trx, order.toSpliced(place, 0, id));
    await placePicture(trx, id, picture, moment);
    await removeUnusedPortraits(trx, changes, moment);
    await markOfPortal(trx);
    const after = (await listDirectory(trx)).find((each) => each.id === id);
    if (!after) throw new Error(`entry ${id} was not stored`);
    await recordSaving(trx, { before, after, person: viewer.id, moment });
    return managedEntryOf(after, (await countOwned(trx, viewer, moment)).get(id) ?? 0);
  });
}

/** Returns the entry that is to be changed; null for a new one. Throws `person.not_found` or `directory.conflict`. */
function present(all: readonly StoredEntry[], { id, version }: Given): StoredEntry | null {
  if (version === null) return null;
  if (id === null) throw new AppError('directory.invalid', { id: 'is missing for an entry that exists' });
  return entryAt(all, id, version);
}

/** Returns the entry with that id. Throws `person.not_found`, or `directory.conflict` if the version is outdated. */
export function entryAt(all: readonly StoredEntry[], id: string, version: string): StoredEntry {
  const entry = all.find((each) => each.id === id);
  if (!entry) throw new AppError('person.not_found');
  if (versionOf(entry) !== version) throw new AppError('directory.conflict');
  return entry;
}

/** Returns the id of a new entry: the given one, or one from the name. Throws `directory.full` or `directory.exists`. */
function freeId(all: readonly StoredEntry[], { id, name }: Given): string {
  if (all.length >= MAX_PEOPLE) throw new AppError('directory.full');
  const taken = new Set(all.map((each) => each.id));
  if (id !== null) {
    if (taken.has(id)) throw new AppError('directory.exists');
    return id;
  }
  const plain = slugId(LOCALES.flatMap((locale) => name[locale] ?? [])[0] ?? '');
  let free = plain;
  for (let attempt = 2; taken.has(free); attempt += 1) free = withHash(plain, `${plain} ${attempt}`);
  return free;
}

/** Assigns a picture to an entry. Throws `directory.invalid` if the picture does not exist or belongs to another entry. */
async function placePicture(trx: Db, person: string, picture: string | null, moment: Date): Promise<void> {
  if (picture !== null) {
    const all = await listDirectoryPictures(trx);
    const chosen = all.find(({ id }) => id === picture);
    if (!chosen || (chosen.person !== null && chosen.person !== person))
      throw new AppError('directory.invalid', { picture: 'does not exist' });
    // An import may have brought another file of the same path since the picture was uploaded.
    const isTaken = all.some(({ id, source, sha256 }) => id !== picture && source === chosen.source && sha256 !== chosen.sha256);
    if (isTaken) await setPictureSource(trx, picture, newPortraitSource(chosen.source, all));
  }
  await setPicture(trx, person, picture, moment);
}

/** Returns a path in the content folder that no other picture has. */
export const newPortraitSource = (name: string, all: readonly { source: string }[]): string =>
  newSource(
    { folder: '', id: 'people' },
    name.split('/').at(-1) ?? name,
    all.map(({ source }) => source),
  );

interface Saving {
  before: StoredEntry | null;
  after: StoredEntry;
  person: string;
  moment: Date;
}

async function recordSaving(trx: Db, { before, after, person, moment }: Saving): Promise<void> {
  if (before && versionOf(before) === versionOf(after) && before.position === after.position) return;
  const states = { ...(before && { before: stateOf(before, after) }), after: stateOf(after, before) };
  await insertAuditEvent(trx, { action: 'directory.save', person, item: null, ...states }, moment);
}
