import type { AuditEvent } from 'contract/manage/audit';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { ListAddress } from '@/ui/list/useListAddress';
import type { AuditState } from './audit-address';
import styles from './AuditRows.module.css';
import { groupEvents } from './event-groups';
import { EventAction, EventItem, EventPerson, EventTime } from './EventParts';
import { StateTable } from './StateTable';

interface AuditRowsProps {
  events: readonly AuditEvent[];
  address: ListAddress<AuditState>;
}

/** Cards of events on phones, where a table has no room. */
export function AuditRows({ events, address }: AuditRowsProps) {
  const { t } = useTranslation('audit');
  return (
    <ul className="boxed-list" aria-label={t('title')}>
      {groupEvents(events).map(({ event, members }) =>
        members.length > 0 ? (
          <li key={event.key} className={styles.card}>
            <EventAction event={event} />
            <EventFacts event={event} address={address} />
            <details className={styles.details}>
              <summary>{t('items', { count: members.length, formatted: formatNumber(members.length) })}</summary>
              <ul className={styles.members}>
                <EventCards events={members} address={address} />
              </ul>
            </details>
          </li>
        ) : (
          <EventCard key={event.key} event={event} address={address} />
        ),
      )}
    </ul>
  );
}

/** Cards of the given events, each on its own. */
export const EventCards = ({ events, address }: AuditRowsProps) =>
  events.map((event) => <EventCard key={event.key} event={event} address={address} />);

interface EventProps {
  event: AuditEvent;
  address: ListAddress<AuditState>;
}

function EventCard({ event, address }: EventProps) {
  const { t } = useTranslation('audit');
  return (
    <li className={styles.card}>
      <EventAction event={event} />
      <EventItem event={event} address={address} />
      <EventFacts event={event} address={address} />
      {(event.before ?? event.after) !== null && (
        <details className={styles.details}>
          <summary>{t('details')}</summary>
          <StateTable event={event} />
        </details>
      )}
    </li>
  );
}

const EventFacts = ({ event, address }: EventProps) => (
  <p className="meta dotted">
    <span>
      <EventPerson event={event} address={address} />
    </span>
    <span>
      <EventTime event={event} />
    </span>
  </p>
);
