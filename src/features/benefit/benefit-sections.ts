import type { Benefit } from 'contract/welfare';
import { DETAILS_ID, needsHeading } from '@/entities/item/article/details-section';
import type { ContentsEntry } from '@/entities/item/page/contents-entry';

/** Ids of the page's own sections, distinct from the ids of the article's headings. */
export const SECTION_IDS = { steps: 'benefit-steps', eligibility: 'benefit-eligibility' } as const;

/** Returns the table of contents: the page's sections, then the article's headings. */
export function contentsOf(
  { steps, eligibility, body, toc, locale }: Benefit,
  names: Record<keyof typeof SECTION_IDS | 'details', string>,
): ContentsEntry[] {
  return [
    ...(steps.length ? [{ id: SECTION_IDS.steps, text: names.steps, level: 2 }] : []),
    ...(eligibility.length ? [{ id: SECTION_IDS.eligibility, text: names.eligibility, level: 2 }] : []),
    ...(needsHeading(body) ? [{ id: DETAILS_ID, text: names.details, level: 2 }] : []),
    ...toc.map((entry) => ({ ...entry, locale })),
  ];
}
