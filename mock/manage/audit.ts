import type { HttpHandler } from 'msw';
import { actionsOf } from '../../contract/core/audit';
import type { Locale } from '../../contract/core/locale';
import { auditApi, type AuditEvent } from '../../contract/manage/audit';
import type { ParsedInputOf } from '../../contract/core/endpoint';
import type { MockAuditEvent } from '../data/audit';
import { PEOPLE, publicId } from '../data/people';
import { linkOf } from '../data/render';
import { publishedItem, type Store } from '../data/store';
import { mockEndpoint } from '../endpoint/mock-endpoint';

export const auditHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, auditApi.list, ({ before = Infinity, pageSize, ...filter }, { locale }) => {
    const older = passing(store, filter).filter(({ key }) => key < before);
    const shown = older.slice(0, pageSize).map((event) => shownEvent(store, event, locale));
    return { items: shown, next: older.length > pageSize ? (shown.at(-1)?.key ?? null) : null };
  }),
  mockEndpoint(store, auditApi.export, ({ format, ...filter }) => {
    const events = passing(store, filter);
    const text =
      format === 'csv'
        ? ['key,at,action', ...events.map(({ key, at, action }) => `${key},${at},${action}`)].join('\r\n')
        : events.map((event) => `${JSON.stringify(event)}\n`).join('');
    return new Response(text, { headers: { 'content-type': format === 'csv' ? 'text/csv' : 'application/x-ndjson' } });
  }),
];

type Filter = Omit<ParsedInputOf<(typeof auditApi)['export']>, 'format'>;

const passing = (store: Store, { person, action, area, id, from, to }: Filter): MockAuditEvent[] =>
  store.audit.filter(
    (event) =>
      (person === undefined || (event.person !== null && publicId(event.person.id) === person)) &&
      (action === undefined || actionsOf(action).includes(event.action)) &&
      (area === undefined || event.item?.area === area) &&
      (id === undefined || event.item?.id === id) &&
      (from === undefined || new Date(event.at) >= new Date(from)) &&
      (to === undefined || new Date(event.at) < new Date(to)),
  );

function shownEvent(store: Store, { item, person, ...event }: MockAuditEvent, locale: Locale): AuditEvent {
  const found = item && (publishedItem(store, item) ?? store.drafts.find(({ area, id }) => area === item.area && id === item.id));
  return {
    ...event,
    person: person && { ...person, id: publicId(person.id) },
    item: item && { ...item, title: found ? linkOf(found, locale).title : null },
    subject: subjectOf(event),
  };
}

/** Returns the person named in the state after an event; null if it names none. */
function subjectOf({ after }: Pick<MockAuditEvent, 'after'>): AuditEvent['subject'] {
  const named = Object.values(PEOPLE).find(({ id }) => publicId(id) === after?.person);
  return named ? { id: publicId(named.id), name: named.name } : null;
}
