import { useId } from 'react';
import type { Benefit } from 'contract/welfare';
import { formatNumber } from '@/lib/i18n/format';
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
        {state === 'soon' || daysLeft === null ? t(`window.${state}`) : <DaysLeft days={daysLeft} />}
      </p>
      <p className={styles.dates}>{dates}</p>
      {state === 'soon' && until && <p className={styles.dates}>{until}</p>}
      {calendarHref && daysLeft !== null && (
        <a className={`button ${styles.calendar}`} href={calendarHref} download>
          <Icon name="calendar" />
          {t('deadline.calendar')}
        </a>
      )}
    </section>
  );
}

function DaysLeft({ days }: { days: number }) {
  const { t } = useTranslation('welfare');
  return days === 0 ? t('deadline.today') : t('deadline.daysLeft', { count: days, formatted: formatNumber(days) });
}
