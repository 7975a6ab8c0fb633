import { medianOf } from '../median';
import type { Cost } from './load';

const FIGURES = ['perSecond', 'p99', 'node', 'postgres', 'bytes'] as const;

const costOf = (figureOf: (figure: keyof Cost) => number): Cost =>
  Object.fromEntries(FIGURES.map((figure) => [figure, figureOf(figure)])) as unknown as Cost;

/** Returns the median of each figure. */
export const mediansOf = (costs: readonly Cost[]): Cost => costOf((figure) => medianOf(costs.map((cost) => cost[figure])));

/** Returns each figure divided by that of the other server. */
export const ratioOf = (own: Cost, other: Cost): Cost => costOf((figure) => own[figure] / other[figure]);

/** Returns the rounded figures by the column names of the printed table. */
export function shown({ perSecond, p99, node, postgres, bytes }: Cost): Record<string, number> {
  const rounded = (value: number): number => Number(value.toPrecision(3));
  return {
    'calls a second': rounded(perSecond),
    'p99 ms': rounded(p99),
    'node µs': rounded(node),
    'PostgreSQL µs': rounded(postgres),
    bytes: rounded(bytes),
  };
}
