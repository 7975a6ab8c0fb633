import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { DayFigures } from 'contract/manage/insights';
import { formatDate, formatNumber, formatShortDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { CHART_HEIGHT } from './chart-size';

const LABEL = { fill: 'var(--ink-2)', fontSize: 13 };
const TOOLTIP = {
  background: 'var(--surface)',
  border: 0,
  borderRadius: 8,
  boxShadow: 'var(--shadow-float)',
  color: 'var(--ink)',
};

interface ReadersChartProps {
  days: readonly DayFigures[];
  /** Those of the days that were counted; the line begins with the first of them. */
  counted: readonly DayFigures[];
}

/** Area chart of the readers of each day, which the arrow keys walk through. */
export function ReadersChart({ days, counted }: ReadersChartProps) {
  const { t } = useTranslation('insights');
  return (
    <ResponsiveContainer width="100%" height={CHART_HEIGHT} initialDimension={{ width: 240, height: CHART_HEIGHT }}>
      <AreaChart
        data={days.map((figures) => (counted.includes(figures) ? figures : { day: figures.day }))}
        // Without room for half a label at the right, the last day and most others have none.
        margin={{ top: 8, right: 32, bottom: 0, left: 0 }}
        title={t('chart.title')}
        desc={t('chart.hint')}
        accessibilityLayer
      >
        <CartesianGrid vertical={false} stroke="var(--hairline)" />
        <XAxis
          dataKey="day"
          tickFormatter={(day: string) => formatShortDate(day)}
          tick={LABEL}
          tickLine={false}
          tickMargin={8}
          axisLine={false}
          interval="equidistantPreserveEnd"
          minTickGap={40}
        />
        <YAxis width="auto" allowDecimals={false} tickFormatter={formatNumber} tick={LABEL} tickLine={false} axisLine={false} />
        <Tooltip
          contentStyle={TOOLTIP}
          labelFormatter={(day) => (typeof day === 'string' ? formatDate(day) : '')}
          formatter={(value) => formatNumber(Number(value))}
          isAnimationActive={false}
        />
        <Area
          dataKey="readers"
          name={t('figure.readers')}
          stroke="var(--primary)"
          strokeWidth={2}
          fill="var(--primary)"
          fillOpacity={0.12}
          // A line needs two points.
          dot={counted.length === 1}
          isAnimationActive={false}
        />
      </AreaChart>
    </ResponsiveContainer>
  );
}
