import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './Insights.module.css';

const WIDTH = 96;
const HEIGHT = 24;
const MARGIN = 2;

/** Line of the readers of each day, named by its first, last and highest value. */
export function Sparkline({ trend }: { trend: readonly number[] }) {
  const { t } = useTranslation('insights');
  const most = Math.max(...trend, 1);
  const points = trend.map((readers, index) => {
    const x = (index / Math.max(trend.length - 1, 1)) * WIDTH;
    const y = HEIGHT - MARGIN - (readers / most) * (HEIGHT - 2 * MARGIN);
    return [x, y].map((place) => Math.round(place * 10) / 10).join(',');
  });
  const [first, last] = [trend[0] ?? 0, trend.at(-1) ?? 0].map(formatNumber);
  const name = t('items.trendOf', { first, last, most: formatNumber(Math.max(...trend, 0)) });
  return (
    <svg
      className={styles.sparkline}
      viewBox={[0, 0, WIDTH, HEIGHT].join(' ')}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={name}
    >
      <polyline points={points.join(' ')} />
    </svg>
  );
}
