import { useId } from 'react';
import type { ManagedItem } from 'contract/manage/content';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { SectionHead } from '@/ui/primitives/SectionHead';
import { QueryState } from '@/ui/states/QueryState';
import { Skeleton } from '@/ui/states/Skeleton';
import { keyOf } from '../care/item-key';
import { ContinueCard } from './ContinueCard';
import styles from './ContinueWriting.module.css';
import { linkToAll, type WorkListCall } from './work-lists';

interface ContinueWritingProps {
  drafts: WorkListCall;
  /** Keys of the drafts with stale passages. */
  behind: ReadonlySet<string>;
}

/** Shows the drafts that the person saved last, each with a link to go on writing. Renders nothing while there are none. */
export function ContinueWriting({ drafts, behind }: ContinueWritingProps) {
  const { t } = useTranslation('myWork');
  const all = linkToAll('mine', drafts, (formatted) => t('mine.all', { formatted }));
  return (
    <QueryState query={drafts} skeleton={<DraftsSkeleton />}>
      {({ items }) => (items.length > 0 ? <Drafts items={items} behind={behind} all={all} /> : null)}
    </QueryState>
  );
}

interface DraftsProps extends Pick<ContinueWritingProps, 'behind'> {
  items: readonly ManagedItem[];
  all: ReturnType<typeof linkToAll>;
}

function Drafts({ items, behind, all }: DraftsProps) {
  const { t } = useTranslation(['studio', 'myWork']);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.drafts}>
      <SectionHead id={titleId} title={t('myWork:latest')} all={all} />
      <ul className={styles.cards} data-count={items.length}>
        {items.map((item, index) => (
          <ContinueCard key={keyOf(item)} item={item} isLead={index === 0} isBehind={behind.has(keyOf(item))} />
        ))}
      </ul>
    </section>
  );
}

/** Placeholder of the latest drafts. */
export const DraftsSkeleton = () => (
  <div className={styles.drafts}>
    <Skeleton width="min(560px, 90%)" height="32px" />
  </div>
);
