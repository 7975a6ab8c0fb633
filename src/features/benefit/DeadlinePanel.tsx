import { useId, type ReactNode } from 'react';
import type { Benefit } from 'contract/welfare';
import { daysTo, formatDaysTo, formatNumber, formatShortDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import type { BenefitWindow } from './benefit-window';
import { CalendarLink } from './CalendarLink';
import { claimPeriodText, useWindowDates } from './useWindowDates';
import styles from './DeadlinePanel.module.css';

/** Number of days up to which an opening is told as a distance, and as a date beyond it. */
const MAX_COUNTED_DAYS = 14;

interface DeadlinePanelProps {
  benefit: Benefit;
  period: BenefitWindow;
  calendarHref?: string;
  /** Main action, below the dates. */
  children?: ReactNode;
}

/** Shows how long a benefit can still be claimed. Renders nothing for one that is always open. */
export function DeadlinePanel({ benefit, period, calendarHref, children }: DeadlinePanelProps) {
  const { t } = useTranslation('welfare');
  const titleId = useId();
  const { state, daysLeft } = period;
  const dates = useWindowDates(benefit, state);
  const range = claimPeriodText(benefit);
  if (dates === null) return null;
  const isAhead = state === 'soon';
  const calendar = calendarHref && daysLeft !== null && (
    <CalendarLink href={calendarHref} isMain={isAhead} className={styles.calendar} />
  );
  return (
    <section aria-labelledby={titleId} className={styles.panel} data-state={state}>
      <h2 id={titleId} className={`icon-title ${styles.title}`}>
        <Icon name="clock" size={16} />
        {t(`deadline.${titleOf(benefit, state)}`)}
      </h2>
      <p className={styles.state}>
        <StateText benefit={benefit} period={period} />
      </p>
      <p className={styles.dates}>{(isAhead && range) || dates}</p>
      {isAhead && calendar}
      {children && <div className={styles.action}>{children}</div>}
      {!isAhead && calendar}
    </section>
  );
}

/** Returns the text that names the panel: the opening while it lies ahead, the period if both ends are given, the deadline otherwise. */
function titleOf({ closesAt }: Benefit, state: BenefitWindow['state']): 'title' | 'opening' | 'period' {
  if (state !== 'soon') return 'title';
  return closesAt === null ? 'opening' : 'period';
}

function StateText({ benefit: { opensAt }, period: { state, daysLeft } }: Pick<DeadlinePanelProps, 'benefit' | 'period'>) {
  const { t } = useTranslation('welfare');
  if (state === 'soon' && opensAt !== null) {
    const isFar = daysTo(opensAt) > MAX_COUNTED_DAYS;
    return t('deadline.opens', { when: isFar ? formatShortDate(opensAt) : formatDaysTo(opensAt) });
  }
  return daysLeft === null ? t(`window.${state}`) : <DaysLeft days={daysLeft} />;
}

function DaysLeft({ days }: { days: number }) {
  const { t } = useTranslation('welfare');
  return days === 0 ? t('deadline.today') : t('deadline.daysLeft', { count: days, formatted: formatNumber(days) });
}
