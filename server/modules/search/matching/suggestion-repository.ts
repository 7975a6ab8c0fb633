import { sql, type RawBuilder } from 'kysely';
import type { Area } from '../../../../contract/core/areas';
import type { Locale } from '../../../../contract/core/locale';
import type { Names } from '../../../../contract/document';
import type { ItemRef } from '../../../../contract/item';
import type { Db } from '../../../db/connect';
import type { Database } from '../../../db/schema/schema';
import { NEWEST_RANGES, newestFirst } from '../text/recency-bucket-repository';
import { comparable } from '../text/terms';
import { areaTerm, beginningLike } from '../text/ts-query-repository';
import { visibleItem } from '../index/visible-item-repository';
import type { ReadContext } from '../../item/read/read-context';

/** Maximum number of titles that are compared; further letters reduce them. */
const MAX_CANDIDATES = 200;
const MAX_SUGGESTIONS = 8;
/** Maximum number of titles, the newest with the finished words, that are read to find the unfinished word in them. */
const MAX_READ = 500;
/** Minimum number of visible matches among those titles; with fewer, the index is searched for all words. */
const MIN_READ = 20;

interface SuggestionRow extends ItemRef {
  title: string;
  summary: string;
  locale: Locale;
  fields: object;
  departmentNames: Names | null;
  /** True if an editor pinned it for exactly this query. */
  isPinned: boolean;
}

/**
 * Returns titles for a query that is still being typed: of all areas those pinned for it, then those that begin with it, then the most viewed of those that
 * contain its words. The latter are not searched if enough titles begin with the query, because a few letters match very many. A
 * word prefix is the slowest lookup of the index, which has to collect all words with that prefix; so finished words are searched
 * first, and of very many such titles only the newest are read.
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
  const { rows } = await sql<SuggestionRow>`
    with beginning as materialized (select item, locale, title_key from search_doc where ${beginsSo} and ${isInArea}),
    begun as materialized ${visible(db, 'beginning', readContext)},
    ${others},
    candidate as (
      select *, null::integer as position from begun union all select *, null from other
      ${area === null ? sql`union all ${pinnedTitles(db, key, readContext)}` : sql``}
    ),
    suggestion as (select distinct on (key) * from candidate order by key, position, locale = ${readContext.locale} desc),
    best as (
      select *, row_number() over (order by position, starts_with(title_key, ${key}) desc, views desc, key desc) as place
      from suggestion order by place limit ${MAX_SUGGESTIONS}
    )
    select best.area, best.id, best.locale, item_text.title, item_text.summary, item.fields, department.names as "departmentNames",
      best.position is not null as "isPinned"
    from best
    join item_text on item_text.item = best.key and item_text.locale = best.locale
    join item on item.key = best.key
    left join department on department.id = item.department
    order by best.place`.execute(db);
  return rows;
}

/** Returns a query of the titles pinned for exactly this query that the reader may see; a pin from the portal overrides one from a folder. */
const pinnedTitles = (db: Db, key: string, readContext: ReadContext) => sql`(
  select item.key, item.area, item.id, item.views, doc.title_key, doc.locale, search_pin.position
  from search_pin
  join search_doc as doc on doc.item = search_pin.item
  cross join lateral ${visibleItem(db, readContext).select(['item.key', 'item.area', 'item.id', 'item.views'])} as item
  where search_pin.pin = (select id from search_pinned_query where key = ${key} order by origin = 'portal' desc limit 1)
)`;

/** Returns the condition that fewer than this number of items were found that the reader may see. */
const isFewer = (found: 'begun' | 'read', enough: number): RawBuilder<boolean> =>
  sql<boolean>`(select count(distinct key) from ${sql.ref(found)}) < ${sql.lit(enough)}`;

/**
 * Character that sorts after all others. With it, a title prefix becomes a range of the index; a generic plan would not use the
 * index for a pattern.
 */
const LAST_CHARACTER = '\u{10ffff}';

type Titled = Pick<Database['search_doc'], 'item' | 'locale' | 'title_key'>;

/** Returns a query of the titles of `from` that the reader may see. */
const visible = (db: Db, from: 'beginning' | 'continued' | 'holding', readContext: ReadContext) =>
  db
    .selectFrom(sql<Titled>`${sql.ref(from)}`.as('doc'))
    .innerJoinLateral(
      () => visibleItem(db, readContext).select(['item.key', 'item.area', 'item.id', 'item.views']).as('item'),
      (join) => join.onTrue(),
    )
    .select(['item.key', 'item.area', 'item.id', 'item.views', 'doc.title_key', 'doc.locale'])
    .limit(MAX_CANDIDATES);
