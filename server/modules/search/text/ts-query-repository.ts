import { sql, type RawBuilder } from 'kysely';
import type { Area } from '../../../../contract/core/areas';
import { genericPlanParam } from '../../../db/generic-plan-param';
import { isSound, isWholeSound } from './sounds';
import { isChinese } from './terms';

/** A term as PostgreSQL reads it in a tsvector or tsquery. */
export const lexeme = (term: string): string => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Returns the term that all texts of an area have and no word can equal. */
export const areaTerm = (area: Area): string => `@${area}`;

/** A tsquery of a term: of a sound also when it goes on, unless it is whole. Sounds have neither place nor weight. */
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

/** As a value that is known only when the statement runs: its plan does not depend on what is asked, so PostgreSQL keeps it. Nothing matches null. */
export const query = (text: string | null): RawBuilder<string | null> => genericPlanParam(text, 'tsquery');

/**
 * The first matches by themselves and the others as one, so many in all. What an index is asked one by one it skips through, from what one
 * match has to what the next one has; of a single tsquery of them all it looks at everything that the rarest has.
 */
export function oneByOne(matches: readonly string[], limit: number): string[] {
  return matches.length > limit ? [...matches.slice(0, limit - 1), everyOf(matches.slice(limit - 1))] : [...matches];
}

/** Up to three are asked one by one, or else six: each number makes another statement, and so many plans are kept. */
const [SOME_ALONE, MAX_ALONE] = [3, 6];

export type Vector = 'title_terms' | 'body_terms';

/** Returns the condition that a vector matches all of these tsqueries, given with the rarest first. */
export function matchesAll(vector: Vector, matches: readonly string[]): RawBuilder<boolean> {
  const limit = matches.length < MAX_ALONE ? SOME_ALONE : MAX_ALONE;
  const each = oneByOne(matches, limit).map((match) => sql`${sql.ref(vector)} @@ ${query(match)}`);
  return sql<boolean>`(${sql.join(each, sql` and `)})`;
}

/**
 * Rows of tsqueries that belong together, as arrays for `unnest` and names for its columns, with whether a vector matches all of a row. Of
 * what has fewer than the others the first is asked again.
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

/** Words one after another, as an expression has them; pairs of Chinese characters in any order. */
const alternativeQuery = (terms: readonly string[], weight?: 'A'): string =>
  joined(
    terms.map((term) => matchOf(term, weight)),
    isExpression(terms) ? '<->' : '&',
  );
/** Returns whether the terms form an expression of several words that is only meaningful as a whole. */
export const isExpression = (terms: readonly string[]): boolean =>
  terms.length > 1 && !terms.some((term) => isChinese(term) || isSound(term));
const anyTerm = (terms: readonly string[]): string =>
  joined(
    terms.map((term) => matchOf(term)),
    '|',
  );

/** Something that can be said in several ways, each of terms that belong together. */
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

/** Terms that follow each other at these places; null for fewer than two. */
export function phraseOf(places: readonly { term: string; position: number }[]): string | null {
  if (places.length < 2) return null;
  return places
    .map(({ term, position }, i) => {
      const before = places[i - 1];
      return before ? `<${position - before.position}> ${lexeme(term)}` : lexeme(term);
    })
    .join(' ');
}

/** A tsquery that matches what holds any of the terms; nothing matches it where there are none. */
export const anyOf = (terms: readonly string[]): RawBuilder<string | null> => query(terms.length ? anyTerm(terms) : null);

/** A tsquery that matches what holds every finished term and a word that begins in one of these ways. */
export function beginningLike(finished: readonly string[], beginnings: readonly string[]): RawBuilder<string | null> {
  const begun = beginnings.map((beginning) => `${lexeme(beginning)}:*`).join(' | ');
  return query([...finished.map(lexeme), ...(begun ? [`(${begun})`] : [])].join(' & '));
}
