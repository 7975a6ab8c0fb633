import type { HttpHandler } from 'msw';
import { AREA_FIELDS } from '../../../contract/areas';
import { AREAS } from '../../../contract/core/areas';
import { LOCALES, type Locale } from '../../../contract/core/locale';
import { can } from '../../../contract/core/permissions';
import { contentManageApi as api, type ManagedItem } from '../../../contract/manage/content';
import { fieldsOf } from '../../../contract/manage/fields';
import { itemOfDocument, pathOf } from '../../data/documents';
import type { AnyItem } from '../../data/item';
import { daysFromNow } from '../../data/moments';
import { DEPARTMENTS } from '../../data/names';
import type { Person } from '../../data/people';
import { allItems, type Store } from '../../data/store';
import { MockFailure } from '../../endpoint/failure';
import { mockEndpoint } from '../../endpoint/mock-endpoint';
import { findDraft, mayEdit, requireEditorOf, savedOf } from '../manage-drafts';

export const manageContentHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(
    store,
    api.list,
    ({ area, state, draft, department, expiresWithin, query = '', sort, page, pageSize }, { person, locale }) => {
      const published = allItems(store);
      const first = store.drafts.filter(
        (each) => !published.some(({ area: other, id }) => other === each.area && id === each.id),
      );
      const rows = [...published, ...first]
        .filter((item) => mayEdit(person, item))
        .map((item) => managedItemOf(store, item, person, locale))
        .filter((row) => area === undefined || row.area === area)
        .filter((row) => state === undefined || row.state === state)
        .filter(
          (row) => draft === undefined || (row.draft !== null && (draft === 'any' || row.draft.mine === (draft === 'mine'))),
        )
        .filter((row) => department === undefined || row.department?.id === department)
        .filter(({ expiresAt }) => expiresWithin === undefined || isWithin(expiresAt, expiresWithin))
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
    if (!mayEdit(person, item)) throw new MockFailure('permission.denied');
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
  const draft = findDraft(store, item);
  const saved = draft && savedOf(store, draft);
  const isPublished = allItems(store).includes(item);
  const { texts } = draft ?? item;
  return {
    ...{ area, id, publishedAt, expiresAt, views },
    revision: isPublished ? item.revision : 0,
    titles: Object.fromEntries(LOCALES.flatMap((each) => (texts[each] ? [[each, texts[each].title]] : []))),
    state: isPublished ? 'published' : 'draft',
    draft: saved
      ? { version: saved.version, savedAt: saved.savedAt, savedBy: saved.savedBy, mine: saved.savedBy?.id === person.id }
      : null,
    department: department === null ? null : { id: department, name: DEPARTMENTS[department]?.[locale] ?? department },
    updatedAt: saved && saved.savedAt > updatedAt ? saved.savedAt : updatedAt,
  };
}
