import { sql, type RawBuilder } from 'kysely';
import type { Area } from '../../../contract/areas';
import type { Db } from '../../db/connect';
import type { Database } from '../../db/schema';
import type { Reading } from '../item/card-repository';
import { NEWEST_RANGES, newestFirst } from './marks';
import { comparable } from './terms';
import { areaTerm, beginningLike } from './ts-query';
import { visibleItem } from './visible-item';

/** So many titles are compared at most; more letters make them fewer. */
const MAX_CANDIDATES = 200;
const MAX_SUGGESTIONS = 8;
/** In so many titles with the finished words, the newest, the unfinished one is looked for by reading them. */
const MAX_READ = 500;
/** Of so many the reader may see enough. */
const ENOUGH_READ = 20;

/**
 * Titles for a query that is still being typed: those that begin with it first, then the most used. Others that have it are not looked
 * for where enough begin so: of few letters there are very many. Beginnings of words are what an index takes longest for, which has to
 * collect all that begin so; where other words are finished it is asked for those alone first.
 */
export async function findBeginnings(
  db: Db,
  area: Area | null,
  text: string,
  typed: { finished: string[]; unfinished: string[] },
  reading: Reading,
) {
  const { finished, unfinished } = typed;
  const inArea = area === null ? [] : [areaTerm(area)];
  const key = comparable(text);
  const beginsSo = sql<boolean>`(title_key ~>=~ ${key} and title_key ~<~ ${key + LAST_CHARACTER})`;
  const isInArea = area === null ? sql`true` : sql`area = ${area}`;
  const titled = sql`select item, locale, title_key, title_terms from search_doc where`;
  const having = (words: readonly string[], begun: readonly string[]) =>
    sql`${titled} title_terms @@ ${beginningLike([...words, ...inArea], begun)} and not ${beginsSo} and ${isFew}`;
  const { rows } = await sql<{ area: Area; id: string; title: string }>`
    with beginning as materialized (${titled} ${beginsSo} and ${isInArea}),
    begun as materialized ${visible(db, 'beginning', reading)},
    ${finished.length && unfinished.length ? readFirst(having, finished, unfinished) : sql`having_it as materialized (${having(finished, unfinished)})`},
    candidate as (select * from begun union all select * from (${visible(db, 'having_it', reading)}) as others),
    suggestion as (select distinct on (key) * from candidate order by key, locale = ${reading.locale} desc),
    best as (
      select *, row_number() over (order by starts_with(title_key, ${key}) desc, views desc, key desc) as place from suggestion
      order by place limit ${MAX_SUGGESTIONS}
    )
    select best.area, best.id, item_text.title from best
    join item_text on item_text.item = best.key and item_text.locale = best.locale order by best.place`.execute(db);
  return rows;
}

/** Whether not enough titles begin as it is typed. */
const isFew = sql<boolean>`(select count(distinct key) from begun) < ${sql.lit(MAX_SUGGESTIONS)}`;

/** Titles that have the finished words and the unfinished one: the newest by reading them, and only if these are not enough all others. */
const readFirst = (
  having: (words: readonly string[], begun: readonly string[]) => RawBuilder<unknown>,
  finished: readonly string[],
  unfinished: readonly string[],
): RawBuilder<unknown> => sql`
  newest as materialized (${NEWEST_RANGES}),
  finished as materialized (select * from (${newestFirst(having(finished, []))}) as titled limit ${sql.lit(MAX_READ)}),
  continued as materialized (select * from finished where title_terms @@ ${beginningLike([], unfinished)}),
  having_it as materialized (
    select * from continued union all ${having(finished, unfinished)}
      and (select count(*) from finished) = ${sql.lit(MAX_READ)} and (select count(*) from continued) < ${sql.lit(ENOUGH_READ)}
  )`;

/** Nothing sorts after it: with it, what begins with a text is a range of the index whatever the text, which a pattern is not in a kept plan. */
const LAST_CHARACTER = '\u{10ffff}';

type Titled = Pick<Database['search_doc'], 'item' | 'locale' | 'title_key'>;

/** Those of these titles that the reader may see. */
const visible = (db: Db, from: 'beginning' | 'having_it', reading: Reading) =>
  db
    .selectFrom(sql<Titled>`${sql.ref(from)}`.as('doc'))
    .innerJoinLateral(
      () => visibleItem(db, reading).select(['item.key', 'item.area', 'item.id', 'item.views']).as('item'),
      (join) => join.onTrue(),
    )
    .select(['item.key', 'item.area', 'item.id', 'item.views', 'doc.title_key', 'doc.locale'])
    .limit(MAX_CANDIDATES);
