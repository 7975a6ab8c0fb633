import type { Weights } from './load';

export interface Verdict {
  ok: boolean;
  text: string;
}

const KB = 1000;
const JS_READY_KB = 120;
const JS_SETTLED_KB = 260;
export const READY_TO_BARE = 2;
const LAYOUT_SHIFT = 0.02;

/** Returns the verdicts on the budgets that apply to every page. */
export const judgeWeights = (label: string, { jsReady, jsSettled, shift }: Weights): Verdict[] => [
  verdict(label, 'JS until content', jsReady / KB, JS_READY_KB, ' kB'),
  verdict(label, 'JS settled', jsSettled / KB, JS_SETTLED_KB, ' kB'),
  verdict(label, 'layout shift', shift, LAYOUT_SHIFT, ''),
];

/** Returns the verdict on a page's time until content, as the median over the rounds of its ratio to the bare page. */
export const judgeSpeed = (label: string, readyToBare: number): Verdict =>
  verdict(label, 'content visible, against a bare React page', readyToBare, READY_TO_BARE, '×');

const verdict = (label: string, what: string, value: number, limit: number, unit: string): Verdict => ({
  ok: value <= limit,
  text: `${label}: ${what} ${value.toFixed(value < 10 ? 2 : 0)}${unit}, at most ${limit}${unit}`,
});
