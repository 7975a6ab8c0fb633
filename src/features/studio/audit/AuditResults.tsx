import { lazy, Suspense } from 'react';
import { Link } from 'umi';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { ListAddress } from '@/ui/list/useListAddress';
import { useMediaQuery } from '@/ui/primitives/useMediaQuery';
import { EmptyState } from '@/ui/states/EmptyState';
import { QueryState } from '@/ui/states/QueryState';
import { ContentSkeleton } from '../content/ContentSkeleton';
import { isFiltered, type AuditState } from './audit-address';
import styles from './AuditResults.module.css';
import { AuditRows } from './AuditRows';
import type { AuditEvents } from './useAuditEvents';

interface AuditResultsProps {
  address: ListAddress<AuditState>;
  events: AuditEvents;
}

const AuditTable = lazy(async () => ({ default: (await import('./AuditTable')).AuditTable }));

/** Shows the events: a table, or cards on phones, which do not load the table's code. */
export function AuditResults({ address, events }: AuditResultsProps) {
  const { t } = useTranslation('audit');
  const isPhone = useMediaQuery('(max-width: 760px)');
  return (
    <QueryState
      query={events}
      skeleton={<ContentSkeleton />}
      isEmpty={({ items }) => items.length === 0}
      empty={<NoEvents address={address} />}
    >
      {({ items, next }) => (
        <>
          {isPhone ? (
            <AuditRows events={items} address={address} />
          ) : (
            <Suspense fallback={<ContentSkeleton />}>
              <AuditTable events={items} address={address} />
            </Suspense>
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

function NoEvents({ address: { state, defaults, hrefWith } }: Pick<AuditResultsProps, 'address'>) {
  const { t } = useTranslation(['audit', 'item']);
  if (!isFiltered(state)) return <EmptyState title={t('none')} text={t('noneText')} />;
  return (
    <EmptyState title={t('item:empty.filtered')}>
      <Link className="button" to={hrefWith(defaults)}>
        {t('item:empty.clear')}
      </Link>
    </EmptyState>
  );
}
