import { queryTerms } from '../search/text/terms';

const MAX_SPELLINGS = 10;

/** Queries that have the same terms. */
export interface EqualQueries<Row> {
  /** Most frequently used spelling. */
  query: string;
  /** Other spellings, at most ten, the most frequently used first. */
  spellings: string[];
  rows: Row[];
}

/** Groups queries that have the same terms, in any order and inflection. `useOf` returns the number of uses of a row. */
export function groupEqual<Row extends { query: string }>(
  rows: readonly Row[],
  useOf: (row: Row) => number,
): EqualQueries<Row>[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const meaning = queryTerms(row.query).sort().join(' ');
    groups.set(meaning, [...(groups.get(meaning) ?? []), row]);
  }
  return [...groups.values()].map((group) => {
    const uses = new Map<string, number>();
    for (const row of group) uses.set(row.query, (uses.get(row.query) ?? 0) + useOf(row));
    const [query = '', ...others] = [...uses].sort(([, a], [, b]) => b - a).map(([spelling]) => spelling);
    return { query, spellings: others.slice(0, MAX_SPELLINGS), rows: group };
  });
}
