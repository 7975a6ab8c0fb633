import { useId, useState } from 'react';
import type { ItemRef } from 'contract/item';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { SectionHead } from '@/ui/primitives/SectionHead';
import { QueryState } from '@/ui/states/QueryState';
import { Skeleton } from '@/ui/states/Skeleton';
import styles from './Insights.module.css';
import { PageButtons } from './PageButtons';

const PAGE_SIZE = 8;

/** Names of the people who have not confirmed a must-read notice. */
export function MissingPeople({ item }: { item: ItemRef }) {
  const { t } = useTranslation('insights');
  const titleId = useId();
  const [page, setPage] = useState(1);
  const missing = useCall('POST /api/manage/insights/missing/list', { ...item, page, pageSize: PAGE_SIZE });
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <SectionHead id={titleId} title={t('item.missing')} />
      <QueryState
        query={missing}
        skeleton={<Skeleton height="240px" />}
        isEmpty={({ total }) => total === 0}
        empty={<p className={styles.quiet}>{t('item.nobodyMissing')}</p>}
      >
        {({ items, total }) => (
          <>
            <ul className="boxed-list" aria-labelledby={titleId}>
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
