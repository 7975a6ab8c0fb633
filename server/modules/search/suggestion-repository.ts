import { sql } from 'kysely';
import type { Area } from '../../../contract/areas';
import type { Db } from '../../db/connect';
import type { Reading } from '../item/card-repository';
import { visibleTo } from '../item/visibility';
import { comparable } from './terms';
import { areaTerm, beginningLike } from './ts-query';

/** So many titles are compared at most; more letters make them fewer. */
const MAX_CANDIDATES = 500;
const MAX_SUGGESTIONS = 8;

/** Titles for a query that is still being typed: those that begin with it first, then the most used. */
export async function findBeginnings(
  db: Db,
  area: Area | null,
  text: string,
  typed: { finished: string[]; unfinished: string[] },
  { viewer, locale, moment }: Reading,
) {
  const matches = beginningLike([...typed.finished, ...(area === null ? [] : [areaTerm(area)])], typed.unfinished);
  return (
    db
      // Planned as a whole, and read only as far as it is needed.
      .with(
        (cte) => cte('doc').materialized(),
        (qc) =>
          qc
            .selectFrom('search_doc')
            .where(sql<boolean>`title_terms @@ ${matches}`)
            .select(['item', 'locale', 'title_key']),
      )
      .with('candidate', (qc) =>
        qc
          .selectFrom('doc')
          .innerJoin('item', 'item.key', 'doc.item')
          .where(visibleTo(viewer, moment))
          .select(['item.key', 'item.area', 'item.id', 'item.views', 'doc.title_key', 'doc.locale'])
          .limit(MAX_CANDIDATES),
      )
      .with('suggestion', (qc) =>
        qc
          .selectFrom('candidate')
          .distinctOn('candidate.key')
          .selectAll()
          .orderBy('candidate.key')
          .orderBy((order) => order('candidate.locale', '=', locale), 'desc'),
      )
      .with('best', (qc) =>
        qc
          .selectFrom('suggestion')
          .selectAll()
          .select((eb) =>
            sql<number>`row_number() over (order by
            starts_with(title_key, ${comparable(text)}) desc, ${eb.ref('views')} desc, ${eb.ref('key')} desc)`.as('place'),
          )
          .orderBy('place')
          .limit(MAX_SUGGESTIONS),
      )
      .selectFrom('best')
      .innerJoin('item_text', (join) =>
        join.onRef('item_text.item', '=', 'best.key').onRef('item_text.locale', '=', 'best.locale'),
      )
      .select(['best.area', 'best.id', 'item_text.title'])
      .orderBy('best.place')
      .execute()
  );
}
