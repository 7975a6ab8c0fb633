import type { CallAnswer } from 'contract/api';
import type { DatedDocument, ShelfSection } from 'contract/information';
import { hasWords } from '@/lib/i18n/words';

export type Shelf = CallAnswer<'POST /api/information/tree'>;

/** Document with its path of sections, the outermost first. The path is empty for a document outside of all sections. */
export interface PlacedDocument extends DatedDocument {
  sections: readonly ShelfSection[];
}

/** Returns all documents in the order of the tree. */
export const documentsOf = ({ sections, rest }: Shelf): PlacedDocument[] => [
  ...sections.flatMap((section) => placedIn([section])),
  ...rest.map((document) => ({ ...document, sections: [] })),
];

function placedIn(path: readonly ShelfSection[]): PlacedDocument[] {
  const section = path.at(-1);
  if (!section) return [];
  return [
    ...section.documents.map((document) => ({ ...document, sections: path })),
    ...section.children.flatMap((child) => placedIn([...path, child])),
  ];
}

export const countOf = ({ documents, children }: ShelfSection): number =>
  children.reduce((count, child) => count + countOf(child), documents.length);

/**
 * Returns the path to the section with the given id, or to the section that it was merged into. The path includes that section; it is
 * empty if there is none.
 */
export function pathTo(sections: readonly ShelfSection[], id: string | null): ShelfSection[] {
  for (const section of sections) {
    const isMatch = section.id === id || (id !== null && section.formerIds?.includes(id) === true);
    const below = isMatch ? [] : pathTo(section.children, id);
    if (isMatch || below.length) return [section, ...below];
  }
  return [];
}

/** Returns the previous and the next document in the order of the tree; each undefined if there is none. */
export function neighboursOf(documents: readonly PlacedDocument[], id: string) {
  const place = documents.findIndex((document) => document.id === id);
  if (place < 0) return {};
  return { previous: documents[place - 1], next: documents[place + 1] };
}

/** Returns the documents whose title contains every word of the query. */
export const titlesWith = (documents: readonly PlacedDocument[], query: string): PlacedDocument[] =>
  documents.filter(({ title }) => hasWords(title, query));
