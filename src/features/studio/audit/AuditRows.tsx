import type { AuditEvent } from 'contract/manage/audit';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { ListAddress } from '@/ui/list/useListAddress';
import type { AuditState } from './audit-address';
import styles from './AuditRows.module.css';
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
      {events.map((event) => (
        <li key={event.key} className={styles.card}>
          <EventAction event={event} />
          <EventItem event={event} address={address} />
          <p className="meta dotted">
            <span>
              <EventPerson event={event} address={address} />
            </span>
            <span>
              <EventTime event={event} />
            </span>
          </p>
          {(event.before ?? event.after) !== null && (
            <details className={styles.details}>
              <summary>{t('details')}</summary>
              <StateTable event={event} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
