import type { ReactNode } from 'react';
import Table from 'antd/es/table';
import type { AuditEvent } from 'contract/manage/audit';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { ListAddress } from '@/ui/list/useListAddress';
import { AntdProvider } from '@/ui/overlay/AntdProvider';
import { Icon } from '@/ui/primitives/Icon';
import { useMediaQuery } from '@/ui/primitives/useMediaQuery';
import type { AuditState } from './audit-address';
import { EventCards } from './AuditRows';
import styles from './AuditTable.module.css';
import { daysOf, groupEvents, type EventDay, type EventGroup } from './event-groups';
import { DayHead, EventAction, EventItem, EventPerson, EventTime, GroupSize } from './EventParts';
import { StateTable } from './StateTable';

interface AuditTableProps {
  events: readonly AuditEvent[];
  /** True if there are events that are not loaded yet. */
  hasOlder: boolean;
  address: ListAddress<AuditState>;
}

/** Widths of the columns on desktops and on tablets. */
const WIDE = { when: 112, who: 200, what: 320 };
const NARROW = { when: 96, who: 136, what: 220 };

/** Row of the table: the heading of a day, or events. */
type AuditRow = EventDay | EventGroup;

const isDayRow = (row: AuditRow): row is EventDay => 'groups' in row;

/** Returns a column of events; the heading of a day covers it. */
const eventColumn = (key: string, title: string, width: number | undefined, render: (group: EventGroup) => ReactNode) => ({
  key,
  title,
  width,
  onCell: (row: AuditRow) => (isDayRow(row) ? { colSpan: 0 } : {}),
  render: (_: unknown, row: AuditRow) => !isDayRow(row) && render(row),
});

/** Table of events below their days; a row opens to what it was before and after. */
export function AuditTable({ events, hasOlder, address }: AuditTableProps) {
  const { t } = useTranslation('audit');
  const widths = useMediaQuery('(max-width: 1100px)') ? NARROW : WIDE;
  return (
    <AntdProvider>
      <Table<AuditRow>
        className={styles.table}
        aria-label={t('title')}
        rowKey={(row) => (isDayRow(row) ? row.at : row.event.key)}
        rowClassName={(row) => (isDayRow(row) ? (styles.day ?? '') : '')}
        dataSource={daysOf(groupEvents(events, hasOlder)).flatMap((day) => [day, ...day.groups])}
        pagination={false}
        tableLayout="fixed"
        columns={[
          {
            key: 'when',
            title: t('column.when'),
            width: widths.when,
            onCell: (row) => (isDayRow(row) ? { colSpan: 4 } : {}),
            render: (_, row) => (isDayRow(row) ? <DayHead at={row.at} /> : <EventTime event={row.event} />),
          },
          eventColumn('who', t('column.who'), widths.who, ({ event }) => <EventPerson event={event} address={address} />),
          eventColumn('what', t('column.what'), widths.what, ({ event }) => <EventAction event={event} />),
          eventColumn('item', t('column.item'), undefined, (group) =>
            group.members.length > 0 ? <GroupSize group={group} /> : <EventItem event={group.event} address={address} />,
          ),
        ]}
        expandable={{
          columnWidth: 52,
          columnTitle: <span className="visually-hidden">{t('details')}</span>,
          rowExpandable: hasDetails,
          expandRowByClick: false,
          expandedRowRender: (row) => !isDayRow(row) && <EventDetails group={row} address={address} />,
          expandIcon: ({ expanded, record, onExpand }) =>
            hasDetails(record) && (
              <button
                type="button"
                className={`icon-button ${styles.open}`}
                aria-expanded={expanded}
                aria-label={t('openDetails', { action: t(`action.${record.event.action}`) })}
                onClick={(event) => {
                  onExpand(record, event);
                }}
              >
                <Icon name={expanded ? 'chevron-up' : 'chevron-down'} size={18} />
              </button>
            ),
        }}
      />
    </AntdProvider>
  );
}

const hasDetails = (row: AuditRow): row is EventGroup =>
  !isDayRow(row) && (row.members.length > 0 || row.event.before !== null || row.event.after !== null);

/** Events of an import, or what an event changed. */
function EventDetails({ group: { event, members }, address }: { group: EventGroup; address: ListAddress<AuditState> }) {
  if (members.length === 0) return <StateTable event={event} />;
  return (
    <ul className={styles.members}>
      <EventCards events={members} address={address} />
    </ul>
  );
}
