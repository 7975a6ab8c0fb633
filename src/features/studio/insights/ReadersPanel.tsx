import { useId } from 'react';
import type { DayFigures } from 'contract/manage/insights';
import { formatDate, formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import { DeferredPart } from '@/ui/states/DeferredPart';
import { Skeleton } from '@/ui/states/Skeleton';
import { CHART_HEIGHT } from './chart-size';
import { countedDays } from './counted-days';
import styles from './Insights.module.css';

export const loadChart = async () => ({ default: (await import('./ReadersChart')).ReadersChart });

const COLUMNS = ['readers', 'shares', 'downloads'] as const;

interface ReadersPanelProps {
  days: readonly DayFigures[];
  /** First day with counts; null if nothing has been counted yet. */
  countedSince: string | null;
}

/**
 * Chart of the readers of each day, with the same figures as a table. Days before the first count have no figures. A sentence takes the place
 * of a chart without a figure above zero.
 */
export function ReadersPanel({ days, countedSince }: ReadersPanelProps) {
  const { t } = useTranslation('insights');
  const titleId = useId();
  const counted = countedDays({ days, countedSince });
  if (counted.every(({ readers }) => readers === 0)) {
    return (
      <section className={styles.panel} aria-labelledby={titleId}>
        <h2 id={titleId}>{t('chart.title')}</h2>
        <p className={styles.noChart}>{t('chart.none')}</p>
      </section>
    );
  }
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.chartHead}>
        <h2 id={titleId}>{t('chart.title')}</h2>
        {countedSince !== null && counted.length === 1 && <p className="meta">{t('chart.begun')}</p>}
      </div>
      <div className={styles.chart}>
        <DeferredPart load={loadChart} waiting={<Skeleton height={`${CHART_HEIGHT}px`} />}>
          {(Chart) => <Chart days={days} counted={counted} />}
        </DeferredPart>
      </div>
      <details className={styles.alternative}>
        <summary>
          <Icon name="chevron-right" size={16} />
          {t('chart.table')}
        </summary>
        <div className={styles.scroller}>
          <table className={styles.table} aria-labelledby={titleId}>
            <thead>
              <tr>
                <th scope="col">{t('chart.day')}</th>
                {COLUMNS.map((name) => (
                  <th key={name} scope="col" className={styles.number}>
                    {t(`figure.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {counted.toReversed().map((figures) => (
                <tr key={figures.day}>
                  <th scope="row">{formatDate(figures.day)}</th>
                  {COLUMNS.map((name) => (
                    <td key={name} className={styles.number} data-zero={figures[name] === 0}>
                      {formatNumber(figures[name])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
