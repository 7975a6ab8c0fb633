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
import { groupEvents, type EventGroup } from './event-groups';
import { EventAction, EventItem, EventPerson, EventTime, GroupSize } from './EventParts';
import { StateTable } from './StateTable';

interface AuditTableProps {
  events: readonly AuditEvent[];
  /** True if there are events that are not loaded yet. */
  hasOlder: boolean;
  address: ListAddress<AuditState>;
}

/** Widths of the columns on desktops and on tablets. */
const WIDE = { when: 196, who: 176, what: 280 };
const NARROW = { when: 186, who: 128, what: 200 };

/** Table of events; a row opens to what it was before and after. */
export function AuditTable({ events, hasOlder, address }: AuditTableProps) {
  const { t } = useTranslation('audit');
  const widths = useMediaQuery('(max-width: 1100px)') ? NARROW : WIDE;
  return (
    <AntdProvider>
      <Table<EventGroup>
        className={styles.table}
        aria-label={t('title')}
        rowKey={({ event }) => event.key}
        dataSource={groupEvents(events, hasOlder)}
        pagination={false}
        tableLayout="fixed"
        columns={[
          { key: 'when', title: t('column.when'), width: widths.when, render: (_, { event }) => <EventTime event={event} /> },
          {
            key: 'who',
            title: t('column.who'),
            width: widths.who,
            render: (_, { event }) => <EventPerson event={event} address={address} />,
          },
          { key: 'what', title: t('column.what'), width: widths.what, render: (_, { event }) => <EventAction event={event} /> },
          {
            key: 'item',
            title: t('column.item'),
            render: (_, group) =>
              group.members.length > 0 ? <GroupSize group={group} /> : <EventItem event={group.event} address={address} />,
          },
        ]}
        expandable={{
          columnWidth: 52,
          columnTitle: <span className="visually-hidden">{t('details')}</span>,
          rowExpandable: hasDetails,
          expandRowByClick: false,
          expandedRowRender: ({ event, members }) =>
            members.length > 0 ? (
              <ul className={styles.members}>
                <EventCards events={members} address={address} />
              </ul>
            ) : (
              <StateTable event={event} />
            ),
          expandIcon: ({ expanded, expandable, record, onExpand }) =>
            expandable && (
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

const hasDetails = ({ event: { before, after }, members }: EventGroup): boolean =>
  members.length > 0 || before !== null || after !== null;
