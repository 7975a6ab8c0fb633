import { stringify } from 'yaml';
import type { Db } from '../db/connect';
import { listDirectory } from '../modules/person/directory-repository';
import { listBannedWords, listPins, listSlides, listSynonyms, type ExportedRef } from './export-repository';
import { PEOPLE_FILE } from './people';
import { MAX_SLIDES, SLIDES_FILE } from './slides';
import { SEARCH_FILE } from './search-settings';
import type { Problem } from './problem';
import { dateOf, withoutMissing } from './write-item';

interface WrittenSettings {
  files: Map<string, string>;
  problems: Problem[];
}

/** Returns the files with the people of the portal, and with its slides and search rules as far as they lead to exported items. */
export async function writeSettings(db: Db, exported: readonly ExportedRef[]): Promise<WrittenSettings> {
  const known = new Set(exported.map(({ area, id }) => `${area}/${id}`));
  const slides = await slidesOf(db, known);
  const problems = slides.slice(MAX_SLIDES).map(({ id }) => ({
    file: SLIDES_FILE,
    line: 1,
    reason: `slide ${String(id)} is left out, there are more than ${MAX_SLIDES}`,
  }));
  const search = await searchRules(db, known);
  const people = await peopleOf(db);
  const files = new Map<string, string>();
  if (people.length) files.set(PEOPLE_FILE, yamlOf(people));
  if (slides.length) files.set(SLIDES_FILE, yamlOf(slides.slice(0, MAX_SLIDES)));
  if (Object.keys(search).length) files.set(SEARCH_FILE, yamlOf(search));
  return { files, problems };
}

const yamlOf = (value: unknown): string => stringify(value, { lineWidth: 0 });

/** Returns the people and desks as the importer reads them, without default values. */
async function peopleOf(db: Db): Promise<Record<string, unknown>[]> {
  const sorted = (names: object | null) => names && Object.fromEntries(Object.entries(names).sort());
  return (await listDirectory(db)).map(({ id, kind, names, roles, departments, hours, ...facts }) =>
    withoutMissing({
      id,
      kind: kind === 'person' ? undefined : kind,
      ...{ name: sorted(names), role: sorted(roles), department: sorted(departments) },
      ...{ email: facts.email, phone: facts.phone, picture: facts.picture },
      ...{ replyHours: facts.replyHours, hours: sorted(hours) },
    }),
  );
}

async function slidesOf(db: Db, known: ReadonlySet<string>): Promise<Record<string, unknown>[]> {
  const rows = await listSlides(db);
  const shown = rows.filter(({ itemKey, area, itemId }) => itemKey === null || known.has(`${area}/${itemId}`));
  return shown.map(({ id, hue, link, texts, itemKey, area, itemId, startsAt, endsAt }) =>
    withoutMissing({
      ...{ id, hue },
      item: itemKey === null ? undefined : `${area}/${itemId}`,
      link,
      ...{ startsAt: dateOf(startsAt), endsAt: dateOf(endsAt) },
      texts: Object.fromEntries(
        Object.entries(texts)
          .sort()
          .map(([locale, { title, text }]) => [locale, withoutMissing({ title, text: text || undefined })]),
      ),
    }),
  );
}

/** Returns the search rules of folder and portal; for the same query, the pins of the portal. */
async function searchRules(db: Db, known: ReadonlySet<string>): Promise<Record<string, unknown>> {
  const pins = new Map<string, { query: string; origin: string; items: string[] }>();
  for (const { key, query, origin, area, id } of await listPins(db)) {
    const pin = pins.get(key) ?? { query, origin, items: [] };
    if (pin.origin === origin && known.has(`${area}/${id}`)) pin.items.push(`${area}/${id}`);
    pins.set(key, pin);
  }
  const shown = [...pins.values()].filter(({ items }) => items.length).map(({ query, items }) => ({ query, items }));
  const synonyms = [...new Map((await listSynonyms(db)).map((words) => [JSON.stringify(words), words])).values()];
  const neverHot = await listBannedWords(db);
  return withoutMissing({
    synonyms: synonyms.length ? synonyms : undefined,
    pins: shown.length ? shown : undefined,
    neverHot: neverHot.length ? neverHot : undefined,
  });
}
