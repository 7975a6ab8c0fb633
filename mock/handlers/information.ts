import type { HttpHandler } from 'msw';
import { majorityOf, mostFrequentOf } from '../../contract/core/frequent';
import { classificationGlyph } from '../../contract/core/glyph-of';
import {
  informationApi as api,
  type InformationOverview,
  type PlacedTitle,
  type SectionCard,
  type ShelfSection,
} from '../../contract/information';
import type { Locale } from '../../contract/core/locale';
import { personLinkBy } from '../data/directory';
import type { ItemOf } from '../data/item';
import { cardOf, detailOf, linkOf, textOf, type Reader } from '../data/render';
import type { Store } from '../data/store';
import { areaHandlers } from '../area/area';
import { formerIdsOf } from '../area/area-facets';
import { mockEndpoint } from '../endpoint/mock-endpoint';

const OF_SECTION = 5;
const MAX_CHANGED = 6;

export const informationHandlers = (store: Store): HttpHandler[] => [
  ...areaHandlers(store, { area: 'information', api, card: cardOf, detail: detailOf }),
  mockEndpoint(store, api.tree, (_, { locale }) => ({
    sections: sectionsBelow(store, null, locale),
    rest: shelved(store.items.information, undefined, locale),
  })),
  mockEndpoint(store, api.overview, (_, { person, locale }) => overview({ store, person, locale })),
];

const sectionsBelow = (store: Store, parent: string | null, locale: Locale): ShelfSection[] =>
  store.classifications.information
    .filter((section) => section.parent === parent)
    .map(({ id, names, glyph }) => ({
      id,
      ...formerIdsOf(store, 'information', id),
      name: names[locale],
      glyph: classificationGlyph(names, glyph),
      owner: ownerOf(
        store.items.information.filter(({ classificationIds: [first] }) => isWithin(store, first, id)),
        { store, locale },
      ),
      documents: shelved(store.items.information, id, locale),
      children: sectionsBelow(store, id, locale),
    }))
    .filter((section) => section.documents.length + section.children.length > 0);

/** Returns the documents of a section, sorted by position and then by title. The section is a document's first classification. */
function shelved(documents: ItemOf<'information'>[], section: string | undefined, locale: Locale): ShelfSection['documents'] {
  const title = (document: ItemOf<'information'>) => textOf(document, locale).title;
  const place = ({ position }: ItemOf<'information'>) => position ?? Number.MAX_SAFE_INTEGER;
  return documents
    .filter(({ classificationIds: [first] }) => first === section)
    .sort((a, b) => place(a) - place(b) || title(a).localeCompare(title(b), locale))
    .map((document) => ({ ...linkOf(document, locale), updatedAt: document.updatedAt }));
}

function overview(reader: Reader): InformationOverview {
  const { store, locale } = reader;
  const documents = store.items.information;
  return {
    sections: store.classifications.information
      .filter(({ parent }) => parent === null)
      .flatMap(({ id, names, glyph }) => {
        const own = documents.filter(({ classificationIds: [first] }) => rootOf(store, first) === id);
        const section = { id, name: names[locale], glyph: classificationGlyph(names, glyph) };
        return own.length ? [{ ...section, ...sectionFacts(own, reader) }] : [];
      }),
    rest: shelved(documents, undefined, locale),
    titles: documents.map((document) => placed(document, reader)).sort((a, b) => a.title.localeCompare(b.title, locale)),
    changed: byChange(documents)
      .slice(0, MAX_CHANGED)
      .map((document) => ({ ...placed(document, reader), updatedAt: document.updatedAt })),
  };
}

const placed = (document: ItemOf<'information'>, { store, locale }: Reader): PlacedTitle => ({
  ...linkOf(document, locale),
  section: rootOf(store, document.classificationIds[0]),
});

const ownerOf = (documents: ItemOf<'information'>[], { store, locale }: Pick<Reader, 'store' | 'locale'>) =>
  personLinkBy(store.directory, majorityOf(documents.map(({ owner: value }) => ({ value, count: 1 }))), locale);

function sectionFacts(own: ItemOf<'information'>[], reader: Reader): Omit<SectionCard, 'id' | 'name' | 'glyph'> {
  const { locale } = reader;
  const department = mostFrequentOf(own.map(({ department: value }) => ({ value, count: 1 })));
  const ofDepartment = own.find((document) => document.department === department);
  return {
    count: own.length,
    mostRead: own
      .toSorted((a, b) => b.views - a.views)
      .slice(0, OF_SECTION)
      .map((document) => linkOf(document, locale)),
    owner: ownerOf(own, reader),
    department: ofDepartment ? cardOf(ofDepartment, reader).department : null,
    changedAt: byChange(own)[0]?.updatedAt ?? '',
  };
}

const byChange = (documents: ItemOf<'information'>[]) => documents.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));

/** Returns the id of the root section of a section; null without one. */
function rootOf(store: Store, id: string | undefined): string | null {
  const section = store.classifications.information.find((candidate) => candidate.id === id);
  if (!section) return null;
  return section.parent === null ? section.id : rootOf(store, section.parent);
}

/** Returns whether a section is another one or below it. */
function isWithin(store: Store, id: string | undefined, other: string): boolean {
  if (id === undefined || id === other) return id === other;
  const section = store.classifications.information.find((candidate) => candidate.id === id);
  return isWithin(store, section?.parent ?? undefined, other);
}
