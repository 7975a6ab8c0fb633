import { sql, type RawBuilder } from 'kysely';
import type { Area } from '../../../../contract/core/areas';
import type { Db } from '../../../db/connect';
import type { Database } from '../../../db/schema';
import { NEWEST_RANGES, newestFirst } from '../text/recency-bucket-repository';
import { comparable } from '../text/terms';
import { areaTerm, beginningLike } from '../text/ts-query-repository';
import { visibleItem } from '../index/visible-item-repository';
import type { ReadContext } from '../../item/read/read-context';

/** Maximum number of titles that are compared; further letters reduce them. */
const MAX_CANDIDATES = 200;
const MAX_SUGGESTIONS = 8;
/** In so many titles with the finished words, the newest, the unfinished one is looked for by reading them. */
const MAX_READ = 500;
/** When so many of them are found the most used are suggested of these. */
const MIN_READ = 20;

/**
 * Titles for a query that is still being typed: those that begin with it first, then the most used of those that have it. These are not
 * looked for where enough begin so: of few letters there are very many. The beginning of a word is what an index takes longest for, which
 * has to collect all that begin so; where other words are finished it is asked for those first, and of very many the newest are enough.
 */
export async function findBeginnings(
  db: Db,
  area: Area | null,
  text: string,
  { finished, unfinished }: { finished: string[]; unfinished: string[] },
  readContext: ReadContext,
) {
  const inArea = area === null ? [] : [areaTerm(area)];
  const key = comparable(text);
  const beginsSo = sql<boolean>`(title_key ~>=~ ${key} and title_key ~<~ ${key + LAST_CHARACTER})`;
  const isInArea = area === null ? sql`true` : sql`area = ${area}`;
  const holding = (begun: readonly string[]) => sql`
    select item, locale, title_key, title_terms from search_doc
    where title_terms @@ ${beginningLike([...finished, ...inArea], begun)} and not ${beginsSo} and ${isFewer('begun', MAX_SUGGESTIONS)}`;
  const others =
    finished.length && unfinished.length
      ? sql`
        newest as materialized (${NEWEST_RANGES}),
        newest_finished as materialized (select * from (${newestFirst(holding([]))}) as title limit ${sql.lit(MAX_READ)}),
        continued as materialized (select * from newest_finished where title_terms @@ ${beginningLike([], unfinished)}),
        read as materialized ${visible(db, 'continued', readContext)},
        holding as materialized (
          ${holding(unfinished)} and ${isFewer('read', MIN_READ)} and (select count(*) from newest_finished) = ${sql.lit(MAX_READ)}
        ),
        other as (select * from read union all select * from (${visible(db, 'holding', readContext)}) as looked_up)`
      : sql`holding as materialized (${holding(unfinished)}), other as ${visible(db, 'holding', readContext)}`;
  const { rows } = await sql<{ area: Area; id: string; title: string }>`
    with beginning as materialized (select item, locale, title_key from search_doc where ${beginsSo} and ${isInArea}),
    begun as materialized ${visible(db, 'beginning', readContext)},
    ${others},
    candidate as (select * from begun union all select * from other),
    suggestion as (select distinct on (key) * from candidate order by key, locale = ${readContext.locale} desc),
    best as (
      select *, row_number() over (order by starts_with(title_key, ${key}) desc, views desc, key desc) as place from suggestion
      order by place limit ${MAX_SUGGESTIONS}
    )
    select best.area, best.id, item_text.title from best
    join item_text on item_text.item = best.key and item_text.locale = best.locale order by best.place`.execute(db);
  return rows;
}

/** Returns the condition that fewer than this number of items were found that the reader may see. */
const isFewer = (found: 'begun' | 'read', enough: number): RawBuilder<boolean> =>
  sql<boolean>`(select count(distinct key) from ${sql.ref(found)}) < ${sql.lit(enough)}`;

/** Nothing sorts after it: with it, what begins with a text is a range of the index whatever the text, which a pattern is not in a kept plan. */
const LAST_CHARACTER = '\u{10ffff}';

type Titled = Pick<Database['search_doc'], 'item' | 'locale' | 'title_key'>;

/** Those of these titles that the reader may see. */
const visible = (db: Db, from: 'beginning' | 'continued' | 'holding', readContext: ReadContext) =>
  db
    .selectFrom(sql<Titled>`${sql.ref(from)}`.as('doc'))
    .innerJoinLateral(
      () => visibleItem(db, readContext).select(['item.key', 'item.area', 'item.id', 'item.views']).as('item'),
      (join) => join.onTrue(),
    )
    .select(['item.key', 'item.area', 'item.id', 'item.views', 'doc.title_key', 'doc.locale'])
    .limit(MAX_CANDIDATES);
