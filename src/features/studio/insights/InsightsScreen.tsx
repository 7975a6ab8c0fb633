import '@/lib/i18n/texts/insights';
import { useCall } from '@/lib/api/useCall';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { insightsExportPath } from '@/lib/paths';
import { useListAddress } from '@/ui/list/useListAddress';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { QueryState } from '@/ui/states/QueryState';
import { CommentList } from './CommentList';
import { EmptySearchInbox } from './EmptySearchInbox';
import { FigureCards } from './FigureCards';
import { INSIGHTS_FIELDS } from './insights-address';
import styles from './Insights.module.css';
import { InsightsHead } from './InsightsHead';
import { InsightsSkeleton } from './InsightsSkeleton';
import { ReadersPanel } from './ReadersPanel';
import { ReadItems } from './ReadItems';

/** Place where editors see what readers do with their items, and what they do not find. */
export function InsightsScreen() {
  const { t } = useTranslation(['insights', 'studio']);
  const address = useListAddress(INSIGHTS_FIELDS);
  const { days } = address.state;
  const overview = useCall('POST /api/manage/insights/overview', { days });
  return (
    <div className={`content ${styles.page}`}>
      <PageTitle page={t('title')} area={t('studio:title')} />
      <InsightsHead address={address} exportPath={insightsExportPath({ days })}>
        <h1>{t('title')}</h1>
        <p className="second">{t('intro')}</p>
      </InsightsHead>
      <QueryState query={overview} skeleton={<InsightsSkeleton />}>
        {(figures) => (
          <>
            <FigureCards now={figures.now} before={figures.before} />
            <ReadersPanel days={figures.days} />
            {figures.countedSince && (
              <p className={`meta ${styles.since}`}>{t('counting', { date: formatDate(figures.countedSince) })}</p>
            )}
          </>
        )}
      </QueryState>
      <ReadItems address={address} />
      <div className={styles.columns}>
        <EmptySearchInbox days={days} />
        <CommentList key={days} days={days} />
      </div>
    </div>
  );
}
