import type { InsightFigures } from 'contract/manage/insights';
import { formatNumber, formatShare } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './Insights.module.css';

const SHOWN = ['readers', 'shares', 'downloads', 'useful', 'notUseful'] as const;

interface FigureCardsProps {
  now: InsightFigures;
  before: InsightFigures;
  /** False if the period before was not counted as a whole, so that there is nothing to compare with. */
  isComparable: boolean;
}

/** Figures of a period, each with its change against the period before. */
export function FigureCards({ now, before, isComparable }: FigureCardsProps) {
  const { t } = useTranslation('insights');
  const changeOf = useChangeText();
  return (
    <dl className={styles.cards} data-comparable={isComparable}>
      {SHOWN.map((name) => (
        <div key={name} className={styles.card}>
          <dt>{t(`figure.${name}`)}</dt>
          <dd className={styles.value} data-zero={now[name] === 0}>
            {formatNumber(now[name])}
          </dd>
          {isComparable && <dd className="meta">{changeOf(now[name], before[name])}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Returns a function for the change of a figure. */
function useChangeText(): (now: number, before: number) => string {
  const { t } = useTranslation('insights');
  return (now, before) => {
    if (before === 0) return t(now === 0 ? 'change.same' : 'change.none');
    const change = now / before - 1;
    if (Math.abs(change) < 0.005) return t('change.same');
    return t(change > 0 ? 'change.more' : 'change.less', { share: formatShare(Math.abs(change)) });
  };
}
