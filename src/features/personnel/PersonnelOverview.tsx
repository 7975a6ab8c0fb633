import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { EmptyState } from '@/ui/states/EmptyState';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { QueryState } from '@/ui/states/QueryState';
import { OverviewMore } from './OverviewMore';
import { OverviewSide } from './OverviewSide';
import { OverviewSkeleton } from './OverviewSkeleton';
import { TopicCards } from './TopicCards';
import { TopicJumps } from './TopicJumps';
import styles from './PersonnelOverview.module.css';

/** Overview of topics, each with its guides and policies, beside them key dates and whom to ask, below them popular pages and services. */
export function PersonnelOverview() {
  const { t } = useTranslation(['personnel', 'shell']);
  const overview = useCall('POST /api/personnel/overview', {});
  return (
    <div className="content">
      <PageTitle area={t('shell:area.personnel')} />
      <QueryState
        query={overview}
        skeleton={<OverviewSkeleton />}
        isEmpty={({ topics, mostRead }) => topics.length === 0 && mostRead.length === 0}
        empty={<EmptyState title={t('empty.title')} text={t('empty.text')} />}
      >
        {(data) => (
          <div className={styles.frame}>
            <div className={styles.topics}>
              <TopicJumps topics={data.topics} />
              <TopicCards topics={data.topics} />
            </div>
            <OverviewSide overview={data} />
            <OverviewMore overview={data} />
          </div>
        )}
      </QueryState>
    </div>
  );
}
