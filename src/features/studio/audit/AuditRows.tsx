import { useState, type ReactNode } from 'react';
import { Link } from 'umi';
import type { AuditEvent } from 'contract/manage/audit';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { ListAddress } from '@/ui/list/useListAddress';
import { Icon } from '@/ui/primitives/Icon';
import type { AuditState } from './audit-address';
import styles from './AuditRows.module.css';
import { daysOf, groupEvents } from './event-groups';
import { DayHead, EventAction, EventSubject, EventTime, GroupSize, useActorName } from './EventParts';
import { StateTable } from './StateTable';

interface EventCardsProps {
  events: readonly AuditEvent[];
  address: ListAddress<AuditState>;
}

interface AuditRowsProps extends EventCardsProps {
  /** True if there are events that are not loaded yet. */
  hasOlder: boolean;
}

/** Rows of events below their days on phones, where a table has no room. */
export const AuditRows = ({ events, hasOlder, address }: AuditRowsProps) => (
  <div className={styles.days}>
    {daysOf(groupEvents(events, hasOlder)).map(({ at, groups }) => (
      <section key={at}>
        <DayHead at={at} />
        <ul className="boxed-list" aria-label={formatDate(at)}>
          {groups.map((group) =>
            group.members.length > 0 ? (
              <Row key={group.event.key} event={group.event} subject={<GroupSize group={group} />}>
                <ul className={styles.members}>
                  <EventCards events={group.members} address={address} />
                </ul>
              </Row>
            ) : (
              <EventCard key={group.event.key} event={group.event} address={address} />
            ),
          )}
        </ul>
      </section>
    ))}
  </div>
);

/** Rows of the given events, each on its own. */
export const EventCards = ({ events, address }: EventCardsProps) =>
  events.map((event) => <EventCard key={event.key} event={event} address={address} />);

interface EventProps {
  event: AuditEvent;
  address: ListAddress<AuditState>;
}

const EventCard = ({ event, address }: EventProps) => (
  <Row event={event} subject={<EventSubject event={event} />}>
    <EventLinks event={event} address={address} />
    {(event.before ?? event.after) !== null && <StateTable event={event} />}
  </Row>
);

interface RowProps {
  event: AuditEvent;
  subject: ReactNode;
  /** Details of the event. */
  children: ReactNode;
}

/** Two or three short lines about an event. Pressing them anywhere opens its details. */
function Row({ event, subject, children }: RowProps) {
  const { t } = useTranslation('audit');
  const actor = useActorName(event);
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <div className={styles.head}>
        <div className={styles.words}>
          <div className={styles.what}>
            <EventAction event={event} />
            {subject}
          </div>
          <p className="meta dotted">
            <span>{actor}</span>
            <span>
              <EventTime event={event} />
            </span>
          </p>
        </div>
        <button
          type="button"
          className={`cover-link ${styles.open}`}
          aria-expanded={isOpen}
          aria-label={t('openDetails', { action: t(`action.${event.action}`) })}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
        </button>
      </div>
      {isOpen && <div className={styles.details}>{children}</div>}
    </li>
  );
}

/** Links to all events of the person and of the item. */
function EventLinks({ event: { person, item }, address }: EventProps) {
  const { t } = useTranslation('audit');
  if (!person && !item) return null;
  return (
    <ul className={styles.links}>
      {person && (
        <li>
          <Link to={address.hrefWith({ person: person.id })}>{t('allOfPerson', { name: person.name })}</Link>
        </li>
      )}
      {item && (
        <li>
          <Link to={address.hrefWith({ area: item.area, id: item.id })}>{t('allOfItem', { title: item.title ?? item.id })}</Link>
        </li>
      )}
    </ul>
  );
}
