import { sql, type RawBuilder } from 'kysely';
import { genericPlanParam } from '../../../db/generic-plan-param';
import { anyClause, anyAlternative, everyClause, query } from '../text/ts-query-repository';
import type { AnalyzedQuery } from '../query/analyze-query';

/** Returns the score of a name match: higher the more of the title the query makes up, lower for keywords, 0 if it is in neither. */
export function nameScore({ key, clauses }: AnalyzedQuery): RawBuilder<number> {
  const named = query(everyClause(clauses));
  const inTitle = query(everyClause(clauses, 'A'));
  return sql<number>`
    case when not doc.in_title then 0 else
      case when doc.title_key = ${key} then 8 when starts_with(doc.title_key, ${key}) then 3 else 0 end
      + case when doc.title_terms @@ ${inTitle} then 3 + 2 * ${brevity(key)} when doc.title_terms @@ ${named} then 2 else 0 end
    end`;
}

/**
 * Subquery that reads and unpacks the vector of `doc` once for all tests; `doc` itself has only a pointer to it. `setweight` with no
 * lexemes sets no weight and only makes a copy in memory.
 */
export const WHOLE_TEXT = sql`(select setweight(doc.body_terms, 'D', '{}') as terms offset 0) as whole`;

/**
 * Returns the rank of the words in the whole text: by frequency and by the weight of the parts that contain them, plus a bonus
 * for the phrase. Reads `WHOLE_TEXT`.
 */
export function rank({ clauses, phrase }: AnalyzedQuery): RawBuilder<number> {
  const together = sql`case when terms @@ ${query(phrase)} then 1 else 0 end`;
  return sql<number>`(4 * ts_rank('{0.1, 0.3, 0.6, 1}', terms, ${query(anyClause(clauses))}, 1) + ${together})`;
}

/** Returns an expression that is 1 for a title no longer than the query, and smaller the longer the title is. */
const brevity = (key: string) => sql<number>`least(1, ${Array.from(key).length} / greatest(1, length(doc.title_key))::float8)`;

/** Weight of a part that is found in a title, and in a title no longer than the query. */
const IN_TITLE = 1.25;
export const IN_SHORT_TITLE = 1.5;

/** Factor of a related word's weight, multiplied by its nearness. */
const RELATED_WEIGHT = 0.4;

/**
 * Returns the weighted share of the query's parts that a text has, from 0 to 1, and up to a half more for parts in its title. A part
 * counts by its best match: the word itself or a related one. Reads `WHOLE_TEXT`.
 */
export function coverage({ weightedTerms: parts, weight: total, key }: AnalyzedQuery): RawBuilder<number> {
  const alternatives = parts.flatMap(({ alternatives, weight, related }, nth) => [
    { nth, match: anyAlternative(alternatives), weight: weight / total },
    ...related.map(({ terms, nearness }) => ({
      nth,
      match: anyAlternative([terms]),
      weight: (RELATED_WEIGHT * nearness * weight) / total,
    })),
  ]);
  const column = <T>(valueOf: (one: (typeof alternatives)[number]) => T, type: string) =>
    genericPlanParam(alternatives.map(valueOf), type);
  const inTitle = sql`${IN_TITLE}::float8 + ${IN_SHORT_TITLE - IN_TITLE}::float8 * ${brevity(key)}`;
  return sql<number>`(
    select coalesce(sum(best), 0) from (
      select max(part.weight * case when doc.title_terms @@ part.asked then ${inTitle} else 1 end) as best
      from unnest(
        ${column(({ nth }) => nth, 'integer[]')}, ${column(({ match }) => match, 'tsquery[]')}, ${column(({ weight }) => weight, 'float8[]')}
      ) part (nth, asked, weight)
      where terms @@ part.asked group by nth
    ) as covered
  )`;
}

/** Returns the condition that `doc` contains the query as a phrase; false for a single word. */
export const hasPhrase = ({ phrase }: AnalyzedQuery): RawBuilder<boolean> =>
  sql<boolean>`coalesce(doc.body_terms @@ ${query(phrase)}, false)`;

const YEAR_SECONDS = 365 * 86_400;
/** Remaining share of the score of a very old notice or news story. */
const OLDEST = 0.6;

/** Returns the factor for age: it falls gradually to `OLDEST` for notices and news, and is 1 for other content. */
export const freshness = (moment: Date) => sql<number>`
  case when doc.area in ('notice', 'news')
    then ${OLDEST}::float8 + (1 - ${OLDEST}::float8) * exp(-greatest(0, extract(epoch from ${moment}::timestamptz - item.published_at)::float8) / ${YEAR_SECONDS}::float8)
    else 1 end`;
