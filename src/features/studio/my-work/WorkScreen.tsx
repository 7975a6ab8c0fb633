import { useTranslation } from '@/lib/i18n/useTranslation';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { LoadingBlock } from '@/ui/states/LoadingBlock';
import { CheckAgain } from './CheckAgain';
import { ContinueWriting, DraftsSkeleton } from './ContinueWriting';
import { useWorkLists } from './useWorkLists';
import { WORK_COLUMNS, WORK_LISTS, type WorkListCall } from './work-lists';
import { SectionSkeleton, WorkSection } from './WorkSection';
import styles from './WorkScreen.module.css';

/** First place of the studio: the drafts that the person saved last, then the lists that may need their attention. */
export function WorkScreen() {
  const { t } = useTranslation('studio');
  const lists = useWorkLists();
  return (
    <div className={`content ${styles.page}`}>
      <PageTitle page={t('places.work')} area={t('title')} />
      <h1>{t('places.work')}</h1>
      {WORK_LISTS.every((name) => isSettled(lists[name])) ? (
        <>
          <ContinueWriting drafts={lists.mine} />
          <CheckAgain list={lists.stale} />
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

const isSettled = ({ data, failure }: WorkListCall): boolean => data !== undefined || failure !== null;

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
