import type { HttpHandler } from 'msw';
import { informationApi as api, type ShelfSection } from '../../contract/information';
import type { Locale } from '../../contract/core/locale';
import type { ItemOf } from '../data/item';
import { cardOf, detailOf, linkOf, textOf } from '../data/render';
import type { Store } from '../data/store';
import { areaHandlers } from '../area/area';
import { mockEndpoint } from '../endpoint/mock-endpoint';

export const informationHandlers = (store: Store): HttpHandler[] => [
  ...areaHandlers(store, { area: 'information', api, card: cardOf, detail: detailOf }),
  mockEndpoint(store, api.tree, (_, { locale }) => ({
    sections: sectionsBelow(store, null, locale),
    rest: shelved(store.items.information, undefined, locale),
  })),
];

const sectionsBelow = (store: Store, parent: string | null, locale: Locale): ShelfSection[] =>
  store.classifications.information
    .filter((section) => section.parent === parent)
    .map(({ id, names }) => ({
      id,
      name: names[locale],
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
    .map((document) => linkOf(document, locale));
}
