import { sql } from 'kysely';
import type { Area } from '../../../contract/areas';
import type { Db } from '../../db/connect';
import type { Reading } from '../item/card-repository';
import { visibleTo } from '../item/visibility';
import { comparable } from './terms';
import { beginningLike } from './ts-query';

const MAX_CANDIDATES = 2000;
const MAX_SUGGESTIONS = 8;

/** Titles for a query that is still being typed: those that begin with it first, then the most used. */
export async function findBeginnings(
  db: Db,
  area: Area | null,
  text: string,
  typed: { finished: string[]; unfinished: string[] },
  { viewer, locale, moment }: Reading,
) {
  const candidates = db
    .selectFrom('search_doc')
    .innerJoin('item', 'item.key', 'search_doc.item')
    .innerJoin('item_text', (join) =>
      join.onRef('item_text.item', '=', 'item.key').onRef('item_text.locale', '=', 'search_doc.locale'),
    )
    .$if(area !== null, (qb) => qb.where('search_doc.area', '=', area as Area))
    .where(sql<boolean>`search_doc.title_terms @@ ${beginningLike(typed.finished, typed.unfinished)}`)
    .where(visibleTo(viewer, moment))
    .select(['item.key', 'item.area', 'item.id', 'item.views', 'search_doc.title_key', 'item_text.title', 'item_text.locale'])
    .limit(MAX_CANDIDATES);
  const oneOfEach = db
    .selectFrom(candidates.as('candidate'))
    .distinctOn('candidate.key')
    .selectAll()
    .orderBy('candidate.key')
    .orderBy((order) => order('candidate.locale', '=', locale), 'desc');
  return db
    .selectFrom(oneOfEach.as('suggestion'))
    .select(['suggestion.area', 'suggestion.id', 'suggestion.title'])
    .orderBy(sql`starts_with(suggestion.title_key, ${comparable(text)})`, 'desc')
    .orderBy('suggestion.views', 'desc')
    .orderBy('suggestion.key', 'desc')
    .limit(MAX_SUGGESTIONS)
    .execute();
}
