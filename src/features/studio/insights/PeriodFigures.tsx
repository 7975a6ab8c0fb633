import type { CallAnswer } from 'contract/api';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { countedDays, isComparable } from './counted-days';
import { FigureCards } from './FigureCards';
import styles from './Insights.module.css';
import { ReadersPanel } from './ReadersPanel';

type Period = Pick<CallAnswer<'POST /api/manage/insights/overview'>, 'now' | 'before' | 'days' | 'countedSince'>;

/** Figures of a period and their chart, with the day on which counting began. */
export function PeriodFigures({ period }: { period: Period }) {
  const { t } = useTranslation('insights');
  const { now, before, countedSince } = period;
  const hasChart = countedDays(period).length > 1;
  const hasEarlier = isComparable(period);
  return (
    <>
      <FigureCards now={now} before={before} isComparable={hasEarlier} />
      <ReadersPanel {...period} />
      {countedSince && hasChart && (
        <p className={`meta ${styles.since}`}>
          {t(hasEarlier ? 'counting' : 'countingOnly', { date: formatDate(countedSince) })}
        </p>
      )}
    </>
  );
}
