import type { HttpHandler } from 'msw';
import { AREA_FIELDS } from '../../contract/areas';
import { AREAS } from '../../contract/core/areas';
import type { AnswerOf, ParsedInputOf } from '../../contract/core/endpoint';
import { LOCALES, type Locale } from '../../contract/core/locale';
import { can } from '../../contract/core/permissions';
import {
  CHECK_SOON_DAYS,
  contentManageApi as api,
  type CareFilter,
  type ManagedItem,
  type OwnedFilter,
  type TranslationFilter,
} from '../../contract/manage/content';
import { fieldsOf } from '../../contract/manage/fields';
import { passagesBehind } from '../../markdown/passages/document';
import { documentOf, itemOfDocument, pathOf } from '../data/documents';
import type { AnyItem } from '../data/item';
import { daysFromNow } from '../data/moments';
import { departmentIn, departmentsIn } from '../data/departments';
import { textIn } from '../data/directory';
import type { Person } from '../data/people';
import type { Reader } from '../data/render';
import { allItems, type Store } from '../data/store';
import { MockFailure } from '../endpoint/failure';
import { mockEndpoint } from '../endpoint/mock-endpoint';
import { itemStateOf } from './item-state';
import { inClassification } from '../area/area-facets';
import { findDraft, findLive, keyOf, may, requireEditorOf, savedOf, titlesOf } from './managed';

const WAITING_SINCE = { submitted: 'submittedAt', returned: 'returnedAt', scheduled: 'scheduledAt' } as const;

export const manageContentHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, api.list, (input, { person, locale }) => {
    const rows = matchingRows({ store, person, locale }, input).sort(orderOf({ store, person, locale }, input));
    const { page, pageSize } = input;
    return { items: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length, page, pageSize };
  }),
  mockEndpoint(store, api.scope, (_input, { person, locale }) => ({
    areas: AREAS.filter((area) => can(person, 'content.edit', { area })),
    departments: departmentsIn(store, locale),
  })),
  mockEndpoint(store, api.owners, (_input, { person, locale }) => ownersOf(store, person, locale)),
  mockEndpoint(store, api.form, ({ area }, { person }) => {
    requireEditorOf(person, { area });
    return {
      fields: fieldsOf(AREA_FIELDS[area].fields),
      textFields: fieldsOf(AREA_FIELDS[area].textFields),
      departments: store.departments.map(({ names }) => names),
      classifications: store.classifications[area].map(({ id }) => pathOf(store, area, id)),
      audience: { departments: ['People Operations', 'Product Design'], locations: ['Lisbon'] },
      can: { publish: can(person, 'content.publish', { area }) },
    };
  }),
  mockEndpoint(store, api.render, ({ document, locale }, { person }) => {
    requireEditorOf(person, document);
    const item = itemOfDocument(store, document, undefined);
    if (!may(person, 'content.edit', item)) throw new MockFailure('permission.denied');
    const text = item.texts[locale];
    if (!text) throw new MockFailure('document.invalid', { texts: `has no text in ${locale}` });
    const { title, summary, body } = text;
    return { title, summary, body, toc: [], problems: [] };
  }),
];

type ListInput = ParsedInputOf<typeof api.list>;

/** Returns the items that the filters let through. */
function matchingRows({ store, person, locale }: Reader, input: ListInput): ManagedItem[] {
  const { area, state, waiting, draft, department, classificationId, expiresWithin, check, owned, owner, translation } = input;
  const query = (input.query ?? '').toLowerCase();
  return editableRows(store, person, locale)
    .filter((row) => area === undefined || row.area === area)
    .filter((row) => state === undefined || row.state === state)
    .filter((row) => waiting === undefined || row[WAITING_SINCE[waiting]] !== null)
    .filter((row) => draft === undefined || (row.draft !== null && (draft === 'any' || row.draft.mine === (draft === 'mine'))))
    .filter(({ expiresAt }) => expiresWithin === undefined || isWithin(expiresAt, expiresWithin))
    .filter((row) => check === undefined || needsCare(row, check))
    .filter((row) => owned === undefined || isOwned(store, row, person, owned))
    .filter((row) => owner === undefined || row.owner?.id === owner)
    .filter((row) => translation === undefined || lacksTranslation(store, row, translation))
    .filter((row) => department === undefined || row.department?.id === department)
    .filter((row) => classificationId === undefined || isIn(store, row, classificationId))
    .filter(({ id, titles }) => [id, ...Object.values(titles)].some((text) => text.toLowerCase().includes(query)));
}

/** Returns the comparison of items for the order that is asked for. */
function orderOf({ store, person, locale }: Reader, { sort, check }: ListInput): (a: ManagedItem, b: ManagedItem) => number {
  const title = ({ titles }: ManagedItem) => titles[locale] ?? '';
  const mineFirst = (a: ManagedItem, b: ManagedItem) =>
    check === 'stale' ? Number(isOwned(store, b, person, 'mine')) - Number(isOwned(store, a, person, 'mine')) : 0;
  const orders: Record<typeof sort, (a: ManagedItem, b: ManagedItem) => number> = {
    updated: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
    published: (a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''),
    expires: (a, b) => (a.expiresAt ?? '9').localeCompare(b.expiresAt ?? '9'),
    views: (a, b) => b.views - a.views,
    check: (a, b) => mineFirst(a, b) || (a.checkBy ?? '9').localeCompare(b.checkBy ?? '9'),
    title: (a, b) => title(a).localeCompare(title(b), locale),
  };
  return orders[sort];
}

const dueDay = (): string => daysFromNow(CHECK_SOON_DAYS).slice(0, 10);

function needsCare({ state, checkBy, owner }: ManagedItem, check: CareFilter): boolean {
  if (state !== 'published') return false;
  if (check === 'passed') return checkBy !== null && checkBy < daysFromNow(0).slice(0, 10);
  return (checkBy !== null && checkBy <= dueDay()) || (check === 'stale' && !owner?.name);
}

/** Returns whether a published item is in a classification or below it. */
function isIn(store: Store, { area, id }: ManagedItem, classification: string): boolean {
  const item = findLive(store, { area, id }) ?? store.archived.get(keyOf({ area, id }))?.item;
  return item !== undefined && inClassification(store, area, [item], classification).length > 0;
}

function lacksTranslation(store: Store, row: ManagedItem, translation: TranslationFilter): boolean {
  if (translation === 'missing') return LOCALES.some((locale) => !row.titles[locale]);
  const draft = findDraft(store, row);
  const published = findLive(store, row);
  const document = (draft && savedOf(store, draft))?.document ?? (published && documentOf(store, published));
  return document !== undefined && passagesBehind(document).length > 0;
}

function isOwned(store: Store, { owner }: ManagedItem, person: Person, owned: OwnedFilter): boolean {
  if (owned !== 'mine') return owned === 'none' ? owner === null : owner?.name === null;
  return store.directory.some(({ id, email }) => id === owner?.id && email?.toLowerCase() === person.email.toLowerCase());
}

/** Returns the owners of the items that the person may edit, with the numbers of their items. */
function ownersOf(store: Store, person: Person, locale: Locale): AnswerOf<(typeof api)['owners']> {
  const rows = editableRows(store, person, locale).filter(({ state }) => state !== 'archived');
  const order = store.directory.map(({ id }) => id);
  const ids = [...new Set(rows.flatMap(({ owner }) => owner?.id ?? []))].sort();
  return {
    owners: ids
      .sort((a, b) => order.indexOf(a) - order.indexOf(b))
      .map((id) => {
        const own = rows.filter(({ owner }) => owner?.id === id);
        const due = own.filter((row) => needsCare(row, 'due')).length;
        const entry = store.directory.find((each) => each.id === id);
        const text = (name: 'names' | 'roles' | 'departments') => textIn(entry?.[name] ?? null, locale);
        const shown = { name: text('names'), role: text('roles'), department: text('departments') };
        return { id, ...shown, kind: entry?.kind ?? null, picture: entry?.picture ?? null, count: own.length, due };
      }),
    without: rows.filter(({ owner }) => owner === null).length,
  };
}

/** Returns the items that the person may edit as the list shows them. */
function editableRows(store: Store, person: Person, locale: Locale): ManagedItem[] {
  const published = [...allItems(store), ...[...store.archived.values()].map(({ item }) => item)];
  const first = store.drafts.filter((each) => !published.some(({ area, id }) => id === each.id && area === each.area));
  return [...published, ...first]
    .filter((item) => may(person, 'content.edit', item))
    .map((item) => managedItemOf(store, item, person, locale));
}

/** Returns whether a moment lies in the next days. */
const isWithin = (iso: string | null, days: number): boolean =>
  iso !== null && Date.parse(iso) > Date.now() && Date.parse(iso) <= Date.parse(daysFromNow(days));

function managedItemOf(store: Store, item: AnyItem, person: Person, locale: Locale): ManagedItem {
  const { area, id, department, owner, checkBy, publishedAt, expiresAt, updatedAt, views } = item;
  const { state, draft, submitted, returned, scheduled, revision } = itemStateOf(store, { area, id }, person);
  const { texts } = findDraft(store, item) ?? item;
  return {
    ...{ area, id, state, revision, publishedAt, expiresAt, views },
    titles: titlesOf({ texts }),
    draft: draft && {
      version: draft.version,
      savedAt: draft.savedAt,
      savedBy: draft.savedBy,
      mine: draft.savedBy?.id === person.id,
    },
    department: department === null ? null : departmentIn(store, department, locale),
    owner:
      owner === null
        ? null
        : { id: owner, name: textIn(store.directory.find((entry) => entry.id === owner)?.names ?? null, locale) },
    checkBy,
    submittedAt: submitted?.at ?? null,
    returnedAt: returned?.at ?? null,
    scheduledAt: scheduled?.publishAt ?? null,
    updatedAt: draft && draft.savedAt > updatedAt ? draft.savedAt : updatedAt,
  };
}
