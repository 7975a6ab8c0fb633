import { sql, type RawBuilder } from 'kysely';
import { constantStatement, onlyRow } from '../../db/constant-statement';
import type { Db } from '../../db/connect';
import { contentVersion } from './content-state-repository';

/** Everything that an answer depends on and that may change between any two calls of a person, at one moment. */
export interface PersonState {
  /** Version of the content. */
  version: number;
  /** Version of what the person has done; 0 if that is nothing. */
  personVersion: number;
  /** JSON of the views of items: `[[key, views], …]`, in the order of the keys. */
  views: string;
}

/** Returns the views of items by key. */
export const viewsIn = (views: PersonState['views']): ReadonlyMap<number, number> =>
  new Map(JSON.parse(views) as [number, number][]);

/** Selects the state of a person with the views of these items, in a statement of its own or as a part of one. */
export const selectPersonState = (person: string, keys: RawBuilder<unknown>) =>
  [
    contentVersion.as('version'),
    sql<number>`coalesce((select version from person_version where person = ${person}), 0)`.as('personVersion'),
    sql<string>`(select coalesce(json_agg(json_build_array(item.key, item.views) order by item.key), '[]')::text
      from item where item.key = any((select ${keys})::bigint[]))`.as('views'),
  ] as const;

interface PersonAndItems {
  person: string;
  keys: readonly number[];
}

const statement = constantStatement<PersonAndItems, PersonState>((db, { person, keys }) =>
  db.selectNoFrom([...selectPersonState(person, sql`${keys}::bigint[]`)]),
);

/** Reads the state of a person with the views of these items. */
export async function readPersonState(db: Db, given: PersonAndItems): Promise<PersonState> {
  return onlyRow(await statement(db, given));
}
