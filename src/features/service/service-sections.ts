import type { Form } from 'contract/service';
import type { ContentsEntry } from '@/entities/item/page/TableOfContents';

/** Ids of the page's own sections, distinct from the ids of the article's headings. */
export const SECTION_IDS = { steps: 'service-steps', materials: 'service-materials' } as const;

/** Returns the table of contents: the page's sections, then the article's headings. */
export function contentsOf(
  { steps, materials, toc, locale }: Form,
  names: Record<keyof typeof SECTION_IDS, string>,
): ContentsEntry[] {
  return [
    ...(steps.length ? [{ id: SECTION_IDS.steps, text: names.steps, level: 2 }] : []),
    ...(materials.length ? [{ id: SECTION_IDS.materials, text: names.materials, level: 2 }] : []),
    ...toc.map((entry) => ({ ...entry, locale })),
  ];
}
