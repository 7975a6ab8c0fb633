import '@/lib/i18n/texts/studio/insights';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { insightsExportPath } from '@/lib/paths';
import { useListAddress } from '@/ui/list/useListAddress';
import { usePreparedPart } from '@/ui/states/part-code';
import { QueryState } from '@/ui/states/QueryState';
import { StudioPlace } from '../place/StudioPlace';
import { CommentList } from './CommentList';
import { countedDays } from './counted-days';
import { EmptySearchInbox } from './EmptySearchInbox';
import { INSIGHTS_FIELDS } from './insights-address';
import styles from './Insights.module.css';
import { InsightsActions } from './InsightsActions';
import { InsightsSkeleton } from './InsightsSkeleton';
import { PeriodFigures } from './PeriodFigures';
import { loadChart } from './ReadersPanel';
import { ReadItems } from './ReadItems';

/** Place where editors see what readers do with their items, and what they do not find. */
export function InsightsScreen() {
  const { t } = useTranslation('insights');
  const address = useListAddress(INSIGHTS_FIELDS);
  const { days, area } = address.state;
  usePreparedPart(loadChart);
  const overview = useCall('POST /api/manage/insights/overview', { days });
  return (
    <StudioPlace
      title={t('title')}
      lead={t('intro')}
      actions={<InsightsActions address={address} exportPath={insightsExportPath({ days, ...(area && { area }) })} />}
    >
      <QueryState query={overview} skeleton={<InsightsSkeleton withLists />}>
        {(figures) => <PeriodFigures period={figures} />}
      </QueryState>
      {/* Loads beside the figures, but is shown with them, because their height is not known before. */}
      <div hidden={!overview.data && !overview.failure}>
        <ReadItems address={address} countedDays={overview.data && countedDays(overview.data).length} />
        <div className={styles.columns}>
          <EmptySearchInbox days={days} />
          <CommentList key={days} days={days} />
        </div>
      </div>
    </StudioPlace>
  );
}
