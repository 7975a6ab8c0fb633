import { useId } from 'react';
import type { Benefit } from 'contract/welfare';
import { formatDaysTo, formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import type { BenefitWindow } from './benefit-window';
import { useWindowDates } from './useWindowDates';
import styles from './DeadlinePanel.module.css';

interface DeadlinePanelProps {
  benefit: Benefit;
  period: BenefitWindow;
  calendarHref?: string;
}

/** Shows how long a benefit can still be claimed. Renders nothing for one that is always open. */
export function DeadlinePanel({ benefit, period, calendarHref }: DeadlinePanelProps) {
  const { t } = useTranslation('welfare');
  const titleId = useId();
  const { state, daysLeft } = period;
  const dates = useWindowDates(benefit, state);
  const until = useWindowDates(benefit, 'open');
  if (dates === null) return null;
  return (
    <section aria-labelledby={titleId} className={styles.panel} data-state={state}>
      <h2 id={titleId} className={`icon-title ${styles.title}`}>
        <Icon name="clock" size={16} />
        {t('deadline.title')}
      </h2>
      <p className={styles.state}>
        <StateText benefit={benefit} period={period} />
      </p>
      <p className={styles.dates}>{dates}</p>
      {state === 'soon' && until && <p className={styles.dates}>{until}</p>}
      {calendarHref && daysLeft !== null && (
        <a className={`button ${state === 'soon' ? 'button-primary' : ''} ${styles.calendar}`} href={calendarHref} download>
          <Icon name="calendar" />
          {t('deadline.calendar')}
        </a>
      )}
    </section>
  );
}

function StateText({ benefit: { opensAt }, period: { state, daysLeft } }: Pick<DeadlinePanelProps, 'benefit' | 'period'>) {
  const { t } = useTranslation('welfare');
  if (state === 'soon' && opensAt !== null) return t('deadline.opens', { days: formatDaysTo(opensAt) });
  return daysLeft === null ? t(`window.${state}`) : <DaysLeft days={daysLeft} />;
}

function DaysLeft({ days }: { days: number }) {
  const { t } = useTranslation('welfare');
  return days === 0 ? t('deadline.today') : t('deadline.daysLeft', { count: days, formatted: formatNumber(days) });
}
