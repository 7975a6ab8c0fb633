import { sql } from 'kysely';
import type { Area } from '../../../contract/areas';
import type { Db } from '../../db/connect';
import type { Database } from '../../db/schema';
import type { Reading } from '../item/card-repository';
import { comparable } from './terms';
import { areaTerm, beginningLike } from './ts-query';
import { visibleItem } from './visible-item';

/** So many titles are compared at most; more letters make them fewer. */
const MAX_CANDIDATES = 200;
const MAX_SUGGESTIONS = 8;

/**
 * Titles for a query that is still being typed: those that begin with it first, then the most used. Others that have it are not looked
 * for where enough begin so: of few letters there are very many.
 */
export async function findBeginnings(
  db: Db,
  area: Area | null,
  text: string,
  typed: { finished: string[]; unfinished: string[] },
  reading: Reading,
) {
  const matches = beginningLike([...typed.finished, ...(area === null ? [] : [areaTerm(area)])], typed.unfinished);
  const key = comparable(text);
  const beginsSo = sql<boolean>`(title_key ~>=~ ${key} and title_key ~<~ ${key + LAST_CHARACTER})`;
  const isInArea = area === null ? sql`true` : sql`area = ${area}`;
  const { rows } = await sql<{ area: Area; id: string; title: string }>`
    with beginning as materialized (
      select item, locale, title_key from search_doc where ${beginsSo} and ${isInArea}
    ),
    begun as materialized ${visible(db, 'beginning', reading)},
    having_it as materialized (
      select item, locale, title_key from search_doc
      where title_terms @@ ${matches} and not ${beginsSo} and (select count(distinct key) from begun) < ${MAX_SUGGESTIONS}
    ),
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
