import '@/lib/i18n/texts/insights';
import { Link } from 'umi';
import type { CallAnswer } from 'contract/api';
import type { ItemRef } from 'contract/item';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { editorPath, insightsExportPath, MANAGE_INSIGHTS_PATH } from '@/lib/paths';
import { NotFound } from '@/entities/item/page/NotFound';
import { useListAddress } from '@/ui/list/useListAddress';
import { Icon } from '@/ui/primitives/Icon';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { QueryState } from '@/ui/states/QueryState';
import { Skeleton } from '@/ui/states/Skeleton';
import { CommentList } from './CommentList';
import { Completion } from './Completion';
import { FigureCards } from './FigureCards';
import { FileDownloads } from './FileDownloads';
import { INSIGHTS_FIELDS } from './insights-address';
import styles from './Insights.module.css';
import { InsightsHead } from './InsightsHead';
import { InsightsSkeleton } from './InsightsSkeleton';
import { ReadersPanel } from './ReadersPanel';

/** Page with what readers do with one item, and who has confirmed it. */
export function ItemInsightsScreen({ area, id }: ItemRef) {
  const { t } = useTranslation(['insights', 'studio']);
  const address = useListAddress(INSIGHTS_FIELDS);
  const { days } = address.state;
  const insight = useCall('POST /api/manage/insights/item', { area, id, days });
  return (
    <div className={`content ${styles.page}`}>
      <PageTitle page={insight.data?.title ?? t('title')} area={t('title')} />
      {!insight.failure && (
        <>
          <Link className={styles.back} to={MANAGE_INSIGHTS_PATH}>
            <Icon name="arrow-left" size={18} />
            {t('item.back')}
          </Link>
          <InsightsHead address={address} exportPath={insightsExportPath({ days, area, id })}>
            <ItemHeading item={insight.data} editor={editorPath({ area, id })} />
          </InsightsHead>
        </>
      )}
      <QueryState query={insight} heading={1} skeleton={<InsightsSkeleton withLists />} notFound={<NotFound />}>
        {(item) => (
          <>
            <FigureCards now={item.now} before={item.before} />
            {item.completion && <Completion completion={item.completion} item={{ area, id }} />}
            <ReadersPanel days={item.days} />
            <div className={styles.columns}>
              <CommentList key={days} days={days} item={{ area, id }} />
              {item.files.length > 0 && <FileDownloads files={item.files} />}
            </div>
          </>
        )}
      </QueryState>
    </div>
  );
}

/** Title of the item with a link to its editor. */
function ItemHeading({ item, editor }: { item: CallAnswer<'POST /api/manage/insights/item'> | undefined; editor: string }) {
  const { t } = useTranslation('insights');
  return (
    <>
      {item ? (
        <h1 lang={item.locale}>{item.title}</h1>
      ) : (
        <p className={styles.titleSkeleton}>
          <Skeleton width="min(100%, 16em)" height="1em" />
        </p>
      )}
      <Link to={editor}>{t('item.edit')}</Link>
    </>
  );
}
