import type { HttpHandler } from 'msw';
import { AREA_FIELDS } from '../../contract/areas';
import { AREAS } from '../../contract/core/areas';
import { LOCALES, type Locale } from '../../contract/core/locale';
import { can } from '../../contract/core/permissions';
import { contentManageApi as api, type ManagedItem } from '../../contract/manage/content';
import { fieldsOf } from '../../contract/manage/fields';
import { itemOfDocument, pathOf } from '../data/documents';
import type { AnyItem } from '../data/item';
import { daysFromNow } from '../data/moments';
import { DEPARTMENTS } from '../data/names';
import type { Person } from '../data/people';
import { allItems, type Store } from '../data/store';
import { MockFailure } from '../endpoint/failure';
import { mockEndpoint } from '../endpoint/mock-endpoint';
import { itemStateOf } from './item-state';
import { findDraft, may, requireEditorOf } from './managed';

const WAITING_SINCE = { submitted: 'submittedAt', returned: 'returnedAt', scheduled: 'scheduledAt' } as const;

export const manageContentHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(
    store,
    api.list,
    ({ area, state, waiting, draft, department, expiresWithin, query = '', sort, page, pageSize }, { person, locale }) => {
      const published = allItems(store);
      const first = store.drafts.filter(
        (each) => !published.some(({ area: other, id }) => other === each.area && id === each.id),
      );
      const rows = [...published, ...first]
        .filter((item) => may(person, 'content.edit', item))
        .map((item) => managedItemOf(store, item, person, locale))
        .filter((row) => area === undefined || row.area === area)
        .filter((row) => state === undefined || row.state === state)
        .filter((row) => waiting === undefined || row[WAITING_SINCE[waiting]] !== null)
        .filter(
          (row) => draft === undefined || (row.draft !== null && (draft === 'any' || row.draft.mine === (draft === 'mine'))),
        )
        .filter(({ expiresAt }) => expiresWithin === undefined || isWithin(expiresAt, expiresWithin))
        .filter((row) => department === undefined || row.department?.id === department)
        .filter(({ id, titles }) =>
          [id, ...Object.values(titles)].some((text) => text.toLowerCase().includes(query.toLowerCase())),
        );
      const title = ({ titles }: ManagedItem) => titles[locale] ?? '';
      const orders: Record<typeof sort, (a: ManagedItem, b: ManagedItem) => number> = {
        updated: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
        published: (a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''),
        expires: (a, b) => (a.expiresAt ?? '9').localeCompare(b.expiresAt ?? '9'),
        views: (a, b) => b.views - a.views,
        title: (a, b) => title(a).localeCompare(title(b), locale),
      };
      const items = rows.sort(orders[sort]).slice((page - 1) * pageSize, page * pageSize);
      return { items, total: rows.length, page, pageSize };
    },
  ),
  mockEndpoint(store, api.scope, (_input, { person, locale }) => ({
    areas: AREAS.filter((area) => can(person, 'content.edit', { area })),
    departments: Object.entries(DEPARTMENTS)
      .map(([id, names]) => ({ id, name: names[locale] }))
      .sort((a, b) => a.name.localeCompare(b.name, locale)),
  })),
  mockEndpoint(store, api.form, ({ area }, { person }) => {
    requireEditorOf(person, { area });
    return {
      fields: fieldsOf(AREA_FIELDS[area].fields),
      textFields: fieldsOf(AREA_FIELDS[area].textFields),
      departments: Object.values(DEPARTMENTS),
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

/** Returns whether a moment lies in the next days. */
const isWithin = (iso: string | null, days: number): boolean =>
  iso !== null && Date.parse(iso) > Date.now() && Date.parse(iso) <= Date.parse(daysFromNow(days));

function managedItemOf(store: Store, item: AnyItem, person: Person, locale: Locale): ManagedItem {
  const { area, id, department, publishedAt, expiresAt, updatedAt, views } = item;
  const { state, draft, submitted, returned, scheduled, revision } = itemStateOf(store, { area, id }, person);
  const { texts } = findDraft(store, item) ?? item;
  return {
    ...{ area, id, state, revision, publishedAt, expiresAt, views },
    titles: Object.fromEntries(LOCALES.flatMap((each) => (texts[each] ? [[each, texts[each].title]] : []))),
    draft: draft && {
      version: draft.version,
      savedAt: draft.savedAt,
      savedBy: draft.savedBy,
      mine: draft.savedBy?.id === person.id,
    },
    department: department === null ? null : { id: department, name: DEPARTMENTS[department]?.[locale] ?? department },
    submittedAt: submitted?.at ?? null,
    returnedAt: returned?.at ?? null,
    scheduledAt: scheduled?.publishAt ?? null,
    updatedAt: draft && draft.savedAt > updatedAt ? draft.savedAt : updatedAt,
  };
}
