import '@/lib/i18n/texts/studio/insights';
import { Link } from 'umi';
import type { ItemRef } from 'contract/item';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { editorPath, insightsExportPath, MANAGE_INSIGHTS_PATH } from '@/lib/paths';
import { NotFound } from '@/entities/item/page/NotFound';
import { useListAddress } from '@/ui/list/useListAddress';
import { QueryState } from '@/ui/states/QueryState';
import { StudioPlace } from '../place/StudioPlace';
import { CommentList } from './CommentList';
import { Completion } from './Completion';
import { FileDownloads } from './FileDownloads';
import { INSIGHTS_FIELDS } from './insights-address';
import styles from './Insights.module.css';
import { InsightsActions } from './InsightsActions';
import { InsightsSkeleton } from './InsightsSkeleton';
import { PeriodFigures } from './PeriodFigures';

/** Page with what readers do with one item, and who has confirmed it. */
export function ItemInsightsScreen({ area, id }: ItemRef) {
  const { t } = useTranslation('insights');
  const address = useListAddress(INSIGHTS_FIELDS);
  const { days } = address.state;
  const insight = useCall('POST /api/manage/insights/item', { area, id, days });
  const { data, failure } = insight;
  const actions = <InsightsActions address={address} exportPath={insightsExportPath({ days, area, id })} />;
  if (failure?.status === 404) return <NotFound />;
  return (
    <StudioPlace
      title={data?.title ?? (failure ? t('title') : undefined)}
      titleLocale={data?.locale}
      back={{ to: MANAGE_INSIGHTS_PATH, text: t('item.back') }}
      facts={
        <p>
          <Link to={editorPath({ area, id })}>{t('item.edit')}</Link>
        </p>
      }
      // Another period can be chosen although there are no figures.
      actions={failure && actions}
    >
      <QueryState query={insight} heading={failure ? undefined : 1} skeleton={<InsightsSkeleton withLists />}>
        {(item) => (
          <>
            {item.completion && <Completion completion={item.completion} item={{ area, id }} />}
            <div className={styles.figuresHead}>
              <h2>{t('item.figures')}</h2>
              <div className={styles.itemFilters}>{actions}</div>
            </div>
            <PeriodFigures period={item} />
            <div className={item.files.length > 0 ? styles.columns : undefined}>
              <CommentList key={days} days={days} item={{ area, id }} />
              {item.files.length > 0 && <FileDownloads files={item.files} />}
            </div>
          </>
        )}
      </QueryState>
    </StudioPlace>
  );
}
