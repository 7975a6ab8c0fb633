import { sql, type RawBuilder } from 'kysely';

const lexeme = (term: string): string => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** As text, for a query that looks for several such. */
export const everyTerm = (terms: readonly string[]): string => terms.map(lexeme).join(' & ');

/** A tsquery that matches what holds every one of the terms. */
export const allOf = (terms: readonly string[]): RawBuilder<string> => sql`${everyTerm(terms)}::tsquery`;

/** A tsquery that matches what holds any of the terms. */
export const anyOf = (terms: readonly string[]): RawBuilder<string> => sql`${terms.map(lexeme).join(' | ')}::tsquery`;

/** A tsquery that matches what holds every finished term and a word that begins in one of these ways. */
export function beginningLike(finished: readonly string[], beginnings: readonly string[]): RawBuilder<string> {
  const begun = beginnings.map((beginning) => `${lexeme(beginning)}:*`).join(' | ');
  return sql`${[...finished.map(lexeme), ...(begun ? [`(${begun})`] : [])].join(' & ')}::tsquery`;
}
