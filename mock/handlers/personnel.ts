import type { HttpHandler } from 'msw';
import { majorityOf, mostFrequentOf } from '../../contract/core/frequent';
import { classificationGlyph } from '../../contract/core/glyph-of';
import { personnelApi as api, type PersonnelCard, type PersonnelOverview, type PersonnelPage } from '../../contract/personnel';
import { draftApi } from '../../contract/preview';
import { personBy, personLinkBy } from '../data/directory';
import type { ItemOf } from '../data/item';
import { dayFromNow } from '../data/moments';
import { cardOf, detailOf, linkOf, textOf, type Reader } from '../data/render';
import type { Store } from '../data/store';
import { areaHandlers } from '../area/area';
import { inClassification } from '../area/area-facets';
import { mockEndpoint } from '../endpoint/mock-endpoint';

const OF_TOPIC = 5;
const MAX_POPULAR = 5;
const MAX_DATES = 6;
const MAX_PEOPLE = 6;

export const personnelHandlers = (store: Store): HttpHandler[] => [
  ...areaHandlers(store, { area: 'personnel', api, card: personnelCard, detail, draftInfo: draftApi.personnel }),
  mockEndpoint(store, api.overview, (_, { person, locale }) => overview({ store, person, locale })),
];

export const personnelCard = (page: ItemOf<'personnel'>, reader: Reader): PersonnelCard => ({
  ...cardOf(page, reader),
  kind: page.kind,
});

function detail(page: ItemOf<'personnel'>, reader: Reader): PersonnelPage {
  const whole = detailOf(page, reader);
  const counterparts = counterpartsOf(page, reader.store).map((other) => linkOf(other, reader.locale));
  return {
    ...whole,
    kind: page.kind,
    url: page.url,
    keyDates: textOf(page, reader.locale).keyDates,
    counterparts,
    related: whole.related.filter(({ area, id }) => area !== 'personnel' || !counterparts.some((other) => other.id === id)),
  };
}

const counterpartsOf = (page: ItemOf<'personnel'>, { items }: Store): ItemOf<'personnel'>[] =>
  items.personnel.filter(
    (other) => other.kind !== page.kind && other.classificationIds.some((own) => page.classificationIds.includes(own)),
  );

function overview(reader: Reader): PersonnelOverview {
  const { store, locale } = reader;
  const pages = store.items.personnel.toSorted((a, b) => b.views - a.views);
  const departments = new Set(pages.map(({ department }) => department));
  return {
    topics: topicsOf(pages, reader),
    people: peopleOf(pages, reader),
    contacts: contactsOf(pages, reader),
    keyDates: keyDatesOf(pages, reader),
    mostRead: pages.slice(0, MAX_POPULAR).map((page) => linkOf(page, locale)),
    services: store.items.service
      .filter(({ department }) => departments.has(department))
      .toSorted((a, b) => b.views - a.views)
      .slice(0, MAX_POPULAR)
      .map((service) => linkOf(service, locale)),
  };
}

function topicsOf(pages: ItemOf<'personnel'>[], reader: Reader): PersonnelOverview['topics'] {
  const { store, locale } = reader;
  const roots = store.classifications.personnel.filter(({ parent }) => parent === null);
  return roots.flatMap(({ id, names, glyph }) => {
    const own = inClassification(store, 'personnel', pages, id);
    const [newest] = own.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
    if (!newest) return [];
    const owner = majorityOf(own.map((page) => ({ value: page.owner, count: 1 })));
    const department = mostFrequentOf(own.map((page) => ({ value: page.department, count: 1 })));
    const ofDepartment = own.find((page) => page.department === department);
    return {
      ...{ id, name: names[locale], glyph: classificationGlyph(names, glyph), count: own.length },
      pages: own.slice(0, OF_TOPIC).map((page) => ({ ...linkOf(page, locale), kind: page.kind })),
      owner: personLinkBy(store.directory, owner, locale),
      department: ofDepartment ? cardOf(ofDepartment, reader).department : null,
      changedAt: newest.updatedAt,
    };
  });
}

function peopleOf(pages: ItemOf<'personnel'>[], { store, locale }: Reader): PersonnelOverview['people'] {
  const countOf = (id: string) => pages.filter(({ owner }) => owner === id).length;
  return store.directory
    .filter(({ id }) => countOf(id) > 0)
    .toSorted((a, b) => countOf(b.id) - countOf(a.id))
    .slice(0, MAX_PEOPLE)
    .flatMap(({ id }) => personBy(store.directory, id, locale) ?? []);
}

function contactsOf(pages: ItemOf<'personnel'>[], reader: Reader): PersonnelOverview['contacts'] {
  const isOwned = ({ owner }: ItemOf<'personnel'>) => personBy(reader.store.directory, owner, reader.locale) !== null;
  const named = pages.flatMap((page) =>
    page.contact === null || isOwned(page) ? [] : [{ department: cardOf(page, reader).department, contact: page.contact }],
  );
  return [...new Map(named.map((one) => [`${one.department?.id ?? ''} ${one.contact}`, one])).values()];
}

/** Returns the next key dates of those pages. */
export const keyDatesOf = (pages: ItemOf<'personnel'>[], { locale }: Reader): PersonnelOverview['keyDates'] =>
  pages
    .flatMap((page) => textOf(page, locale).keyDates.map((keyDate) => ({ ...keyDate, item: linkOf(page, locale) })))
    .filter(({ date }) => date >= dayFromNow(-1))
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, MAX_DATES);
