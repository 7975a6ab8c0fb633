import type { CallAnswer } from 'contract/api';
import type { ShelfSection, ShelvedDocument } from 'contract/information';
import { hasWords } from '@/lib/i18n/words';

export type Shelf = CallAnswer<'POST /api/information/tree'>;

/** A document with the sections that it stands in, the broadest first; none for one outside of all sections. */
export interface PlacedDocument extends ShelvedDocument {
  sections: readonly ShelfSection[];
}

/** Every document in the order in which the tree shows them. */
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

/** The sections that lead to the one of that id, itself last; none when there is no such section. */
export function pathTo(sections: readonly ShelfSection[], id: string | null): ShelfSection[] {
  for (const section of sections) {
    const below = section.id === id ? [] : pathTo(section.children, id);
    if (section.id === id || below.length) return [section, ...below];
  }
  return [];
}

/** Returns the previous and the next document in the order of the tree. */
export function neighboursOf(documents: readonly PlacedDocument[], id: string) {
  const place = documents.findIndex((document) => document.id === id);
  if (place < 0) return {};
  return { previous: documents[place - 1], next: documents[place + 1] };
}

/** Documents whose title has every word of the query. */
export const titlesWith = (documents: readonly PlacedDocument[], query: string): PlacedDocument[] =>
  documents.filter(({ title }) => hasWords(title, query));
