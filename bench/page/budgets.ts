import type { Weights } from './load';

export interface Verdict {
  ok: boolean;
  text: string;
}

const KB = 1000;
const JS_READY_KB = 120;
const JS_SETTLED_KB = 260;
/** Budgets of the pages for editors, which readers never load. They include the rich text editor, which shows an item's content. */
const STUDIO_JS_READY_KB = 335;
const STUDIO_JS_SETTLED_KB = 340;
export const READY_TO_BARE = 2;
const LAYOUT_SHIFT = 0.02;

/** Returns the verdicts on the budgets that apply to every page, those of the studio with their own limits. */
export function judgeWeights(label: string, { jsReady, jsSettled, shift }: Weights, isStudio: boolean): Verdict[] {
  const [ready, settled] = isStudio ? [STUDIO_JS_READY_KB, STUDIO_JS_SETTLED_KB] : [JS_READY_KB, JS_SETTLED_KB];
  return [
    verdict(label, 'JS until content', jsReady / KB, ready, ' kB'),
    verdict(label, 'JS settled', jsSettled / KB, settled, ' kB'),
    verdict(label, 'layout shift', shift, LAYOUT_SHIFT, ''),
  ];
}

/** Returns the verdict on a page's time until content, as the median over the rounds of its ratio to the bare page. */
export const judgeSpeed = (label: string, readyToBare: number): Verdict =>
  verdict(label, 'content visible, against a bare React page', readyToBare, READY_TO_BARE, '×');

const verdict = (label: string, what: string, value: number, limit: number, unit: string): Verdict => ({
  ok: value <= limit,
  text: `${label}: ${what} ${value.toFixed(value < 10 ? 2 : 0)}${unit}, at most ${limit}${unit}`,
});

/** Prints the verdicts and their number, and makes the process exit with 1 if one failed. */
export function printVerdicts(verdicts: readonly Verdict[]): void {
  for (const { ok, text } of verdicts) console.log(`${ok ? 'met   ' : 'FAILED'} ${text}`);
  const failed = verdicts.filter(({ ok }) => !ok).length;
  console.log(`${verdicts.length - failed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}
