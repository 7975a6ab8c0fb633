import type { JudgedQuery } from '../judged';

const DEPTH = 10;
const BEST = 3;
const USEFUL = 2;

/** Result of an engine for a query, best first, as `area/id`. */
export interface Answered {
  asked: JudgedQuery;
  found: readonly string[];
  /** First row of the page of results, the best match if there is one; undefined for none, or engines without a page. */
  first?: string | undefined;
  /** Results on the page of all areas, with those that are folded. */
  shown?: readonly { ref: string; isFolded: boolean }[];
}
export interface Quality {
  queries: number;
  /** Mean over queries with relevant documents: normalised discounted gain of the first ten hits, with a gain of 2^grade − 1. */
  ndcg: number;
  /** Share of queries whose first hit has the query's highest grade. */
  success: number;
  /** Share of queries whose first row on the page has the query's highest grade, and a grade of at least 2. */
  firstRow: { best: number; useful: number };
  /** Share of queries that find nothing although relevant documents exist. */
  zero: number;
}

const gain = (grade: number): number => 2 ** grade - 1;
const discounted = (grades: readonly number[]): number =>
  grades.slice(0, DEPTH).reduce((sum, grade, place) => sum + gain(grade) / Math.log2(place + 2), 0);

export function ndcg({ asked: { grades }, found }: Answered): number {
  const ideal = Object.values(grades).sort((a, b) => b - a);
  return discounted(found.map((ref) => grades[ref] ?? 0)) / discounted(ideal);
}

const best = ({ grades }: JudgedQuery): number => Math.min(BEST, ...[Math.max(...Object.values(grades))]);
const succeeds = ({ asked, found }: Answered): boolean => asked.grades[found[0] ?? ''] === best(asked);
const firstGrade = ({ asked: { grades }, first = '' }: Answered): number => grades[first] ?? 0;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

export function qualityOf(answered: readonly Answered[]): Quality {
  const answerable = answered.filter(({ asked }) => Object.keys(asked.grades).length > 0);
  return {
    queries: answerable.length,
    ndcg: mean(answerable.map(ndcg)),
    success: mean(answerable.map((one) => Number(succeeds(one)))),
    firstRow: {
      best: mean(answerable.map((one) => Number(firstGrade(one) === best(one.asked)))),
      useful: mean(answerable.map((one) => Number(firstGrade(one) >= USEFUL))),
    },
    zero: mean(answerable.map(({ found }) => Number(found.length === 0))),
  };
}

/** Returns for each grade, 0 to 3, how many of the results on the page are folded. */
export const foldedByGrade = (answered: readonly Answered[]): { grade: number; shown: number; folded: number }[] =>
  [0, 1, 2, 3].map((grade) => {
    const rows = answered.flatMap(({ asked: { grades }, shown = [] }) => shown.filter(({ ref }) => (grades[ref] ?? 0) === grade));
    return { grade, shown: rows.length, folded: rows.filter(({ isFolded }) => isFolded).length };
  });
