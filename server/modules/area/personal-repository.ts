import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Viewer } from '../../../contract/core/permissions';
import type { Db } from '../../db/connect';
import { constantStatement } from '../../db/constant-statement';
import { isFavourite, type ItemBuilder } from '../item/read/card-repository';
import { contentVersion } from '../kept/content-state-repository';
import type { PersonalRow } from '../kept/kept-parts';
import { selectPersonState } from '../kept/person-state-repository';

/** Selects a value of an item that is not the same for every viewer. */
export type PersonalValue = (eb: ItemBuilder, viewer: Viewer) => Expression<unknown>;

interface CardsOfPerson {
  keys: readonly number[];
  person: string;
}
interface DetailOfPerson {
  version: number;
  /** JSON. */
  values: string;
}

const joined = (values: readonly PersonalValue[], eb: ItemBuilder, viewer: Viewer) =>
  values.length ? sql`, ${sql.join(values.map((value) => value(eb, viewer)))}` : sql``;

/** Selects for each item, as one JSON value, its key, mark as a favourite and these values. */
export const selectCardValues = (db: Db, keys: RawBuilder<unknown>, viewer: Viewer, values: readonly PersonalValue[]) =>
  db
    .selectFrom('item')
    .where(sql<boolean>`item.key = any((select ${keys})::bigint[])`)
    .select((eb) => {
      const entry = sql`json_build_array(item.key, ${isFavourite(eb, viewer)}${joined(values, eb, viewer)})`;
      return sql<string>`coalesce(json_agg(${entry} order by item.key), '[]')`.as('values');
    });

/** Returns a statement that reads the state of a person and, for each item, its key, mark as a favourite and these values. */
export const cardsStatement = (values: readonly PersonalValue[]) =>
  constantStatement<CardsOfPerson, PersonalRow>((db, given) => {
    const keys = sql`${given.keys}::bigint[]`;
    const selected = selectCardValues(db, keys, { id: given.person } as Viewer, values);
    return db.selectNoFrom([...selectPersonState(given.person, keys), sql<string>`(${selected})::text`.as('values')]);
  });

/**
 * Returns a statement that reads the version of the content, an item's counts, the person's opinion and favourite mark, and these
 * values.
 */
export const detailStatement = (values: readonly PersonalValue[]) =>
  constantStatement<{ key: number; person: string }, DetailOfPerson>((db, { key, person }) =>
    db
      .selectFrom('item')
      .where('item.key', '=', key)
      .select((eb) => {
        const viewer = { id: person } as Viewer;
        const useful = sql`(select useful from feedback where feedback.item = item.key and feedback.person = ${person})`;
        const counts = sql.raw('item.views, item.share_count, item.useful_yes, item.useful_no');
        const entry = sql`json_build_array(${counts}, ${useful}, ${isFavourite(eb, viewer)}${joined(values, eb, viewer)})`;
        return [contentVersion.as('version'), sql<string>`${entry}::text`.as('values')];
      }),
  );
