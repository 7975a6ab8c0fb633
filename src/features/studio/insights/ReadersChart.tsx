import { useState } from 'react';
import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
  type XAxisTickContentProps,
} from 'recharts';
import type { DayFigures } from 'contract/manage/insights';
import { formatDate, formatNumber, formatShortDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { CHART_HEIGHT } from './chart-size';
import { labelledDays } from './labelled-days';

const LABEL = { fill: 'var(--ink-2)', fontSize: 13 };
const READERS = { dataKey: 'readers', fill: 'var(--primary)', isAnimationActive: false };
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

const INITIAL_WIDTH = 240;
/** Room for half of the highest label, and for half of the line on the last day. */
const MARGIN = { top: 12, right: 4, bottom: 0, left: 0 };

interface DayLabelProps extends Pick<XAxisTickContentProps, 'x' | 'y' | 'payload'> {
  days: readonly DayFigures[];
  /** Right edge of the chart, in pixels. */
  end: number;
}

/** Label of a day, centred below it; those of the first and the last day stay within the chart. */
function DayLabel({ x, y, payload: { value }, days, end }: DayLabelProps) {
  const isLast = value === days.at(-1)?.day;
  const anchor = isLast ? 'end' : value === days[0]?.day ? 'start' : 'middle';
  return (
    <text x={isLast ? end : x} y={y} dy="0.71em" textAnchor={anchor} {...LABEL}>
      {formatShortDate(String(value))}
    </text>
  );
}

/** Chart of the readers of each day, which the arrow keys walk through: an area, or a bar if a single day was counted. */
export function ReadersChart({ days, counted }: ReadersChartProps) {
  const { t } = useTranslation('insights');
  const [width, setWidth] = useState(INITIAL_WIDTH);
  return (
    <ResponsiveContainer
      width="100%"
      height={CHART_HEIGHT}
      initialDimension={{ width: INITIAL_WIDTH, height: CHART_HEIGHT }}
      onResize={setWidth}
    >
      <ComposedChart
        data={days.map((figures) => (counted.includes(figures) ? figures : { day: figures.day }))}
        margin={MARGIN}
        title={t('chart.title')}
        desc={t('chart.hint')}
        accessibilityLayer
      >
        <CartesianGrid vertical={false} stroke="var(--hairline)" />
        <XAxis
          dataKey="day"
          ticks={labelledDays(days, width)}
          tick={({ x, y, payload }: XAxisTickContentProps) => (
            <DayLabel {...{ x, y, payload, days, end: width - MARGIN.right }} />
          )}
          tickLine={false}
          tickMargin={8}
          axisLine={false}
          interval={0}
        />
        <YAxis width="auto" allowDecimals={false} tickFormatter={formatNumber} tick={LABEL} tickLine={false} axisLine={false} />
        <Tooltip
          contentStyle={TOOLTIP}
          labelFormatter={(day) => (typeof day === 'string' ? formatDate(day) : '')}
          formatter={(value) => formatNumber(Number(value))}
          isAnimationActive={false}
        />
        {counted.length === 1 ? (
          <Bar {...READERS} name={t('figure.readers')} maxBarSize={24} radius={[4, 4, 0, 0]} />
        ) : (
          <Area {...READERS} name={t('figure.readers')} stroke="var(--primary)" strokeWidth={2} fillOpacity={0.12} />
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
}
