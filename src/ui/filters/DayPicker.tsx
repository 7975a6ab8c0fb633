import { useEffect, useRef, useState, type ComponentRef, type KeyboardEvent } from 'react';
import DatePicker from 'antd/es/date-picker';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/zh-cn';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AntdProvider } from '../overlay/AntdProvider';
import { Icon } from '../primitives/Icon';
import { MIN_DAY } from './parse-day';
import styles from './PeriodFilter.module.css';

interface DayPickerProps {
  label: string;
  /** Selected day, in the form `2026-12-18` like all days here. */
  day: string | null;
  /** Limits, both included. */
  min: string | null;
  max: string | null;
  onChoose: (day: string) => void;
  /** Called when the person closes it; focus returns to the button that opened it. */
  onCancel: () => void;
  /** Called when a press or focus elsewhere closes it. */
  onLeave: () => void;
}

/** Functions that return the date each key moves to from the current one. */
const STEPS: Partial<Record<string, (from: Dayjs) => Dayjs>> = {
  ArrowLeft: (from) => from.subtract(1, 'day'),
  ArrowRight: (from) => from.add(1, 'day'),
  ArrowUp: (from) => from.subtract(1, 'week'),
  ArrowDown: (from) => from.add(1, 'week'),
  PageUp: (from) => from.subtract(1, 'month'),
  PageDown: (from) => from.add(1, 'month'),
};

const isoOf = (day: Dayjs): string => day.format('YYYY-MM-DD');

/** The open antd calendar, with keyboard navigation between days, which antd lacks. */
export default function DayPicker({ label, day, min, max, onChoose, onCancel, onLeave }: DayPickerProps) {
  const { t } = useTranslation('item');
  const [marked, setMarked] = useState(() => (day ? dayjs(day) : null));
  const rootRef = useRef<HTMLDivElement>(null);
  const pickerRef = useRef<ComponentRef<typeof DatePicker>>(null);
  useEffect(() => {
    pickerRef.current?.focus();
  }, []);
  const [first, last] = [dayjs(min ?? MIN_DAY), max === null ? null : dayjs(max)];
  const withinLimits = (at: Dayjs): Dayjs => {
    if (at.isBefore(first)) return first;
    return last && at.isAfter(last) ? last : at;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step) setMarked(withinLimits(marked ? step(marked) : dayjs().startOf('day')));
    else if (event.key === 'Enter' && marked) onChoose(isoOf(marked));
    // Escape closes only the calendar; the dialog around it stays open.
    else if (event.key === 'Escape') onCancel();
    else return;
    event.preventDefault();
  };
  return (
    <div ref={rootRef}>
      <AntdProvider>
        <DatePicker
          ref={pickerRef}
          className={styles.picker}
          open
          inputReadOnly
          allowClear={false}
          value={marked}
          format={(at) => formatDate(isoOf(at))}
          minDate={first}
          maxDate={last ?? undefined}
          placeholder={t('filter.dayPattern')}
          suffixIcon={<Icon name="calendar" />}
          aria-label={t('filter.calendar', { label })}
          getPopupContainer={() => rootRef.current?.closest('dialog') ?? document.body}
          onKeyDown={onKeyDown}
          onChange={(chosen: Dayjs | null) => {
            if (chosen) onChoose(isoOf(chosen));
          }}
          onOpenChange={(stays) => {
            if (!stays) onLeave();
          }}
        />
      </AntdProvider>
      <p role="status" className="visually-hidden">
        {marked && formatDate(isoOf(marked))}
      </p>
    </div>
  );
}
