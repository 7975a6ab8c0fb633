import '@/lib/i18n/texts/studio/bulk-care';
import { useState } from 'react';
import type { CallAnswer } from 'contract/api';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { MANAGE_CONTENT_PATH } from '@/lib/paths';
import { EmptyState } from '@/ui/states/EmptyState';
import { OptionalPart } from '@/ui/states/OptionalPart';
import { QueryState } from '@/ui/states/QueryState';
import { Skeleton } from '@/ui/states/Skeleton';
import { StudioPlace } from '../place/StudioPlace';
import { contentInput } from '../content/content-address';
import { listSource, type BulkSource } from '../bulk/bulk-source';
import { LastRun } from '../bulk/LastRun';
import { loadBulkDialog } from '../bulk/load-dialog';
import { OwnerRow } from './OwnerRow';
import styles from './OwnersScreen.module.css';
import { useBulkRun } from '../bulk/useBulkRun';

type Owners = CallAnswer<'POST /api/manage/content/owners'>;

/** Place with the owners of the items that the person may edit, to hand items on when somebody has left. */
export function OwnersScreen() {
  const { t } = useTranslation(['bulkCare', 'studio']);
  const owners = useCall('POST /api/manage/content/owners', {});
  const [source, setSource] = useState<BulkSource | null>(null);
  const running = useBulkRun(owners.retry);
  const close = () => {
    setSource(null);
  };
  return (
    <StudioPlace
      title={t('owners.title')}
      lead={t('owners.text')}
      back={{ to: MANAGE_CONTENT_PATH, text: t('studio:places.content') }}
    >
      {running.run && source === null && (
        <LastRun
          run={running.run}
          onShow={() => {
            setSource(NOTHING);
          }}
        />
      )}
      <QueryState query={owners} skeleton={<OwnersSkeleton />} isEmpty={isEmpty} empty={<EmptyState title={t('owners.none')} />}>
        {(data) => (
          <OwnerList
            data={data}
            onReassign={(chosen) => {
              running.clear();
              setSource(chosen);
            }}
          />
        )}
      </QueryState>
      {source && (
        <OptionalPart load={loadBulkDialog} onFailure={close}>
          {(Dialog) => (
            <Dialog kind={source === NOTHING ? 'results' : 'owner'} source={source} running={running} onClose={close} />
          )}
        </OptionalPart>
      )}
    </StudioPlace>
  );
}

const NOTHING: BulkSource = { count: 0, area: null, load: () => Promise.resolve([]) };

const isEmpty = ({ owners, without }: Owners): boolean => owners.length === 0 && without === 0;

function OwnerList({ data: { owners, without }, onReassign }: { data: Owners; onReassign: (source: BulkSource) => void }) {
  const { t } = useTranslation('bulkCare');
  return (
    <ul className="boxed-list" aria-label={t('owners.title')}>
      {without > 0 && (
        <OwnerRow
          owner={null}
          count={without}
          due={0}
          onReassign={() => {
            onReassign(listSource(contentInput({ owned: 'none' }), without));
          }}
        />
      )}
      {owners.map((owner) => (
        <OwnerRow
          key={owner.id}
          owner={owner}
          count={owner.count}
          due={owner.due}
          onReassign={() => {
            onReassign(listSource(contentInput({ owner: owner.id }), owner.count));
          }}
        />
      ))}
    </ul>
  );
}

const OwnersSkeleton = () => (
  <div className="boxed-list">
    {['38%', '52%', '44%', '60%'].map((width) => (
      <div key={width} className={styles.row}>
        <Skeleton width={width} height="16px" />
        <Skeleton width="80px" height="13px" />
      </div>
    ))}
  </div>
);
