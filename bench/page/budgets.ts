import type { Figures } from './load';

export interface Verdict {
  ok: boolean;
  text: string;
}

const KB = 1000;
const JS_READY_KB = 120;
const JS_SETTLED_KB = 260;
export const READY_TO_BARE = 2;
const LAYOUT_SHIFT = 0.02;

/** `median` of the page's rounds; `readyToBare` is the median of the rounds' own ratios to the bare page. */
export function judge(label: string, median: Figures, readyToBare: number): Verdict[] {
  const verdict = (what: string, value: number, limit: number, unit: string): Verdict => ({
    ok: value <= limit,
    text: `${label}: ${what} ${value.toFixed(value < 10 ? 2 : 0)}${unit}, at most ${limit}${unit}`,
  });
  return [
    verdict('JS until content', median.jsReady / KB, JS_READY_KB, ' kB'),
    verdict('JS settled', median.jsSettled / KB, JS_SETTLED_KB, ' kB'),
    verdict('content visible, against a bare React page', readyToBare, READY_TO_BARE, '×'),
    verdict('layout shift', median.shift, LAYOUT_SHIFT, ''),
  ];
}
