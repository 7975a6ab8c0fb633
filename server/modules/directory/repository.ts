import { sql } from 'kysely';
import type { PersonKind } from '../../../contract/core/people';
import type { Db } from '../../db/connect';
import { selectEntries } from '../person/directory-repository';
import { hasWords } from '../person/repository';

interface EntryFilter {
  words: readonly string[];
  kind: PersonKind | undefined;
}

/** Returns a page of the people and desks that have every word, in the order of the directory, and how many there are. */
export async function findEntries(db: Db, { words, kind }: EntryFilter, { page, pageSize }: { page: number; pageSize: number }) {
  const rows = await selectEntries(db)
    .where(hasWords(words))
    .$if(kind !== undefined, (entries) => entries.where('entry.kind', '=', kind ?? 'person'))
    .orderBy('entry.position')
    .orderBy('entry.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await db
    .selectFrom('directory_person as entry')
    .where(hasWords(words))
    .$if(kind !== undefined, (entries) => entries.where('entry.kind', '=', kind ?? 'person'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export async function deletePerson(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('directory_person').where('id', '=', id).execute();
}

/** Stores the order of all people and desks. */
export async function setPositions(trx: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update directory_person set position = wanted.place - 1
    from unnest(${[...ids]}::text[]) with ordinality as wanted (id, place)
    where directory_person.id = wanted.id and directory_person.position <> wanted.place - 1
  `.execute(trx);
}

/** Replaces the picture of a person or desk; null removes it. The former picture stays stored, but belongs to nobody. */
export async function setPicture(trx: Db, person: string, picture: string | null, moment: Date): Promise<void> {
  await trx
    .updateTable('directory_picture')
    .set({ person: null, stored_at: moment })
    .where('person', '=', person)
    .where('id', 'is distinct from', picture)
    .execute();
  if (picture !== null) await trx.updateTable('directory_picture').set({ person }).where('id', '=', picture).execute();
}

/** Gives a picture another path within the content folder. */
export async function setPictureSource(trx: Db, id: string, source: string): Promise<void> {
  await trx.updateTable('directory_picture').set({ source }).where('id', '=', id).execute();
}
