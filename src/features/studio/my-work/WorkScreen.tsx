import { useTranslation } from '@/lib/i18n/useTranslation';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { LoadingBlock } from '@/ui/states/LoadingBlock';
import type { Query } from '@/ui/states/QueryState';
import { CheckAgain } from './CheckAgain';
import { ContinueWriting, DraftsSkeleton } from './ContinueWriting';
import { useWorkLists } from './useWorkLists';
import { FailedReleases } from '../releases/FailedReleases';
import { useFailedReleases } from '../releases/useFailedReleases';
import { SunkPages } from '../questions/SunkPages';
import { useSunkPages } from '../questions/useSunkPages';
import { WaitingReviews } from '../review/WaitingReviews';
import { useReviewCount } from '../review/useReviewCount';
import { WORK_COLUMNS, WORK_LISTS } from './work-lists';
import { SectionSkeleton, WorkSection } from './WorkSection';
import styles from './WorkScreen.module.css';

/** First place of the studio: the drafts that the person saved last, then the lists that may need their attention. */
export function WorkScreen() {
  const { t } = useTranslation('studio');
  const lists = useWorkLists();
  const waiting = useReviewCount();
  const failed = useFailedReleases();
  const sunk = useSunkPages();
  return (
    <div className={`content ${styles.page}`}>
      <PageTitle page={t('places.work')} area={t('title')} />
      <h1>{t('places.work')}</h1>
      {isSettled(waiting) && isSettled(failed) && isSettled(sunk) && WORK_LISTS.every((name) => isSettled(lists[name])) ? (
        <>
          <WaitingReviews count={waiting.data?.total ?? 0} />
          <FailedReleases releases={failed.data?.items ?? []} />
          <ContinueWriting drafts={lists.mine} />
          <CheckAgain list={lists.stale} />
          <SunkPages pages={sunk.data?.items ?? []} total={sunk.data?.total ?? 0} onAll={sunk.showAll} />
          <div className={styles.sections}>
            {WORK_COLUMNS.map((names) => (
              <div key={names[0]} className={styles.column}>
                {names.map((name) => (
                  <WorkSection key={name} name={name} list={lists[name]} />
                ))}
              </div>
            ))}
          </div>
        </>
      ) : (
        <WorkSkeleton />
      )}
    </div>
  );
}

const isSettled = ({ data, failure }: Pick<Query<unknown>, 'data' | 'failure'>): boolean =>
  data !== undefined || failure !== null;

function WorkSkeleton() {
  return (
    <LoadingBlock>
      <DraftsSkeleton />
      <div className={styles.sections}>
        <SectionSkeleton />
        <SectionSkeleton />
      </div>
    </LoadingBlock>
  );
}
