import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { isFiltered } from '@/ui/list/list-address';
import type { ListAddress } from '@/ui/list/useListAddress';
import { useIsPhone } from '@/ui/primitives/useMediaQuery';
import { DeferredPart } from '@/ui/states/DeferredPart';
import { usePreparedPart } from '@/ui/states/part-code';
import { QueryState } from '@/ui/states/QueryState';
import { ContentSkeleton } from '../content/ContentSkeleton';
import { NoResults } from '../filters/NoResults';
import { type AuditState } from './audit-address';
import styles from './AuditResults.module.css';
import { AuditRows } from './AuditRows';
import type { AuditEvents } from './useAuditEvents';
import { useChosenFilters } from './useChosenFilters';

interface AuditResultsProps {
  address: ListAddress<AuditState>;
  events: AuditEvents;
}

const loadTable = async () => ({ default: (await import('./AuditTable')).AuditTable });

/** Shows the events: a table, or cards on phones, which do not load the table's code. */
export function AuditResults({ address, events }: AuditResultsProps) {
  const { t } = useTranslation(['audit', 'studio']);
  const isPhone = useIsPhone();
  const chosen = useChosenFilters(address);
  const { person, from, to } = address.state;
  const filters = [
    ...(person === null ? [] : [t('filter.somebody')]),
    ...chosen.filter(({ key }) => key !== 'from' && key !== 'to').map(({ text }) => text),
    ...(from === null ? [] : [t('filter.since', { date: formatDate(from) })]),
    ...(to === null ? [] : [t('filter.until', { date: formatDate(to) })]),
  ];
  usePreparedPart(loadTable, !isPhone);
  return (
    <QueryState
      query={events}
      skeleton={<ContentSkeleton />}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <NoResults
          clear={isFiltered(address) ? address.hrefWith(address.defaults) : null}
          noMatch={t('noMatch')}
          about={t('studio:content.filteredBy', { filters: filters.join(t('studio:content.between')) })}
          none={{ title: t('none'), text: t('noneText') }}
        />
      }
    >
      {({ items, next }) => (
        <>
          {isPhone ? (
            <AuditRows events={items} hasOlder={next !== null} address={address} />
          ) : (
            <DeferredPart load={loadTable} waiting={<ContentSkeleton />}>
              {(Table) => <Table events={items} hasOlder={next !== null} address={address} />}
            </DeferredPart>
          )}
          {next !== null && (
            <button
              type="button"
              className={`button ${styles.older}`}
              aria-disabled={events.loadingOlder}
              onClick={events.loadOlder}
            >
              {t(events.loadingOlder ? 'loadingOlder' : 'older')}
            </button>
          )}
        </>
      )}
    </QueryState>
  );
}
