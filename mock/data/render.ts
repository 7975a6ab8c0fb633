import { AREAS, type Area } from '../../contract/core/areas';
import { itemPath } from '../../contract/core/paths';
import type { ItemCard, ItemDetail, ItemLink } from '../../contract/item';
import { LOCALES, type Locale } from '../../contract/core/locale';
import { can } from '../../contract/core/permissions';
import { personBy } from './directory';
import type { AnyItem } from './item';
import { departmentIn } from './departments';
import type { Person } from './people';
import type { Store } from './store';

const RELATED = 4;

/** The person who reads, their language and the mock data. */
export interface Reader {
  store: Store;
  person: Person;
  locale: Locale;
}
type TextOf<Item extends AnyItem> = NonNullable<Item['texts'][Locale]>;

/** Returns the key under which the store keeps what a person did to an item. */
export const personItemKey = (person: Person, area: string, id: string): string => `${person.id} ${area} ${id}`;

/** Returns the requested language, or another one if the item has no text in it. */
function localeOf({ id, texts }: AnyItem, locale: Locale): Locale {
  const found = [locale, ...LOCALES].find((candidate) => texts[candidate]);
  if (!found) throw new Error(`${id} has no text`);
  return found;
}

export const textOf = <Item extends AnyItem>(item: Item, locale: Locale) => item.texts[localeOf(item, locale)] as TextOf<Item>;

export function linkOf(item: AnyItem, locale: Locale): ItemLink {
  const { title, summary } = textOf(item, locale);
  return { area: item.area, id: item.id, title, summary, locale: localeOf(item, locale) };
}

export function cardOf(item: AnyItem, { store, person, locale }: Reader): ItemCard {
  const { area, id, department, classificationIds, publishedAt, updatedAt, views } = item;
  return {
    ...linkOf(item, locale),
    department: department === null ? null : departmentIn(store, department, locale),
    classificationIds,
    publishedAt,
    updatedAt,
    views,
    favourite: store.favourites.has(personItemKey(person, area, id)),
  };
}

export function detailOf(item: AnyItem, reader: Reader): ItemDetail {
  const { store, person, locale } = reader;
  const { area, department, contact, owner, shareCount, revision } = item;
  const { body, keywords } = textOf(item, locale);
  return {
    ...cardOf(item, reader),
    body,
    keywords,
    contact,
    owner: personBy(store.directory, owner, locale),
    shareCount,
    revision,
    audience: { departments: [], locations: [], roles: [] },
    toc: tocOf(body),
    attachments: item.attachments.map(({ bytes: _bytes, ...attachment }) => attachment),
    classifications: item.classificationIds.map((id) => ({ id, name: classificationName(store, area, id, locale) })),
    related: relatedTo(store, item, locale),
    changes: item.changes.map(({ at, material, notes }) => ({ at, material, note: notes[locale] })),
    locales: LOCALES.filter((candidate) => item.texts[candidate]),
    useful: usefulOf(store, item, person),
    can: { edit: can(person, 'content.edit', { area, department }) },
  };
}

function classificationName(store: Store, area: Area, id: string, locale: Locale): string {
  const known = store.classifications[area].find((classification) => classification.id === id);
  if (!known) throw new Error(`no classification of ${area} is ${id}`);
  return known.names[locale];
}

const tocOf = (body: string): ItemDetail['toc'] =>
  [...body.matchAll(/<h([2-4]) id="([^"]+)">([^<]+)<\/h\1>/g)].map(([, level, id = '', text = '']) => ({
    id,
    text,
    level: Number(level),
  }));

/**
 * Returns the items that have something in common with the item, the best matches first: a link in its text, the same narrowest
 * classification, or a keyword.
 */
function relatedTo(store: Store, item: AnyItem, locale: Locale): ItemLink[] {
  const { body } = textOf(item, locale);
  const score = (other: AnyItem): number =>
    (body.includes(`href="${itemPath(other.area, other.id)}"`) ? 2 : 0) +
    (shareClassification(store, item, other) ? 0.5 : 0) +
    (isSearchedFrom(item.area, other.area) && shareKeyword(item, other) ? 0.1 : 0);
  return AREAS.flatMap((area): AnyItem[] => store.items[area])
    .filter((other) => other.area !== item.area || other.id !== item.id)
    .map((other) => ({ other, score: score(other) }))
    .filter((match) => match.score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, RELATED)
    .map((match) => linkOf(match.other, locale));
}

function shareClassification({ classifications }: Store, item: AnyItem, other: AnyItem): boolean {
  const isNarrowest = (id: string) => !classifications[item.area].some(({ parent }) => parent === id);
  return other.area === item.area && item.classificationIds.some((id) => isNarrowest(id) && other.classificationIds.includes(id));
}

const RELATED_AREAS: Partial<Record<Area, Area[]>> = {
  benefit: ['service', 'news'],
  news: ['benefit'],
  personnel: ['service', 'benefit'],
  tool: ['service'],
};

const keywordsOf = ({ texts }: AnyItem): string[] => Object.values(texts).flatMap(({ keywords }) => keywords);

const isSearchedFrom = (area: Area, other: Area): boolean => area === other || (RELATED_AREAS[area] ?? []).includes(other);

const shareKeyword = (item: AnyItem, other: AnyItem): boolean =>
  keywordsOf(item).some((word) => keywordsOf(other).includes(word));

/** Returns the sample's feedback counts plus the feedback given since. */
export function usefulOf(store: Store, { area, id, useful }: AnyItem, person: Person): ItemDetail['useful'] {
  const given = [...store.useful].filter(([key]) => key.endsWith(` ${area} ${id}`)).map(([, answer]) => answer);
  const yes = given.filter(Boolean).length;
  return {
    yes: useful.yes + yes,
    no: useful.no + given.length - yes,
    mine: store.useful.get(personItemKey(person, area, id)) ?? null,
  };
}
