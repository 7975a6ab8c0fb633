import { actionsOf } from '../../../contract/core/audit';
import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import type { Locale } from '../../../contract/core/locale';
import type { auditApi, AuditEvent } from '../../../contract/manage/audit';
import type { Db } from '../../db/connect';
import { findNames, findTitles, listAuditEvents, type AuditFilter, type AuditRow } from './repository';

type Api = typeof auditApi;
type GivenFilter = Omit<ParsedInputOf<Api['export']>, 'format'>;

/** Returns the newest events that pass the filter, with the names of people and items. */
export async function readEvents(
  db: Db,
  { before, pageSize, ...given }: ParsedInputOf<Api['list']>,
  locale: Locale,
): Promise<AnswerOf<Api['list']>> {
  const rows = await listAuditEvents(db, filterOf(given), { before, limit: pageSize + 1 });
  const items = await withNames(db, rows.slice(0, pageSize), locale);
  return { items, next: rows.length > pageSize ? (items.at(-1)?.key ?? null) : null };
}

export const filterOf = ({ person, action, area, id, from, to }: GivenFilter): AuditFilter => ({
  ...{ person, area, id },
  actions: action && actionsOf(action),
  from: from === undefined ? undefined : new Date(from),
  to: to === undefined ? undefined : new Date(to),
});

/** Returns an event without the title of its item. */
export const eventOf = ({ key, at, action, person, personName, area, itemId, before, after }: AuditRow) => ({
  key,
  at: at.toISOString(),
  person: person === null ? null : { id: person, name: personName ?? '' },
  action,
  item: area === null || itemId === null ? null : { area, id: itemId },
  before: before as Record<string, unknown> | null,
  after: after as Record<string, unknown> | null,
});

/** Returns the events with the titles of their items and the names of the people whom their states name. */
async function withNames(db: Db, rows: readonly AuditRow[], locale: Locale): Promise<AuditEvent[]> {
  const events = rows.map(eventOf);
  const items = events.flatMap(({ item }) => item ?? []);
  const ids = events.flatMap((event) => subjectOf(event) ?? []);
  const [titled, people] = await Promise.all([findTitles(db, items, locale), findNames(db, [...new Set(ids)])]);
  const titles = new Map(titled.map(({ area, id, title }) => [`${area}/${id}`, title]));
  return events.map(({ item, ...event }) => ({
    ...event,
    item: item && { ...item, title: titles.get(`${item.area}/${item.id}`) ?? null },
    subject: people.find(({ id }) => id === subjectOf(event)) ?? null,
  }));
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns the id of the person whom the state of an event names; null if it names none. */
function subjectOf({ before, after }: Pick<AuditEvent, 'before' | 'after'>): string | null {
  const id = (after ?? before)?.person;
  return typeof id === 'string' && UUID.test(id) ? id : null;
}
