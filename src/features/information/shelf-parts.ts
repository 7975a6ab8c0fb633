import { preparePart } from '@/ui/states/part-code';

/** Contents of the address of the shelf. */
export interface ShelfAddress {
  /** Id of the shown document. */
  doc: string | null;
  /** Id of the section whose documents are listed; ignored if there is a document. */
  section: string | null;
}

export type ShelfPart = 'opening' | 'section' | 'document';

/** Returns the part of the shelf that an address shows. */
export function shelfPartAt({ doc, section }: ShelfAddress): ShelfPart {
  if (doc !== null) return 'document';
  return section === null ? 'opening' : 'section';
}

// Each part is a chunk of its own. plugin.ts joins it with the script of the page, for the addresses that show it.

export const loadOpening = async () => ({
  default: (await import(/* webpackChunkName: "shelf-opening" */ './ShelfOpening')).ShelfOpening,
});

export const loadSection = async () => ({
  default: (await import(/* webpackChunkName: "shelf-section" */ './ShelfSectionPage')).ShelfSectionPage,
});

export const loadDocument = async () => ({
  default: (await import(/* webpackChunkName: "shelf-document" */ './ShelfDocument')).ShelfDocument,
});

/** Loads the part that an address shows, so that the first rendering has it. */
export function prepareShelfPart(search: string): void {
  const address = new URLSearchParams(search);
  const part = shelfPartAt({ doc: address.get('doc'), section: address.get('section') });
  if (part === 'document') void preparePart(loadDocument);
  else if (part === 'section') void preparePart(loadSection);
  else void preparePart(loadOpening);
}
