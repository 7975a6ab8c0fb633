import { sql, type RawBuilder } from 'kysely';
import type { Area } from '../../../../contract/core/areas';
import { genericPlanParam } from '../../../db/generic-plan-param';
import { isSound, isWholeSound } from './sounds';
import { isChinese } from './terms';

/** Returns a term quoted as a lexeme of a tsvector or tsquery. */
export const lexeme = (term: string): string => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Returns the term that all texts of an area have and no word can equal. */
export const areaTerm = (area: Area): string => `@${area}`;

/** Returns a tsquery of a term. A sound matches by prefix unless it is a whole one; sounds have neither positions nor weights. */
export const matchOf = (term: string, weight = ''): string => {
  if (isSound(term)) return isWholeSound(term) ? lexeme(term) : `${lexeme(term)}:*`;
  return weight ? `${lexeme(term)}:${weight}` : lexeme(term);
};

const joined = (parts: readonly string[], operator: '&' | '|' | '<->'): string =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(` ${operator} `)})`;

/** Returns a tsquery that matches if all of these match. */
export const everyOf = (matches: readonly string[]): string => joined(matches, '&');
/** Returns a tsquery that matches if this one does not. */
export const not = (match: string): string => `!${match}`;

/** Returns a tsquery as a parameter that does not affect the plan, so that PostgreSQL keeps a generic one. Null matches no text. */
export const query = (text: string | null): RawBuilder<string | null> => genericPlanParam(text, 'tsquery');

/**
 * Returns at most `limit` tsqueries: the first ones separately and the rest combined into one. With separate conditions, the index skips
 * from one entry that matches them to the next; with a single combined tsquery, it examines all entries of the rarest term.
 */
export function oneByOne(matches: readonly string[], limit: number): string[] {
  return matches.length > limit ? [...matches.slice(0, limit - 1), everyOf(matches.slice(limit - 1))] : [...matches];
}

/** Limits for separate tsqueries: 3, or 6 if there are at least six. Each number is another statement, whose plan is kept. */
const [SOME_ALONE, MAX_ALONE] = [3, 6];

export type Vector = 'title_terms' | 'body_terms';

/** Returns the condition that a vector matches all of these tsqueries, given with the rarest first. */
export function matchesAll(vector: Vector, matches: readonly string[]): RawBuilder<boolean> {
  const limit = matches.length < MAX_ALONE ? SOME_ALONE : MAX_ALONE;
  const each = oneByOne(matches, limit).map((match) => sql`${sql.ref(vector)} @@ ${query(match)}`);
  return sql<boolean>`(${sql.join(each, sql` and `)})`;
}

/**
 * Returns rows of tsqueries as arrays for `unnest`, the names of its columns, and a function that returns the condition that a vector
 * matches all tsqueries of a row. Shorter rows are filled up with their first tsquery.
 */
export function rowsOfQueries(rows: readonly (readonly string[])[]) {
  const nths = Array.from({ length: Math.max(1, ...rows.map(({ length }) => length)) }, (_, nth) => nth);
  const names = nths.map((nth) => sql.ref(`match_${nth}`));
  return {
    arrays: sql.join(
      nths.map((nth) =>
        genericPlanParam(
          rows.map((row) => row[nth] ?? row[0] ?? null),
          'tsquery[]',
        ),
      ),
    ),
    columns: sql.join(names),
    matchedBy: (vector: Vector): RawBuilder<boolean> =>
      sql<boolean>`${sql.join(
        names.map((name) => sql`${sql.ref(vector)} @@ ${name}`),
        sql` and `,
      )}`,
  };
}

/** Returns a tsquery of an alternative: the words of an expression in sequence, pairs of Chinese characters in any order. */
const alternativeQuery = (terms: readonly string[], weight?: 'A'): string =>
  joined(
    terms.map((term) => matchOf(term, weight)),
    isExpression(terms) ? '<->' : '&',
  );
/** Returns whether the terms form an expression of several words that is only meaningful as a whole. */
export const isExpression = (terms: readonly string[]): boolean =>
  terms.length > 1 && !terms.some((term) => isChinese(term) || isSound(term));

/** Alternatives of a clause, each a list of terms that must occur together. */
export type Alternatives = readonly (readonly string[])[];
export const anyAlternative = (alternatives: Alternatives, weight?: 'A'): string =>
  joined(
    alternatives.map((way) => alternativeQuery(way, weight)),
    '|',
  );
/** Returns a tsquery that matches all clauses; with a weight, only in the parts of a text that have it. */
export const everyClause = (clauses: readonly Alternatives[], weight?: 'A'): string =>
  joined(
    clauses.map((alternatives) => anyAlternative(alternatives, weight)),
    '&',
  );
export const anyClause = (clauses: readonly Alternatives[]): string =>
  joined(
    clauses.map((alternatives) => anyAlternative(alternatives)),
    '|',
  );

/** Returns a tsquery of terms at these relative positions; null for fewer than two. */
export function phraseOf(places: readonly { term: string; position: number }[]): string | null {
  if (places.length < 2) return null;
  return places
    .map(({ term, position }, i) => {
      const before = places[i - 1];
      return before ? `<${position - before.position}> ${lexeme(term)}` : lexeme(term);
    })
    .join(' ');
}

/** Returns a tsquery that matches if any of the expressions occurs as a whole; without expressions, it matches no text. */
export const anyOfExpressions = (expressions: Alternatives): RawBuilder<string | null> =>
  query(expressions.length ? anyAlternative(expressions) : null);

/** Returns a tsquery that matches if every finished term occurs and, if any beginnings are given, a word that has one as its prefix. */
export function beginningLike(finished: readonly string[], beginnings: readonly string[]): RawBuilder<string | null> {
  const begun = beginnings.map((beginning) => `${lexeme(beginning)}:*`).join(' | ');
  return query([...finished.map(lexeme), ...(begun ? [`(${begun})`] : [])].join(' & '));
}
