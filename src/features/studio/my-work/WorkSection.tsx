import { useId } from 'react';
import type { ManagedItem } from 'contract/manage/content';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { SectionHead } from '@/ui/primitives/SectionHead';
import { QueryState } from '@/ui/states/QueryState';
import { Skeleton } from '@/ui/states/Skeleton';
import { keyOf } from '../care/item-key';
import type { PlainSectionName } from './shown-work';
import { linkToAll, type WorkListCall } from './work-lists';
import { WorkRow } from './WorkRow';
import styles from './WorkSection.module.css';

interface WorkSectionProps {
  name: PlainSectionName;
  list: WorkListCall;
  /** Items of the list that are shown. */
  items: readonly ManagedItem[];
}

/** Short list of items with a link to all of them. Renders nothing for an empty list. */
export function WorkSection({ name, list, items }: WorkSectionProps) {
  const { t } = useTranslation(['studio', 'myWork']);
  const titleId = useId();
  if (list.data && items.length === 0) return null;
  const all = linkToAll(name, list, (formatted) => t(`myWork:${name}.all`, { formatted }));
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <SectionHead
        id={titleId}
        title={t(`myWork:${name}.title`)}
        all={all}
        // The link says how many there are if not all are shown.
        count={all || !items.length ? undefined : formatNumber(items.length)}
      />
      <QueryState query={list} skeleton={<RowsSkeleton />}>
        {() => (
          <ul className={styles.rows} aria-labelledby={titleId}>
            {items.map((item) => (
              <WorkRow key={keyOf(item)} item={item} list={name} />
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
        <Skeleton width="20px" height="20px" />
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
