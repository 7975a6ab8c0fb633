import { useId } from 'react';
import { Link } from 'umi';
import { AREAS } from 'contract/core/areas';
import type { ItemInsight } from 'contract/manage/insights';
import { useCall } from '@/lib/api/useCall';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { insightsPath, withQuery } from '@/lib/paths';
import { Pager } from '@/ui/list/Pager';
import type { ListAddress } from '@/ui/list/useListAddress';
import { QueryState } from '@/ui/states/QueryState';
import { Skeleton } from '@/ui/states/Skeleton';
import { AreaIcon } from '@/entities/area/AreaIcon';
import { FilterSelect } from '../filters/FilterSelect';
import { NoResults } from '../filters/NoResults';
import { SORTS, type InsightsState } from './insights-address';
import styles from './Insights.module.css';
import { Sparkline } from './Sparkline';

const COLUMNS = ['readers', 'shares', 'downloads', 'useful', 'notUseful'] as const;
const PAGE_SIZE = 20;

interface ReadItemsProps {
  address: ListAddress<InsightsState>;
  /** Number of days of the period that were counted; undefined while it is not known. */
  countedDays: number | undefined;
}

/** Returns whether lines can be drawn: they need two days. */
const hasTrend = (countedDays: number | undefined): boolean => countedDays === undefined || countedDays > 1;

/** Table of the items that readers opened in the period, of one area or all, the highest figure first. */
export function ReadItems({ address, countedDays }: ReadItemsProps) {
  const { t } = useTranslation('insights');
  const titleId = useId();
  const { days, area, sort, page: shownPage } = address.state;
  const input = { days, area: area ?? undefined, sort, page: shownPage, pageSize: PAGE_SIZE };
  const list = useCall('POST /api/manage/insights/item/list', input);
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div className={styles.itemsHead}>
        <h2 id={titleId}>{t('items.title')}</h2>
        <ItemFilters address={address} />
      </div>
      <QueryState
        query={list}
        skeleton={<Skeleton height="360px" />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <NoResults
            page={shownPage}
            firstPage={address.hrefWith({ page: 1 })}
            clear={area === null ? null : address.hrefWith({ area: null })}
            none={{ title: t('items.noneTitle'), text: t('items.noneText') }}
          />
        }
      >
        {({ items, total, page, pageSize }) => (
          <>
            <table className={`${styles.table} ${styles.items}`} aria-labelledby={titleId}>
              <thead>
                <tr>
                  <th scope="col">{t('items.item')}</th>
                  {hasTrend(countedDays) && (
                    <th scope="col" className={styles.trend}>
                      {t('items.trend')}
                    </th>
                  )}
                  {COLUMNS.map((name) => (
                    <th
                      key={name}
                      scope="col"
                      className={styles.number}
                      data-column={name}
                      aria-sort={name === sort ? 'descending' : undefined}
                    >
                      {t(`figure.${name}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {items.map((item) => (
                  <ItemRow key={[item.area, item.id].join(' ')} item={item} state={address.state} countedDays={countedDays} />
                ))}
              </tbody>
            </table>
            <Pager page={page} pageSize={pageSize} total={total} hrefOf={(turned) => address.hrefWith({ page: turned })} />
          </>
        )}
      </QueryState>
    </section>
  );
}

/** Choices of the area and of the figure by which the items are sorted. */
function ItemFilters({ address: { state, show } }: { address: ListAddress<InsightsState> }) {
  const { t } = useTranslation(['insights', 'studio', 'shell']);
  // The list works while the areas are loading or cannot be loaded.
  const scope = useCall('POST /api/manage/content/scope', {}, { toast: true });
  return (
    <div className={styles.itemFilters}>
      <FilterSelect
        label={t('studio:column.area')}
        any={t('studio:content.anyArea')}
        options={(scope.data?.areas ?? AREAS).map((value) => ({ value, text: t(`shell:area.${value}`) }))}
        value={state.area}
        onChoose={(area) => {
          show({ area });
        }}
      />
      <FilterSelect
        label={t('studio:content.sortBy')}
        options={SORTS.map((value) => ({ value, text: t(`items.sort.${value}`) }))}
        value={state.sort}
        onChoose={(sort) => {
          show({ sort: sort ?? 'readers' });
        }}
      />
    </div>
  );
}

interface ItemRowProps {
  item: ItemInsight;
  state: InsightsState;
  countedDays: number | undefined;
}

function ItemRow({ item, state: { days, sort }, countedDays = item.trend.length }: ItemRowProps) {
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
      {hasTrend(countedDays) && (
        <td className={styles.trend}>
          <Sparkline trend={item.trend.slice(-countedDays)} />
        </td>
      )}
      {COLUMNS.map((name) => (
        <td
          key={name}
          className={styles.number}
          data-column={name}
          data-sorted={name === sort}
          data-label={t(`figure.${name}`)}
          data-zero={item[name] === 0}
        >
          {formatNumber(item[name])}
        </td>
      ))}
    </tr>
  );
}
