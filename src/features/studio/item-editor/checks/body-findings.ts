import type { Locale } from 'contract/core/locale';

/** Passage that readers may find hard to follow, with its first words. */
export interface BodyFinding {
  kind: 'heading-order' | 'wide-table' | 'long-sentence';
  text: string;
}

/** Number of columns that a phone cannot show side by side. */
const WIDE_COLUMNS = 7;
const LONG_SENTENCE = { 'en-US': { unit: /\S+/g, max: 40 }, 'zh-CN': { unit: /\p{Script=Han}|[\p{L}\p{N}]+/gu, max: 100 } };
const SENTENCE_END = /(?<=[.!?]["'”’)]?)\s+|(?<=[。！？；][”’）]?)/;
/** Length of the beginning of a passage that is shown, in characters. */
const EXCERPT_LENGTH = 60;

/** Returns headings that skip a level, tables of many columns and long sentences in the HTML of a text, each kind in its order. */
export function findingsIn(html: string, locale: Locale): BodyFinding[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...headingsOutOfOrder(body), ...wideTables(body), ...longSentences(body, locale)];
}

const textOf = (element: Element): string => element.textContent.replace(/\s+/g, ' ').trim();

function headingsOutOfOrder(body: Element): BodyFinding[] {
  let before = 1;
  return [...body.querySelectorAll('h2, h3, h4, h5, h6')].flatMap((heading) => {
    const level = Number(heading.tagName[1]);
    const skips = level > before + 1;
    before = level;
    return skips ? [{ kind: 'heading-order' as const, text: textOf(heading) }] : [];
  });
}

const wideTables = (body: Element): BodyFinding[] =>
  [...body.querySelectorAll('table')].flatMap((table) => {
    const cells = [...(table.rows[0]?.cells ?? [])];
    return cells.length < WIDE_COLUMNS
      ? []
      : [{ kind: 'wide-table' as const, text: cells.map(textOf).join(' ').trim().slice(0, EXCERPT_LENGTH) }];
  });

function longSentences(body: Element, locale: Locale): BodyFinding[] {
  const { unit, max } = LONG_SENTENCE[locale];
  return [...body.querySelectorAll('p, li')].flatMap((block) =>
    block.querySelector('p, li')
      ? []
      : textOf(block)
          .split(SENTENCE_END)
          .filter((sentence) => (sentence.match(unit)?.length ?? 0) > max)
          .map((sentence) => ({ kind: 'long-sentence' as const, text: sentence.slice(0, EXCERPT_LENGTH) })),
  );
}
