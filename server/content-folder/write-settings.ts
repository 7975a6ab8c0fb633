import { stringify } from 'yaml';
import { AREAS, type Area } from '../../contract/core/areas';
import { LOCALES } from '../../contract/core/locale';
import { MAX_SLIDES } from '../../contract/manage/home';
import { KEYWORD_SCOPES } from '../../contract/search-admin';
import type { Db } from '../db/connect';
import { listSlides } from '../modules/home/slide-repository';
import { listDirectory } from '../modules/person/directory-repository';
import { readReviewSettings } from '../modules/review/settings';
import { CLASSIFICATIONS_FILE } from './classifications';
import { DEPARTMENTS_FILE, writtenDepartments } from './departments';
import { listBannedWords, listDepartmentsOf, listKeywords, listPins, listSynonyms, type ExportedRef } from './export-repository';
import { KEYWORDS_FILE } from './keywords';
import { REVIEW_FILE } from './review';
import { PEOPLE_FILE } from './people';
import { SLIDES_FILE } from './slides';
import { SEARCH_FILE } from './search-settings';
import type { Problem } from './problems/problem';
import { surplusSlide } from './problems/reasons';
import { dateOf, withoutMissing } from './write-item';
import { writtenClassifications } from './written-classifications';

interface WrittenSettings {
  files: Map<string, string>;
  problems: Problem[];
}

/**
 * Returns the files with what the portal has beside its documents: people, hot keywords, review settings, departments, classifications,
 * and the slides and search rules as far as they belong to exported items. With `peopleOnly`, only the people.
 */
export async function writeSettings(
  db: Db,
  exported: readonly ExportedRef[],
  { peopleOnly = false }: { peopleOnly?: boolean } = {},
): Promise<WrittenSettings> {
  if (peopleOnly) return { files: filesOf([[PEOPLE_FILE, await peopleOf(db)]]), problems: [] };
  const known = new Set(exported.map(({ area, id }) => `${area}/${id}`));
  const slides = await slidesOf(db, known);
  const problems = slides.slice(MAX_SLIDES).map(({ id }) => ({
    file: SLIDES_FILE,
    line: 1,
    reason: surplusSlide(String(id), MAX_SLIDES),
  }));
  const files = filesOf([
    [PEOPLE_FILE, await peopleOf(db)],
    [DEPARTMENTS_FILE, await writtenDepartments(db)],
    [CLASSIFICATIONS_FILE, await classificationsOf(db)],
    [SLIDES_FILE, slides.slice(0, MAX_SLIDES)],
    [SEARCH_FILE, await searchRules(db, known)],
    [KEYWORDS_FILE, await keywordsOf(db)],
    [REVIEW_FILE, await reviewOf(db, exported)],
  ]);
  return { files, problems };
}

/** Returns the files as YAML, by name. Files without content are left out. */
const filesOf = (contents: readonly (readonly [string, object])[]): Map<string, string> =>
  new Map(contents.filter(([, content]) => Object.keys(content).length).map(([file, content]) => [file, yamlOf(content)]));

const yamlOf = (value: unknown): string => stringify(value, { lineWidth: 0 });

/** Returns the classifications that have a position and published items, by area. */
async function classificationsOf(db: Db): Promise<Partial<Record<Area, object[]>>> {
  const orders: Partial<Record<Area, object[]>> = {};
  for (const area of AREAS) {
    const entries = await writtenClassifications(db, area);
    if (entries.length) orders[area] = entries;
  }
  return orders;
}

const sorted = (names: object | null) => names && Object.fromEntries(Object.entries(names).sort());

/** Returns the people and desks as the importer reads them, without default values. */
async function peopleOf(db: Db): Promise<Record<string, unknown>[]> {
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

/** Returns where drafts are reviewed, for areas that differ from `off`, and departments that exported items have. */
async function reviewOf(db: Db, exported: readonly ExportedRef[]): Promise<Partial<Record<Area, object>>> {
  const { areas } = await readReviewSettings(db);
  const used = await listDepartmentsOf(
    db,
    exported.map(({ key }) => key),
  );
  const written = AREAS.flatMap((area) => {
    const { mode, departments: modes } = areas[area] ?? { mode: 'off', departments: {} };
    const own = used.flatMap(({ id, names }) => (modes[id] ? [{ name: sorted(names), mode: modes[id] }] : []));
    if (mode === 'off' && !own.length) return [];
    return [[area, withoutMissing({ mode, departments: own.length ? own : undefined })] as const];
  });
  return Object.fromEntries(written);
}

async function keywordsOf(db: Db): Promise<Record<string, object>> {
  const rows = await listKeywords(db);
  const wordsOf = (scope: string, locale: string) =>
    rows.filter((row) => row.area === scope && row.locale === locale).map(({ word }) => word);
  const lists = KEYWORD_SCOPES.map((scope) => {
    const ofScope = LOCALES.map((locale) => [locale, wordsOf(scope, locale)] as const).filter(([, words]) => words.length);
    return [scope, Object.fromEntries(ofScope)] as const;
  });
  return Object.fromEntries(lists.filter(([, ofScope]) => Object.keys(ofScope).length));
}

async function slidesOf(db: Db, known: ReadonlySet<string>): Promise<Record<string, unknown>[]> {
  const rows = await listSlides(db);
  const shown = rows.filter(({ itemKey, area, itemId }) => itemKey === null || known.has(`${area}/${itemId}`));
  return shown.map(({ id, hue, link, texts, itemKey, area, itemId, startsAt, endsAt, isOn, source }) =>
    withoutMissing({
      ...{ id, hue },
      item: itemKey === null ? undefined : `${area}/${itemId}`,
      ...{ link, picture: source },
      ...{ startsAt: dateOf(startsAt), endsAt: dateOf(endsAt), shown: isOn ? undefined : false },
      texts: Object.fromEntries(
        Object.entries(texts)
          .sort()
          .map(([locale, { title, text, alt }]) => [locale, withoutMissing({ title, text: text || undefined, alt })]),
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
