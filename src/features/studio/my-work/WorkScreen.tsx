import '@/lib/i18n/texts/studio/my-work';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { LoadingBlock } from '@/ui/states/LoadingBlock';
import { EmptyState } from '@/ui/states/EmptyState';
import type { Query } from '@/ui/states/QueryState';
import { StudioPlace } from '../place/StudioPlace';
import { ContinueWriting, DraftsSkeleton } from './ContinueWriting';
import { useWorkLists } from './useWorkLists';
import { FailedReleases } from './FailedReleases';
import { useFailedReleases } from '../releases/useFailedReleases';
import { SunkPages } from './SunkPages';
import { useSunkPages } from './useSunkPages';
import { keyOf } from '../care/item-key';
import { NeedsYou } from './NeedsYou';
import { StartNew } from './StartNew';
import { WaitingReviews } from './WaitingReviews';
import { useReviewCount } from '../review/useReviewCount';
import { shownWork, workColumns, type WorkSectionName } from './shown-work';
import { WORK_LISTS } from './work-lists';
import { SectionSkeleton, WorkSection } from './WorkSection';
import styles from './WorkScreen.module.css';

/** First place of the studio: the person's latest drafts, then sections with tasks and with published items. */
export function WorkScreen() {
  const { t } = useTranslation(['studio', 'myWork']);
  const lists = useWorkLists();
  const waiting = useReviewCount();
  const failed = useFailedReleases();
  const sunk = useSunkPages();
  const scope = useCall('POST /api/manage/content/scope', {}, { toast: true });
  const shown = shownWork(lists, sunk.data?.items ?? []);
  const sectionOf = (name: WorkSectionName) => {
    if (name === 'due') return <NeedsYou key={name} items={shown.due} lists={lists} />;
    if (name === 'sunk') return <SunkPages key={name} pages={shown.sunk} total={sunk.data?.total ?? 0} onAll={sunk.showAll} />;
    return <WorkSection key={name} name={name} items={shown[name]} list={lists[name]} />;
  };
  const columns = workColumns(lists, shown);
  return (
    <StudioPlace title={t('places.work')}>
      {[waiting, failed, sunk, scope].every(isSettled) && WORK_LISTS.every((name) => isSettled(lists[name])) ? (
        <>
          <WaitingReviews count={waiting.data?.total ?? 0} />
          <FailedReleases releases={failed.data?.items ?? []} />
          <ContinueWriting drafts={lists.mine} behind={new Set(lists.behind.data?.items.map(keyOf))} />
          <div className={styles.sections}>
            {columns.map((names) => (
              <div key={names[0]} className={styles.column}>
                {names.map(sectionOf)}
              </div>
            ))}
          </div>
          {columns.length === 0 && lists.mine.data?.items.length === 0 && (
            <>
              <EmptyState drawing="done" title={t('myWork:nothing')} text={t('myWork:nothingText')} />
              <StartNew areas={scope.data?.areas ?? []} />
            </>
          )}
        </>
      ) : (
        <WorkSkeleton />
      )}
    </StudioPlace>
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
