import { useId } from 'react';
import type { ManagedItem } from 'contract/manage/content';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { SectionHead } from '@/ui/primitives/SectionHead';
import { Illustration } from '@/ui/states/Illustration';
import { QueryState } from '@/ui/states/QueryState';
import { Skeleton } from '@/ui/states/Skeleton';
import { contentPath } from '../content/content-address';
import { ContinueCard } from './ContinueCard';
import styles from './ContinueWriting.module.css';
import { WORK_FILTERS, type WorkListCall } from './work-lists';

/** Shows the drafts that the person saved last, each with a link to go on writing; or how to begin one. */
export function ContinueWriting({ drafts }: { drafts: WorkListCall }) {
  return (
    <QueryState query={drafts} skeleton={<DraftsSkeleton />}>
      {({ items, total }) => (items.length > 0 ? <Drafts items={items} total={total} /> : <NothingBegun />)}
    </QueryState>
  );
}

function Drafts({ items, total }: { items: readonly ManagedItem[]; total: number }) {
  const { t } = useTranslation('studio');
  const titleId = useId();
  const all = { to: contentPath(WORK_FILTERS.mine), text: t('work.mine.all', { count: total, formatted: formatNumber(total) }) };
  return (
    <section aria-labelledby={titleId} className={styles.drafts}>
      <SectionHead id={titleId} title={t('work.latest')} all={all} />
      <ul className={styles.cards} data-count={items.length}>
        {items.map((item, index) => (
          <ContinueCard key={`${item.area} ${item.id}`} item={item} isLead={index === 0} />
        ))}
      </ul>
    </section>
  );
}

function NothingBegun() {
  const { t } = useTranslation('studio');
  return (
    <section className={styles.nothing}>
      <Illustration name="empty" />
      <div className={styles.words}>
        <h2>{t('work.nothing')}</h2>
        <p className="second">{t('work.nothingText')}</p>
      </div>
    </section>
  );
}

/** Placeholder of the latest drafts. */
export const DraftsSkeleton = () => (
  <div className={styles.nothing}>
    <Skeleton width="40px" height="40px" />
    <div className={styles.words}>
      <Skeleton width="120px" height="13px" />
      <Skeleton width="min(320px, 90%)" height="26px" />
      <Skeleton width="min(240px, 70%)" height="13px" />
    </div>
  </div>
);
