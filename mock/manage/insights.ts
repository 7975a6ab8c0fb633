import type { HttpHandler } from 'msw';
import { insightsApi as api, type ItemInsight } from '../../contract/manage/insights';
import type { Area } from '../../contract/core/areas';
import type { Locale } from '../../contract/core/locale';
import type { ItemRef } from '../../contract/item';
import { SAMPLE_COMPLETION, sampleFigures } from './insights-sample';
import type { AnyItem } from '../data/item';
import { PEOPLE, type Person } from '../data/people';
import { linkOf } from '../data/render';
import { allItems, publishedItem, type Store } from '../data/store';
import { MockFailure } from '../endpoint/failure';
import { mockEndpoint } from '../endpoint/mock-endpoint';
import { editable, may } from './managed';

export const insightsHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, api.overview, ({ days, area }, { person }) => sampleFigures(editableItems(store, person, { area }), days)),
  mockEndpoint(store, api.itemList, ({ days, area, sort, page, pageSize }, { person, locale }) => {
    const rows = editableItems(store, person, { area })
      .map((item) => insightOf(item, days, locale))
      .sort((a, b) => b[sort] - a[sort]);
    return { items: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length, page, pageSize };
  }),
  mockEndpoint(store, api.commentList, ({ area, id, page, pageSize }, { person, locale }) => {
    const items = editableItems(store, person, { area, id });
    const comments = store.comments.flatMap((comment) => {
      const item = items.find((each) => each.area === comment.area && each.id === comment.id);
      return item ? [{ ...comment, title: linkOf(item, locale).title, locale: linkOf(item, locale).locale }] : [];
    });
    return { items: comments.slice((page - 1) * pageSize, page * pageSize), total: comments.length, page, pageSize };
  }),
  mockEndpoint(store, api.item, ({ days, ...ref }, { person, locale }) => {
    const item = liveItem(store, ref, person);
    const figures = sampleFigures([item], days);
    const { title, locale: language } = linkOf(item, locale);
    const files = item.attachments.map(({ name }) => ({ name, downloads: figures.now.downloads }));
    return { ...figures, title, locale: language, files, completion: isMustRead(item) ? SAMPLE_COMPLETION : null };
  }),
  mockEndpoint(store, api.missingList, ({ page, pageSize, ...ref }, { person }) => {
    const people = isMustRead(liveItem(store, ref, person)) ? Object.values(PEOPLE) : [];
    const missing = people.map(({ name, department }, index) => ({ id: `person-${index}`, name, department }));
    return { items: missing.slice((page - 1) * pageSize, page * pageSize), total: missing.length, page, pageSize };
  }),
  mockEndpoint(store, api.export, ({ days, area, id }, { person, locale }) => {
    const lines =
      area && id
        ? sampleFigures([liveItem(store, { area, id }, person)], days).days.map(({ day, readers }) => `${day},${readers}`)
        : editableItems(store, person, { area }).map((item) => `${item.id},${insightOf(item, days, locale).readers}`);
    return new Response([area && id ? 'day,readers' : 'id,readers', ...lines].join('\r\n'), {
      headers: { 'content-type': 'text/csv' },
    });
  }),
];

const isMustRead = (item: AnyItem): boolean => item.area === 'notice' && item.mustRead;

/** Returns the published items that the person may edit: all, those of an area, or one. */
function editableItems(
  store: Store,
  person: Person,
  { area, id }: { area?: Area | undefined; id?: string | undefined },
): AnyItem[] {
  if (area && id) return [liveItem(store, { area, id }, person)];
  return allItems(store).filter((item) => (area === undefined || item.area === area) && may(person, 'content.edit', item));
}

function liveItem(store: Store, ref: ItemRef, person: Person): AnyItem {
  editable(store, ref, person, 'item.not_found');
  const item = publishedItem(store, ref);
  if (!item) throw new MockFailure('item.not_found');
  return item;
}

function insightOf(item: AnyItem, days: Parameters<typeof sampleFigures>[1], locale: Locale): ItemInsight {
  const { area, id, title, locale: language } = linkOf(item, locale);
  const { now, before, days: trend } = sampleFigures([item], days);
  return {
    ...{ area, id, title, locale: language, ...now },
    readersBefore: before.readers,
    trend: trend.map(({ readers }) => readers),
  };
}
