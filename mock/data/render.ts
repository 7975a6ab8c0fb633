import type { Highlight, HighlightPart } from '../../contract/item';
import { LOCALES, type Locale } from '../../contract/locale';
import type { Form, FormCard } from '../../contract/servicehall';
import { can } from '../../contract/permissions';
import { CLASSIFICATIONS, DEPARTMENTS } from './names';
import type { Person } from './people';
import type { MockService, ServiceText } from './service-factory';
import type { Store } from './store';

const PASSAGE_CHARACTERS = 160;

/** A key for what a person did to an item. */
export const deed = (person: Person, area: string, id: string): string => `${person.id} ${area} ${id}`;

/** The text in the language asked for, or in the other when it has none. */
export function textOf(service: MockService, locale: Locale): { locale: Locale; text: ServiceText } {
  for (const candidate of [locale, ...LOCALES]) {
    const text = service.texts[candidate];
    if (text) return { locale: candidate, text };
  }
  throw new Error(`service ${service.id} has no text`);
}

function departmentOf({ department }: MockService, locale: Locale): FormCard['department'] {
  const names = department === null ? undefined : DEPARTMENTS[department];
  return department !== null && names ? { id: department, name: names[locale] } : null;
}

export function cardOf(store: Store, service: MockService, person: Person, locale: Locale): FormCard {
  const { text, locale: shown } = textOf(service, locale);
  const { id, classificationIds, handling, publishedAt, updatedAt, views } = service;
  return {
    area: 'service',
    id,
    title: text.title,
    summary: text.summary,
    locale: shown,
    department: departmentOf(service, locale),
    classificationIds,
    handling,
    publishedAt,
    updatedAt,
    views,
    favourite: store.favourites.has(deed(person, 'service', id)),
  };
}

export function formOf(store: Store, service: MockService, person: Person, locale: Locale): Form {
  const { text } = textOf(service, locale);
  const { url, hotline, contact, shareCount, revision } = service;
  const { title: _title, summary: _summary, ...facts } = text;
  return {
    ...cardOf(store, service, person, locale),
    ...facts,
    url,
    hotline,
    contact,
    shareCount,
    revision,
    audience: { departments: [], locations: [], roles: [] },
    toc: [...text.body.matchAll(/<h2 id="([^"]+)">([^<]+)<\/h2>/g)].map(([, id = '', heading = '']) => ({
      id,
      text: heading,
      level: 2,
    })),
    attachments: service.attachments.map(({ bytes: _bytes, ...attachment }) => attachment),
    classifications: CLASSIFICATIONS.filter(({ id }) => service.classificationIds.includes(id)).map(({ id, names }) => ({
      id,
      name: names[locale],
    })),
    related: relatedTo(store, service, locale),
    useful: usefulOf(store, service, person),
    can: { edit: can(person, 'content.edit', { area: 'service', department: service.department }) },
  };
}

const relatedTo = (store: Store, service: MockService, locale: Locale): Form['related'] =>
  store.services
    .filter((other) => other.id !== service.id && other.classificationIds.some((id) => service.classificationIds.includes(id)))
    .slice(0, 4)
    .map((other) => {
      const { text, locale: shown } = textOf(other, locale);
      return { area: 'service', id: other.id, title: text.title, summary: text.summary, locale: shown };
    });

/** The answers of the sample's invented readers, and those given since. */
export function usefulOf(store: Store, { id, useful }: MockService, person: Person): Form['useful'] {
  const given = [...store.useful].filter(([key]) => key.endsWith(` service ${id}`)).map(([, answer]) => answer);
  const yes = given.filter(Boolean).length;
  return {
    yes: useful.yes + yes,
    no: useful.no + given.length - yes,
    mine: store.useful.get(deed(person, 'service', id)) ?? null,
  };
}

export function highlightOf({ title, summary, body }: ServiceText, query: string): Highlight {
  const words = body.replace(/<[^>]*>/g, ' ').trim();
  const passage = [summary, words].find((part) => contains(part, query)) ?? summary;
  return { title: partsOf(title, query), passage: partsOf(passage.slice(0, PASSAGE_CHARACTERS), query) };
}

export const contains = (text: string, query: string): boolean => text.toLowerCase().includes(query.toLowerCase());

function partsOf(text: string, query: string): HighlightPart[] {
  const start = query ? text.toLowerCase().indexOf(query.toLowerCase()) : -1;
  if (start < 0) return [{ text, hit: false }];
  const end = start + query.length;
  const parts = [
    { text: text.slice(0, start), hit: false },
    { text: text.slice(start, end), hit: true },
    { text: text.slice(end), hit: false },
  ];
  return parts.filter((part) => part.text);
}
