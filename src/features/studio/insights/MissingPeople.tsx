import { useId, useState } from 'react';
import type { ItemRef } from 'contract/item';
import { useCall } from '@/lib/api/useCall';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { SectionHead } from '@/ui/primitives/SectionHead';
import { QueryState } from '@/ui/states/QueryState';
import { Skeleton } from '@/ui/states/Skeleton';
import styles from './Insights.module.css';
import { PageButtons } from './PageButtons';

const PAGE_SIZE = 8;

interface MissingPeopleProps {
  item: ItemRef;
  /** Number of these people, known before their names are. */
  count: number;
}

/** Names of the people who have not confirmed a must-read notice. */
export function MissingPeople({ item, count }: MissingPeopleProps) {
  const { t } = useTranslation('insights');
  const titleId = useId();
  const [page, setPage] = useState(1);
  const missing = useCall('POST /api/manage/insights/missing/list', { ...item, page, pageSize: PAGE_SIZE });
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <SectionHead id={titleId} title={t('item.missing')} {...(count > 0 && { count: formatNumber(count) })} />
      <QueryState
        query={missing}
        skeleton={<NamesSkeleton count={Math.min(count, PAGE_SIZE)} />}
        isEmpty={({ total }) => total === 0}
        empty={<p className="second">{t('item.nobodyMissing')}</p>}
      >
        {({ items, total }) => (
          <>
            <ul className="boxed-list" aria-label={t('item.missing')}>
              {items.map(({ id, name, department }) => (
                <li key={id} className={styles.file}>
                  <span>{name}</span>
                  <span className="meta">{department ?? t('item.noDepartment')}</span>
                </li>
              ))}
            </ul>
            <PageButtons page={page} hasMore={total > page * PAGE_SIZE} onTurn={setPage} />
          </>
        )}
      </QueryState>
      <p className={`meta ${styles.since}`}>{t('item.missingNote')}</p>
    </section>
  );
}

const NamesSkeleton = ({ count }: { count: number }) => (
  <ul className="boxed-list" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <li key={index} className={styles.file}>
        <Skeleton width="9em" height="1em" />
      </li>
    ))}
  </ul>
);
