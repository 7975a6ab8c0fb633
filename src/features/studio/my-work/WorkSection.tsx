import { useId } from 'react';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { SectionHead } from '@/ui/primitives/SectionHead';
import { QueryState } from '@/ui/states/QueryState';
import { Skeleton } from '@/ui/states/Skeleton';
import { contentPath } from '../content/content-address';
import { WORK_FILTERS, type WorkListCall, type WorkSectionName } from './work-lists';
import { WorkRow } from './WorkRow';
import styles from './WorkSection.module.css';

interface WorkSectionProps {
  name: WorkSectionName;
  list: WorkListCall;
}

/** Short list of items with a link to all of them. Renders nothing for an empty list. */
export function WorkSection({ name, list }: WorkSectionProps) {
  const { t } = useTranslation('studio');
  const titleId = useId();
  const total = list.data?.total ?? 0;
  const all = {
    to: contentPath(WORK_FILTERS[name]),
    text: t(`work.${name}.all`, { count: total, formatted: formatNumber(total) }),
  };
  if (list.data && list.data.items.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <SectionHead id={titleId} title={t(`work.${name}.title`)} all={list.data && all} />
      <QueryState query={list} skeleton={<RowsSkeleton />}>
        {({ items }) => (
          <ul className={styles.rows} aria-labelledby={titleId}>
            {items.map((item) => (
              <WorkRow key={`${item.area} ${item.id}`} item={item} list={name} />
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  );
}

const WIDTHS = ['54%', '72%', '46%', '64%', '58%'];

const RowsSkeleton = () => (
  <div className={styles.rows}>
    {WIDTHS.map((width) => (
      <div key={width} className={styles.row}>
        <Skeleton width="32px" height="32px" />
        <Skeleton width={width} height="14px" />
        <Skeleton width="72px" height="13px" />
      </div>
    ))}
  </div>
);

/** Placeholder of a section. */
export const SectionSkeleton = () => (
  <div className={styles.section}>
    <div className={styles.headSkeleton}>
      <Skeleton width="180px" height="19px" />
    </div>
    <RowsSkeleton />
  </div>
);
