import { actionsOf } from '../../../contract/core/audit';
import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import type { Locale } from '../../../contract/core/locale';
import type { auditApi, AuditEvent } from '../../../contract/manage/audit';
import type { Db } from '../../db/connect';
import { findTitles, listAuditEvents, type AuditFilter, type AuditRow } from './repository';

type Api = typeof auditApi;
type GivenFilter = Omit<ParsedInputOf<Api['export']>, 'format'>;

/** Returns the newest events that pass the filter, with the names of people and items. */
export async function readEvents(
  db: Db,
  { before, pageSize, ...given }: ParsedInputOf<Api['list']>,
  locale: Locale,
): Promise<AnswerOf<Api['list']>> {
  const rows = await listAuditEvents(db, filterOf(given), { before, limit: pageSize + 1 });
  const items = await withTitles(db, rows.slice(0, pageSize), locale);
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

async function withTitles(db: Db, rows: readonly AuditRow[], locale: Locale): Promise<AuditEvent[]> {
  const events = rows.map(eventOf);
  const titled = await findTitles(
    db,
    events.flatMap(({ item }) => item ?? []),
    locale,
  );
  const titles = new Map(titled.map(({ area, id, title }) => [`${area}/${id}`, title]));
  return events.map(({ item, ...event }) => ({
    ...event,
    item: item && { ...item, title: titles.get(`${item.area}/${item.id}`) ?? null },
  }));
}
