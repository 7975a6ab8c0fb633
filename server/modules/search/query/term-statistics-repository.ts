import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/connect';
import { genericPlanParam } from '../../../db/generic-plan-param';
import { DICTIONARY_SETTING, isTermVisible, visibleExamples } from '../index/dictionary-repository';
import { LAST_THOUSANDS } from '../text/recency-bucket-repository';
import type { Synonyms } from './query-parts';
import { lexeme } from '../text/ts-query-repository';
import { hasVisible, visibleItem } from '../index/visible-item-repository';
import type { ReadContext } from '../../item/read/read-context';

/** Parts that a query may consist of, before term statistics are loaded. */
interface Asked {
  /** The query in the form in which titles are compared. */
  key: string;
  /** Phrases of the query that may have synonyms, in the same form. */
  phrases: readonly string[];
  terms: readonly string[];
  /** Exact sound terms of the parts of the query that may be meant as sounds. */
  sounds: readonly string[];
}

/** Number of all texts (0 before the first count), and of texts with each of the terms that occur in a text the reader may see. */
export interface Texts {
  all: number;
  of: ReadonlyMap<string, number>;
}

export interface Known {
  texts: Texts;
  /** Synonyms of the phrases that have any. */
  synonyms: Synonyms;
  /** Id of the pinned query with visible items for exactly this query; null if none. A pin from the portal overrides one from a folder. */
  pins: string | null;
}

interface Row {
  kind: 'all' | 'term' | 'synonym' | 'pins';
  name: string;
  texts: number;
  keys: string[];
}

/**
 * Returns the statistics and search rules for a query. A term is left out if it occurs in no text that the reader may see at present. A
 * term that was not counted, because it is rare or new, gets a count of 1. If a term is left out, the sounds that occur exactly in
 * visible titles are included with the count of all texts.
 */
export async function loadTermStatistics(
  db: Db,
  { key, phrases, terms, sounds }: Asked,
  readContext: ReadContext,
): Promise<Known> {
  const isInTitle = hasVisible(db, sql`select item from search_doc where title_terms @@ asked.match`, readContext);
  const { rows } = await sql<Row>`
    with newest as ${LAST_THOUSANDS},
    ${seenTerms(db, terms, readContext)}
    select 'all' as kind, '' as name, texts, '{}'::text[] as keys from size
    union all select 'term', term, texts, '{}' from seen
    union all select 'term', term, size.texts, '{}' from ${lookedFor(sounds)} as asked cross join size
      where size.texts > 0 and (select count(*) from seen) < ${genericPlanParam(terms.length, 'integer')} and ${isInTitle}
    union all select 'synonym', '', 0, keys from search_synonym where keys && ${genericPlanParam([...phrases], 'text[]')}
    union all select 'pins', pinned.id::text, 0, '{}'
      from (select id from search_pinned_query where key = ${key} order by origin = 'portal' desc limit 1) as pinned
      where exists (
        select from search_pin as doc cross join lateral ${visibleItem(db, readContext).select('item.key')} as item where doc.pin = pinned.id
      )
  `.execute(db);
  const of = (kind: Row['kind']): Row[] => rows.filter((row) => row.kind === kind);
  return {
    texts: { all: of('all')[0]?.texts ?? 0, of: new Map(of('term').map(({ name, texts }) => [name, texts])) },
    synonyms: synonymsIn(of('synonym').map(({ keys }) => keys)),
    pins: of('pins')[0]?.name ?? null,
  };
}

/** Returns the number of texts with each of these terms that occur in a text the reader may see. */
export async function textsOfTerms(
  db: Db,
  terms: readonly string[],
  readContext: ReadContext,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<Pick<Row, 'name' | 'texts'>>`
    with newest as ${LAST_THOUSANDS}, ${seenTerms(db, terms, readContext)} select term as name, texts from seen`.execute(db);
  return new Map(rows.map(({ name, texts }) => [name, texts]));
}

/** Returns common table expressions of the terms (`asked`) and of those in texts that the reader may see (`seen`). They read `newest`. */
const seenTerms = (db: Db, terms: readonly string[], readContext: ReadContext): RawBuilder<unknown> => sql`
  size as materialized (select (value ->> 'texts')::integer as texts from setting where name = ${DICTIONARY_SETTING}),
  asked as materialized (
    select looked_for.*, texts, example from ${lookedFor(terms)} as looked_for
    left join search_term on search_term.term = looked_for.term
  ),
  visible_example as materialized (${visibleExamples(db, readContext)}),
  seen as materialized (
    select term, coalesce(texts, 1) as texts from asked
    where (select texts from size) > 0 and (example in (select key from visible_example) or ${isTermVisible(db, readContext)})
  )`;

/** Returns a subquery of the terms, each with its tsquery. */
const lookedFor = (terms: readonly string[]): RawBuilder<unknown> =>
  sql`(select * from unnest(${genericPlanParam([...terms], 'text[]')}, ${genericPlanParam(terms.map(lexeme), 'tsquery[]')}) as each (term, match))`;

function synonymsIn(groups: readonly string[][]): Synonyms {
  const found = new Map<string, string[]>();
  for (const keys of groups)
    for (const key of keys) found.set(key, [...(found.get(key) ?? []), ...keys.filter((other) => other !== key)]);
  return found;
}
