import { useId } from 'react';
import { Link } from 'umi';
import type { ItemInsight } from 'contract/manage/insights';
import { useCall } from '@/lib/api/useCall';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { insightsPath, withQuery } from '@/lib/paths';
import { Pager } from '@/ui/list/Pager';
import type { ListAddress } from '@/ui/list/useListAddress';
import { EmptyState } from '@/ui/states/EmptyState';
import { QueryState } from '@/ui/states/QueryState';
import { Skeleton } from '@/ui/states/Skeleton';
import { AreaIcon } from '@/entities/area/AreaIcon';
import type { InsightsState } from './insights-address';
import styles from './Insights.module.css';
import { Sparkline } from './Sparkline';

const COLUMNS = ['readers', 'shares', 'downloads', 'useful', 'notUseful'] as const;
const PAGE_SIZE = 20;

/** Table of the items that readers opened in the period, most readers first. */
export function ReadItems({ address: { state, hrefWith } }: { address: ListAddress<InsightsState> }) {
  const { t } = useTranslation('insights');
  const titleId = useId();
  const list = useCall('POST /api/manage/insights/item/list', { days: state.days, page: state.page, pageSize: PAGE_SIZE });
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId}>{t('items.title')}</h2>
      <QueryState
        query={list}
        skeleton={<Skeleton height="360px" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('items.noneTitle')} text={t('items.noneText')} />}
      >
        {({ items, total, page, pageSize }) => (
          <>
            <table className={`${styles.table} ${styles.items}`} aria-labelledby={titleId}>
              <thead>
                <tr>
                  <th scope="col">{t('items.item')}</th>
                  <th scope="col" className={styles.trend}>
                    {t('items.trend')}
                  </th>
                  {COLUMNS.map((name) => (
                    <th key={name} scope="col" className={styles.number} data-column={name}>
                      {t(`figure.${name}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {items.map((item) => (
                  <ItemRow key={[item.area, item.id].join(' ')} item={item} days={state.days} />
                ))}
              </tbody>
            </table>
            <Pager page={page} pageSize={pageSize} total={total} hrefOf={(turned) => hrefWith({ page: turned })} />
          </>
        )}
      </QueryState>
    </section>
  );
}

function ItemRow({ item, days }: { item: ItemInsight; days: InsightsState['days'] }) {
  const { t } = useTranslation(['insights', 'shell']);
  return (
    <tr>
      <th scope="row" className={styles.itemCell}>
        <span className={styles.itemName}>
          <span title={t(`shell:area.${item.area}`)}>
            <AreaIcon area={item.area} size="small" />
          </span>
          <Link to={withQuery(insightsPath(item), { days })} lang={item.locale}>
            {item.title}
          </Link>
        </span>
      </th>
      <td className={styles.trend}>
        <Sparkline trend={item.trend} />
      </td>
      {COLUMNS.map((name) => (
        <td key={name} className={styles.number} data-column={name} data-label={t(`figure.${name}`)}>
          {formatNumber(item[name])}
        </td>
      ))}
    </tr>
  );
}
